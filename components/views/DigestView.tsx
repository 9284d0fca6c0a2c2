import { digestPath } from '../../lib/domain/news/news-address';
import { paths } from '../../lib/domain/page/paths';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { competitionName } from '../../lib/i18n/competition-name';
import { headlineOf } from '../../lib/i18n/digest-headline';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { DigestPageData } from '../digest/digest-data';
import { PageHead } from '../head/PageHead';
import { islandOnDemand } from '../island/island';
import { ReadingPage } from '../news/article-styles';
import { UnbrokenScores } from '../news/UnbrokenScores';
import { ShareButton } from '../share/ShareButton';
import { Spoiler, SpoilerCover } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { Link } from '../ui/Link';

const DigestBody = islandOnDemand(() => import('../digest/DigestBody').then((module) => module.DigestBody));

/** The digest of a league's match day or week. Its heading is the headline; its title, and the heading while results are hidden, name only the league and the day. */
export function DigestView(data: DigestPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, span, league, stage } = data.digest;
  const day = formatDay(data.digest.day, 'date', locale);
  const reveal = useReveal();
  const lead = data.matches.find((match) => match.id === data.digest.angle.matchId);
  const headline = lead ? headlineOf(data.digest, data.digest.angle, lead, t) : null;
  const leagueName = competitionName(league.name, t);
  const title = t(`digest.${span}`, { league: leagueName, day });
  return (
    <ReadingPage>
      <PageHead
        title={title}
        description={t(`digest.description.${span}`, { league: leagueName, day })}
        path={digestPath({ id, league })}
      />
      <header>
        <small>
          <Link href={paths.news()}>{t('news.back')}</Link>
          <Link href={paths.newsOf({ leagueId: league.id })}>{t('digest.newsOf', { league: leagueName })}</Link>
        </small>
        <Spoiler tag="h1" reveal={reveal} collapses>
          <span data-nosnippet="">
            <UnbrokenScores text={headline ?? title} />
          </span>
        </Spoiler>
        <SpoilerCover tag="h1" reveal={reveal}>
          {title}
        </SpoilerCover>
        <small>
          {/* The heading itself while results are hidden. */}
          <Spoiler reveal={reveal} collapses>
            {title}
          </Spoiler>
          {stage === '' ? null : <span>{competitionName(stage, t)}</span>}
        </small>
        <p className="note">{t('digest.automatic')}</p>
        <div>
          <ShareButton
            subject={{ kind: 'digest', id }}
            path={digestPath({ id, league })}
            title={title}
            titleWithResults={headline}
            hidden={reveal.hidden}
          />
        </div>
      </header>
      <DigestBody {...data} />
      <footer>
        <Link href={paths.league(league)}>{leagueName}</Link>
        <Link href={paths.standingsOf(league.id)}>{t('standings.title')}</Link>
      </footer>
    </ReadingPage>
  );
}
