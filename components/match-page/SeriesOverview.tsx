import { useMemo } from 'react';
import styled from 'styled-components';
import { belowFold } from '../../styles/below-fold';
import { useSiteNow } from '../../lib/client/page/site-clock';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { CoverageNote } from '../figures/CoverageNote';
import { EmptyCard } from '../ui/EmptyState';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';
import { GameSummaryLines } from './GameLines';
import { figuresFollow, type SeriesGame } from '../../lib/domain/match/series-games';
import { seriesCoverage } from '../../lib/domain/statistics/coverage';
import type { PlayerOfTheMatch } from '../../lib/domain/match/player-of-the-match';
import type { TurningPoint } from '../../lib/domain/match/turning-point';

// Parts below the games, which do not change with every poll of a running match.
const TurningPointCard = islandOnDemand(() => import('./TurningPointCard').then((module) => module.TurningPointCard));
const BestPlayer = islandOnDemand(() => import('./BestPlayer').then((module) => module.BestPlayer));
const UsedChampions = islandOnDemand(() => import('./UsedChampions').then((module) => module.UsedChampions));
const SeriesFigures = islandOnDemand(() => import('./SeriesFigures').then((module) => module.SeriesFigures));
const PlayerVoteIsland = islandOnDemand(() => import('../votes/PlayerVote').then((module) => module.PlayerVote));

const Sections = styled(PageFrame)`
  & > .island ~ .island > section {
    ${belowFold(700)}
  }
  & [data-part='note'] {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly games: readonly SeriesGame[];
  readonly best?: PlayerOfTheMatch | null;
  readonly turn?: TurningPoint | null;
};

/** The overview tab: a line for each game, when it turned, the player of the match, the sums side by side, the players over the series, and the readers' choice among them. */
export function SeriesOverview({ match, games, best = null, turn = null }: Props) {
  const t = useTranslate();
  const now = useSiteNow();
  const details = useMemo(
    () => games.flatMap((game) => (game.status === 'finished' && game.detail !== null ? [game.detail] : [])),
    [games],
  );
  const follow = games.some((game) => figuresFollow(game, now));
  if (games.length === 0) {
    return <EmptyCard title={t(match.status === 'finished' ? 'game.noGames' : 'game.noGamesYet')}>{t('game.noGamesHint')}</EmptyCard>;
  }
  return (
    <Sections>
      <TitledSection id="series-games" title={t('game.games')}>
        <GameSummaryLines match={match} games={games} />
        {follow ? <p data-part="note">{t('game.statisticsLate')}</p> : null}
        {follow && details.length === 0 ? null : <CoverageNote coverage={seriesCoverage(games)} />}
      </TitledSection>
      {turn ? <TurningPointCard match={match} point={turn} /> : null}
      {best ? <BestPlayer match={match} player={best} /> : null}
      <UsedChampions match={match} games={games} />
      {details.length > 0 ? <SeriesFigures match={match} games={details} finished={seriesCoverage(games).games} /> : null}
      {match.status === 'finished' && !match.forfeit ? (
        <PlayerVoteIsland match={match} games={details} chosenId={best?.id ?? null} />
      ) : null}
    </Sections>
  );
}
