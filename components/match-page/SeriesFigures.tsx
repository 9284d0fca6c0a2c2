import styled from 'styled-components';
import { formatDecimals } from '../../lib/domain/text/format';
import { listText } from '../../lib/domain/text/list-text';
import type { MatchSummary } from '../../lib/domain/match/match';
import { fullName, sideName } from '../../lib/domain/match/match-names';
import type { PageGame } from '../../lib/domain/match/page-game';
import { seriesPlayers, teamTotals } from '../../lib/domain/match/series-figures';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { CoverageNote } from '../figures/CoverageNote';
import { Card } from '../ui/Card';
import { TitledSection } from '../ui/SectionHeading';
import { pairedTotals } from './paired-totals';
import { knownFigures, PairedBars, type PairedFigure } from './PairedBars';
import { SeriesPlayersTable } from './SeriesPlayersTable';
import { TeamHeading } from './TeamHeading';

type PartProps = { readonly match: MatchSummary; readonly games: readonly PageGame[] };
type Props = PartProps & {
  /** How many games of the match are over. */
  readonly finished: number;
};

/** The sums of a match's games side by side, and the players over the series. */
export function SeriesFigures({ match, games, finished }: Props) {
  return (
    <>
      <SeriesTotals match={match} games={games} />
      <SeriesPlayers match={match} games={games} finished={finished} />
    </>
  );
}

function SeriesTotals({ match, games }: PartProps) {
  const t = useTranslate();
  const locale = useLocale();
  const left = teamTotals(games, match.left.id);
  const right = teamTotals(games, match.right.id);
  const kda: PairedFigure = {
    key: 'kda',
    label: t('game.kdaRatio'),
    left: left.kda,
    right: right.kda,
    text: (value) => formatDecimals(value, locale, 1),
  };
  const known = knownFigures([kda, ...pairedTotals(left, right, locale, t)]);
  if (known.length === 0) return null;
  const title = (
    <>
      {t('game.totals')} <CountedGames match={match} games={games} />
    </>
  );
  return (
    <TitledSection id="series-totals" title={title} aside={<VersusLabel match={match} />}>
      <Card data-padded="">
        <PairedBars figures={known} leftName={fullName(match.left)} rightName={fullName(match.right)} />
      </Card>
    </TitledSection>
  );
}

/** "Game 1, Game 2": which games the figures count while another is played or to come. */
function CountedGames({ match, games }: PartProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (match.status !== 'running') return null;
  return (
    <small>
      {listText(
        games.map(({ position }) => t('match.game', { number: position })),
        locale,
      )}
    </small>
  );
}

const Versus = styled.span`
  color: var(--dim-text-color);

  & > b {
    font-weight: 600;
  }
  & > b:first-child {
    color: var(--left-club);
  }
  & > b:last-child {
    color: var(--right-club);
  }
`;

/** The legend of the teams' colours. */
function VersusLabel({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  return (
    <Versus>
      <b>{sideName(match.left, 'short')}</b> {t('match.versus')} <b>{sideName(match.right, 'short')}</b>
    </Versus>
  );
}

function SeriesPlayers({ match, games, finished }: Props) {
  const t = useTranslate();
  const withPlayers = games.filter(({ players }) => players.length > 0).length;
  if (withPlayers === 0) return null;
  const title = (
    <>
      {t('game.players')} <CountedGames match={match} games={games} />
    </>
  );
  return (
    <TitledSection id="series-players" title={title}>
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
    </TitledSection>
  );
}
