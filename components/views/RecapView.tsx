import { clubShortName } from '../../lib/domain/entities/club-names';
import type { FinishedSummary } from '../../lib/domain/match/match';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import { paths } from '../../lib/domain/page/paths';
import type { RecapFacts } from '../../lib/domain/news/recap';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MatchComments } from '../comments/MatchComments';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { ReadingBody, ReadingPage } from '../news/article-styles';
import { RecapText } from '../news/RecapText';
import { boardSide, ResultCard } from '../news/ResultBoard';
import { PageHead } from '../head/PageHead';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';

export type RecapViewProps = {
  readonly match: FinishedSummary;
  readonly facts: RecapFacts;
  readonly turn: TurningPoint | null;
};

/** The automatic recap of a match: its headline names only the teams, its text is hidden with the results. The match's page has it too, and is what search engines should list. */
export function RecapView({ match, facts, turn }: RecapViewProps) {
  const t = useTranslate();
  const reveal = useReveal(match);
  const { left, right, leagueName, serieName, tournamentName } = match;
  const competition = competitionOf(leagueName, [serieName, tournamentName], t);
  const stage = [serieName, tournamentName].filter(Boolean).map((name) => competitionName(name, t));
  const headline = t('recap.title', { left: clubShortName(left.name), right: clubShortName(right.name) });
  return (
    <ReadingPage>
      <PageHead
        title={headline}
        description={t('recap.description', { left: left.name, right: right.name, competition })}
        path={paths.match(match)}
      />
      <header>
        <small>
          <Link href={paths.news()}>{t('news.back')}</Link>
          <Link href={paths.league({ id: match.leagueId, name: leagueName })}>{competitionName(leagueName, t)}</Link>
        </small>
        <h1>{headline}</h1>
        <small>
          <LocalTime at={match.beginAt} show="full" />
          <span>{stage.join(' · ')}</span>
        </small>
        <p className="note">{t('recap.automatic')}</p>
      </header>
      <SpoilerArea reveal={reveal} match={match} note={t('recap.hidden')} revealLabel={t('matchPage.showResults')}>
        <ResultCard match={match} sides={{ left: boardSide(left), right: boardSide(right) }} score={[left.score, right.score]} />
        <ReadingBody>
          <RecapText match={match} facts={facts} turn={turn} />
        </ReadingBody>
      </SpoilerArea>
      <footer>
        <Link href={paths.match(match)}>{t('recap.toMatch')}</Link>
        {match.opponentType === 'team'
          ? [left, right].map(({ id, name }) => (
              <Link key={id} href={paths.team({ id, name })}>
                {name}
              </Link>
            ))
          : null}
        {match.tournamentId === 0 ? null : (
          <Link href={paths.tournament({ id: match.tournamentId, name: tournamentName })}>{stage.join(' ')}</Link>
        )}
      </footer>
      <MatchComments match={match} page={commentPage('news', `match-${match.id}`)} reveal={reveal} />
    </ReadingPage>
  );
}
