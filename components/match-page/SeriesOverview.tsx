import { useMemo } from 'react';
import styled from 'styled-components';
import { useSiteNow } from '../../lib/client/site-clock';
import { formatDecimals, formatThousands } from '../../lib/domain/format';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import { islandOnDemand } from '../island/island';
import { Card } from '../ui/Card';
import { CoverageNote } from '../figures/CoverageNote';
import { EmptyState } from '../ui/EmptyState';
import { SectionHeading } from '../ui/SectionHeading';
import { BestPlayer } from './BestPlayer';
import { GameSummaryLines } from './GameLines';
import { figuresFollow, seriesCoverage, type SeriesGame } from '../../lib/domain/match/series-games';
import type { PageGame } from '../../lib/domain/match/page-game';
import type { PlayerOfTheMatch } from '../../lib/domain/match/player-of-the-match';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import { knownFigures, PairedBars, type PairedFigure } from './PairedBars';
import { seriesPlayers, teamTotals, type SeriesTotals } from '../../lib/domain/match/series-figures';
import { SeriesPlayersTable } from './SeriesPlayersTable';
import { TeamHeading } from './TeamHeading';
import { TurningPointCard } from './TurningPointCard';
import { UsedChampions } from './UsedChampions';

const PlayerVoteIsland = islandOnDemand(() => import('../votes/PlayerVote').then((module) => module.PlayerVote));

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
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

/** The overview tab: a line for each game, when it turned, the player of the match, the sums side by side, the players over the series. */
export function SeriesOverview({ match, games, best = null, turn = null }: Props) {
  const t = useTranslate();
  const now = useSiteNow();
  const details = useMemo(
    () => games.flatMap((game) => (game.status === 'finished' && game.detail !== null ? [game.detail] : [])),
    [games],
  );
  const follow = games.some((game) => figuresFollow(game, now));
  if (games.length === 0) {
    return (
      <Card>
        <EmptyState title={t(match.status === 'finished' ? 'game.noGames' : 'game.noGamesYet')}>{t('game.noGamesHint')}</EmptyState>
      </Card>
    );
  }
  return (
    <Sections>
      <section aria-labelledby="series-games">
        <SectionHeading id="series-games">{t('game.games')}</SectionHeading>
        <GameSummaryLines match={match} games={games} />
        {follow ? <p data-part="note">{t('game.statisticsLate')}</p> : null}
        {follow && details.length === 0 ? null : <CoverageNote coverage={seriesCoverage(games)} />}
      </section>
      {turn ? <TurningPointCard match={match} point={turn} /> : null}
      {best ? <BestPlayer match={match} player={best} /> : null}
      {match.status === 'finished' && !match.forfeit ? (
        <PlayerVoteIsland match={match} games={details} chosenId={best?.id ?? null} />
      ) : null}
      <UsedChampions match={match} games={games} />
      {details.length > 0 ? (
        <>
          <SeriesTotals match={match} games={details} />
          <SeriesPlayers match={match} games={details} finished={seriesCoverage(games).games} />
        </>
      ) : null}
    </Sections>
  );
}

type PartProps = { readonly match: MatchSummary; readonly games: readonly PageGame[] };

function SeriesTotals({ match, games }: PartProps) {
  const t = useTranslate();
  const locale = useLocale();
  const left = teamTotals(games, match.left.id);
  const right = teamTotals(games, match.right.id);
  const whole = (value: number) => formatThousands(value, locale);
  const pair = (key: keyof SeriesTotals, label: string, text = whole): PairedFigure => ({
    key,
    label,
    left: left[key],
    right: right[key],
    text,
  });
  const known = knownFigures([
    pair('kda', t('game.kdaRatio'), (value) => formatDecimals(value, locale, 1)),
    pair('kills', t('game.kills')),
    pair('gold', t('game.gold')),
    pair('towers', t('game.towers')),
    pair('inhibitors', t('game.inhibitors')),
    pair('dragons', t('game.dragons')),
    { ...pair('voidGrubs', t('game.voidGrubs')), seasonal: true },
    pair('heralds', t('game.heralds')),
    { ...pair('atakhans', t('game.atakhans')), seasonal: true },
    pair('barons', t('game.barons')),
  ]);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="series-totals">
      <SectionHeading id="series-totals" aside={<VersusLabel match={match} />}>
        {t('game.totals')}
      </SectionHeading>
      <Card data-padded="">
        <PairedBars
          figures={known}
          leftName={fullName(match.left)}
          rightName={fullName(match.right)}
          leftColor="var(--main-color)"
          rightColor="var(--hl-color1)"
        />
      </Card>
    </section>
  );
}

const Versus = styled.span`
  color: var(--dim-text-color);

  & > b {
    font-weight: 600;
  }
  & > b:first-child {
    color: var(--main-color);
  }
  & > b:last-child {
    color: var(--hl-color1);
  }
`;

/** Which colour is whose. */
function VersusLabel({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  return (
    <Versus>
      <b>{sideName(match.left, 'short')}</b> {t('match.versus')} <b>{sideName(match.right, 'short')}</b>
    </Versus>
  );
}

function SeriesPlayers({ match, games, finished }: PartProps & { readonly finished: number }) {
  const t = useTranslate();
  const withPlayers = games.filter(({ players }) => players.length > 0).length;
  if (withPlayers === 0) return null;
  return (
    <section aria-labelledby="series-players">
      <SectionHeading id="series-players">{t('game.players')}</SectionHeading>
      {[match.left, match.right].map((side, index) => {
        const players = seriesPlayers(games, side.id);
        return players.length === 0 ? null : (
          <Card key={index}>
            <TeamHeading match={match} side={side} />
            <SeriesPlayersTable players={players} teamName={fullName(side)} />
          </Card>
        );
      })}
      {withPlayers < games.length ? <CoverageNote coverage={{ games: finished, withFigures: withPlayers }} /> : null}
    </section>
  );
}
