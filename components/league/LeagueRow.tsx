import { paths } from '../../lib/domain/page/paths';
import type { LeagueCatalogEntry } from '../../lib/domain/models/read-models';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { FollowStar } from '../ui/FollowStar';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

/** One league of the list: what runs now, when it plays next, and the star. Styled by `LeagueGroup`. */
export function LeagueRow({ league }: { readonly league: LeagueCatalogEntry }) {
  const t = useTranslate();
  const { id, name, acronym, img, flag, currentSerie } = league;
  return (
    <li>
      <Crest id={id} name={name} acronym={acronym} img={img} size={40} />
      <span className="names">
        <Link href={paths.league(league)}>{competitionName(name, t)}</Link>
        <small>
          {flag ? <Flag code={flag} /> : null}
          {[acronym === name ? '' : competitionName(acronym, t), competitionName(currentSerie?.fullName ?? '', t)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <NextMatch league={league} />
      <FollowStar kind="league" of={{ id, name, acronym, img, flag }} />
    </li>
  );
}

/** When the league plays next, else when it last did. */
function NextMatch({ league }: { readonly league: LeagueCatalogEntry }) {
  const t = useTranslate();
  if (league.nextMatchAt !== null) {
    return (
      <span className="next">
        <small>{t('leagues.nextMatch')}</small>
        <LocalTime at={league.nextMatchAt} show="dayTime" />
      </span>
    );
  }
  if (league.lastMatchAt === null) return <span className="next" />;
  return (
    <span className="next" data-past="">
      <small>{t('leagues.lastMatch')}</small>
      <LocalTime at={league.lastMatchAt} show="day" />
    </span>
  );
}
