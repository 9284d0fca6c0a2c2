import styled from 'styled-components';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { secondsAsMmSs } from '../../lib/domain/text/format';
import type { ChampionRef } from '../../lib/domain/match/game';
import type { MatchSummary, Side } from '../../lib/domain/match/match';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { fullName } from '../../lib/domain/match/match-names';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { PageFrame } from '../ui/page-frame';
import { TitledSection } from '../ui/SectionHeading';
import { DamageBreakdown } from './DamageBreakdown';
import { Draft } from './Draft';
import { FurtherFigures, hasFurtherFigures } from './FurtherFigures';
import { GameCourseChart } from './GameCourseChart';
import { GameLanes } from './GameLanes';
import { GamePlayersTable } from './GamePlayersTable';
import { GameScoreboard } from './GameScoreboard';
import { GameEvents, hasEvents } from './GameEvents';
import { gameSides, type GameSide } from './game-sides';
import { figuresFollow, type SeriesGame } from '../../lib/domain/match/series-games';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import type { PageGame } from '../../lib/domain/match/page-game';
import { pairedTotals } from './paired-totals';
import { knownFigures, PairedBars } from './PairedBars';
import { comparesRoles, comparesWards, RoleComparison } from './RoleComparison';
import { rolePairs } from '../../lib/domain/match/player-figures';
import { teamTotals } from '../../lib/domain/match/series-figures';
import { TeamHeading } from './TeamHeading';
import { VideoLink } from './VideoLink';

const Sections = styled(PageFrame)`
  & > [data-part='video'] {
    justify-self: start;
  }
`;

const Bars = styled(Card)`
  & > small {
    display: block;
    margin-bottom: var(--sp-3);
    text-align: center;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

type Props = {
  readonly match: MatchSummary;
  readonly game: SeriesGame;
  readonly champions: readonly ChampionRef[];
  /** The moment at which the match turned; null if that was not in this game. */
  readonly turn?: TurningPoint | null;
};

/** One game: result, objectives, draft, and both teams' players. */
export function GamePanel({ match, game, champions, turn = null }: Props) {
  const sides = gameSides(match, game);
  return (
    <Sections>
      {/* The page's head shows the same of a running game. */}
      {game.status === 'running' && game.detail !== null ? null : <GameScoreboard match={match} game={game} sides={sides} />}
      {game.videoUrl === null ? null : <VideoLink match={match} position={game.position} url={game.videoUrl} />}
      {game.detail === null ? (
        <Card>
          <NoFigures game={game} />
        </Card>
      ) : (
        <GameFigures match={match} game={game.detail} sides={sides} champions={champions} turn={turn} />
      )}
    </Sections>
  );
}

/** Why a game has no figures. That they follow soon is said only once the clock is known: the cached page must be right at any time. */
function NoFigures({ game }: { readonly game: SeriesGame }) {
  const t = useTranslate();
  const now = useSiteNow();
  if (game.status === 'running')
    return <EmptyState title={t('game.playingTitle')}>{t(game.withoutFigures ? 'game.statisticsNotKept' : 'game.playingHint')}</EmptyState>;
  if (figuresFollow(game, now)) return <EmptyState title={t('game.statisticsLate')}>{t('game.statisticsHint')}</EmptyState>;
  return <EmptyState title={t(game.withoutFigures ? 'game.statisticsNotKept' : 'game.noStatistics')} />;
}

type FiguresProps = {
  readonly match: MatchSummary;
  readonly game: PageGame;
  readonly sides: readonly [GameSide, GameSide];
  readonly champions: readonly ChampionRef[];
  readonly turn: TurningPoint | null;
};

function GameFigures({ match, game, sides, champions, turn }: FiguresProps) {
  const t = useTranslate();
  const key = `game-${game.position}`;
  const fieldsPlayers = game.players.length > 0;
  const pairs = game.status === 'running' ? rolePairs(game, sides[0].team.id, sides[1].team.id) : [];
  const lanes = pairs.length * 2 === game.players.length ? pairs : [];
  return (
    <>
      <Objectives game={game} sides={sides} />
      {game.curve ? (
        <TitledSection id={`${key}-course`} title={t(game.course ? 'gameDetail.goldAndChance' : 'gameDetail.goldAdvantage')}>
          <Card data-padded="">
            <GameCourseChart game={{ ...game, curve: game.curve }} isRunning={game.status === 'running'} sides={sides} turn={turn} />
          </Card>
        </TitledSection>
      ) : null}
      {hasEvents(game) ? (
        <TitledSection id={`${key}-events`} title={t('gameDetail.events')}>
          <Card data-padded="">
            <GameEvents game={game} sides={sides} turn={turn} />
          </Card>
        </TitledSection>
      ) : null}
      {game.teams.some((team) => team.bans.length > 0) || fieldsPlayers ? (
        <TitledSection id={`${key}-draft`} title={t('game.draft')}>
          <Card data-padded="">
            <Draft game={game} sides={sides} champions={champions} />
          </Card>
        </TitledSection>
      ) : null}
      {fieldsPlayers ? (
        <TitledSection id={`${key}-players`} title={t('game.players')}>
          {lanes.length > 0 ? (
            <Card>
              <GameLanes sides={sides} pairs={lanes} />
            </Card>
          ) : (
            sides.map(({ team, color, label }) => (
              <Card key={team.id} style={{ '--bar-color': color }}>
                <TeamHeading match={match} side={team} stripe={color}>
                  {label === null ? null : t(`game.sides.${label}`)}
                </TeamHeading>
                <GamePlayersTable game={game} teamId={team.id} teamName={fullName(team)} />
              </Card>
            ))
          )}
        </TitledSection>
      ) : null}
      {game.players.some((player) => player.damage !== null) ? (
        <TitledSection id={`${key}-damage`} title={t('gameDetail.damageBreakdown')}>
          <Card>
            <DamageBreakdown game={game} sides={sides} />
          </Card>
        </TitledSection>
      ) : null}
      {comparesRoles(game, sides) ? (
        <TitledSection id={`${key}-roles`} title={t(comparesWards(game) ? 'gameDetail.byRole' : 'gameDetail.goldByRole')}>
          <RoleComparison game={game} sides={sides} />
        </TitledSection>
      ) : null}
      {hasFurtherFigures(game) ? (
        <TitledSection id={`${key}-further`} title={t('gameDetail.further')}>
          <Card>
            <FurtherFigures game={game} sides={sides} />
          </Card>
        </TitledSection>
      ) : null}
    </>
  );
}

function Objectives({ game, sides }: { readonly game: PageGame; readonly sides: readonly [GameSide, GameSide] }) {
  const t = useTranslate();
  const locale = useLocale();
  const [left, right] = sides;
  const totals = (side: Side) => teamTotals([game], side.id);
  const known = knownFigures(pairedTotals(totals(left.team), totals(right.team), locale, t));
  if (known.length === 0) return null;
  return (
    <Bars data-padded="">
      {game.figuresAt === undefined ? null : <small>{t('match.figuresAt', { time: secondsAsMmSs(game.figuresAt) })}</small>}
      <PairedBars figures={known} leftName={fullName(left.team)} rightName={fullName(right.team)} />
    </Bars>
  );
}
