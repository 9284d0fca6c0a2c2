import { competitionName } from '../../lib/i18n/competition-name';
import type { FollowedLeague } from '../../lib/client/following/following-store';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';

export function LeagueName({ league }: { readonly league: FollowedLeague }) {
  const t = useTranslate();
  const { id, name, acronym, img, flag } = league;
  return (
    <span className="named">
      <Crest id={id} name={name} acronym={acronym} img={img} size={28} />
      <Link href={paths.league(league)}>{competitionName(name, t)}</Link>
      {flag ? <Flag code={flag} /> : null}
    </span>
  );
}
