import type { Frame, GameDetail, GameTeam } from '../../domain/match/game';
import type { ReportedEvent } from '../../domain/match/reported-events';
import { toInstant } from '../wire/wire';
import type { TeamDraft } from './draft';
import { generateEvents, type GameEvent, type GameOutline, type SideIndex } from './game-events';
import { type Pace, creepsAt, damageOf, demoPlayerFigures, goldAt, levelAt, paceOf } from './game-figures';
import type { Random } from './random';
import type { DemoPlayer } from './rosters';
import { countEvent, emptyTally, wasFirst, type Tally } from './tallies';

/** The two teams, blue first. */
type GameSetup = {
  readonly id: number;
  readonly position: number;
  /** The start in milliseconds since 1970. */
  readonly beginAt: number;
  /** A game that may be watched live has players in every frame, else in every fifth, and has events. */
  readonly live: boolean;
  readonly teamIds: readonly [number, number];
  readonly rosters: readonly [readonly DemoPlayer[], readonly DemoPlayer[]];
  readonly drafts: readonly [TeamDraft, TeamDraft];
};

const SIDES = [0, 1] as const;
/** Players are in the frames of every fifth minute, and in the last. */
export const PLAYER_FRAME_SECONDS = 300;

function frameAt(
  setup: GameSetup,
  paces: readonly [readonly Pace[], readonly Pace[]],
  tally: Tally,
  seconds: number,
  withPlayers: boolean,
): Frame {
  const players: Frame['players'] = [];
  const teams = SIDES.map((side) => {
    let gold = 0;
    setup.rosters[side].forEach((player, index) => {
      const pace = paces[side][index];
      const counted = tally.players[side][index];
      if (!pace || !counted) return;
      const own = goldAt(pace, counted, seconds);
      gold += own;
      if (!withPlayers) return;
      const { kills, deaths, assists } = counted;
      players.push({ id: player.id, gold: own, cs: creepsAt(pace, seconds), level: levelAt(pace, seconds), kills, deaths, assists });
    });
    const { kills, towers, dragons, barons, inhibitors } = tally.sides[side];
    return { id: setup.teamIds[side], gold, kills, towers, dragons, barons, inhibitors };
  });
  return { seconds, teams, players };
}

/** A frame each minute and one at the end, which holds the final figures. Leaves `tally` at the end of the game. */
function framesOf(
  setup: GameSetup,
  paces: readonly [readonly Pace[], readonly Pace[]],
  events: readonly GameEvent[],
  tally: Tally,
  length: number,
): Frame[] {
  const frames: Frame[] = [];
  let next = 0;
  for (let seconds = 0; ; seconds = Math.min(seconds + 60, length)) {
    for (let event = events[next]; event && event.at <= seconds; event = events[next]) {
      countEvent(tally, event);
      next += 1;
    }
    const last = seconds === length;
    frames.push(frameAt(setup, paces, tally, seconds, last || (seconds > 0 && (setup.live || seconds % PLAYER_FRAME_SECONDS === 0))));
    if (last) return frames;
  }
}

function teamFigures(setup: GameSetup, side: SideIndex, events: readonly GameEvent[], tally: Tally, gold: number): GameTeam {
  const counted = tally.sides[side];
  const first = (kind: GameEvent['kind']) => wasFirst(events, kind, side);
  return {
    id: setup.teamIds[side],
    side: side === 0 ? 'blue' : 'red',
    kills: counted.kills,
    gold,
    towers: counted.towers,
    inhibitors: counted.inhibitors,
    heralds: counted.heralds,
    dragons: counted.dragons,
    dragonTypes: { ...counted.dragonTypes },
    barons: counted.barons,
    turretPlates: null,
    voidGrubs: null,
    atakhans: null,
    firstBlood: first('kill'),
    firstTower: first('tower'),
    firstDragon: first('dragon'),
    firstInhibitor: first('inhibitor'),
    firstBaron: first('baron'),
    firstHerald: first('herald'),
    firstVoidGrub: null,
    firstAtakhan: null,
    bans: [...setup.drafts[side].bans],
  };
}

/** Who destroys or slays something is not simulated. */
function reportedEvents(setup: GameSetup, events: readonly GameEvent[]): ReportedEvent[] {
  return events.map((event): ReportedEvent => {
    const base = { seconds: event.at, kind: event.kind, teamId: setup.teamIds[event.side] };
    if (event.kind === 'dragon') return { ...base, dragon: event.type };
    if (event.kind !== 'kill') return base;
    const [killer, victim] = [setup.rosters[event.side][event.killer], setup.rosters[event.side === 0 ? 1 : 0][event.victim]];
    return { ...base, ...(killer && { playerId: killer.id }), ...(victim && { victimId: victim.id }) };
  });
}

/** Plays a whole game: its events first, every figure from them, so that all figures agree. */
export function playGame(random: Random, setup: GameSetup, outline: GameOutline): GameDetail {
  const length = outline.lengthSeconds;
  const events = generateEvents(random, outline);
  const paceSide = (side: SideIndex) => setup.rosters[side].map((_, role) => paceOf(random, role, side === outline.winner));
  const paces = [paceSide(0), paceSide(1)] as const;
  const tally = emptyTally();
  const frames = framesOf(setup, paces, events, tally, length);

  const damages = SIDES.map((side) =>
    tally.players[side].map((counted, role) => damageOf(random, role, counted, tally.sides[side].kills, length / 60)),
  );
  const totals = damages.map((side) => side.reduce((sum, damage) => sum + damage, 0));
  const players = SIDES.flatMap((side) =>
    setup.rosters[side].flatMap((player, role) => {
      const champion = setup.drafts[side].picks[role];
      const pace = paces[side][role];
      const counted = tally.players[side][role];
      if (!champion || !pace || !counted) return [];
      const sheet = {
        player,
        teamId: setup.teamIds[side],
        champion,
        pace,
        tally: counted,
        damage: damages[side]?.[role] ?? 0,
        enemyDamage: totals[side === 0 ? 1 : 0] ?? 0,
      };
      return [demoPlayerFigures(random, sheet, length)];
    }),
  );
  const goldOf = (side: SideIndex) =>
    players.reduce((sum, player) => (player.teamId === setup.teamIds[side] ? sum + (player.gold ?? 0) : sum), 0);
  return {
    id: setup.id,
    position: setup.position,
    status: 'finished',
    beginAt: toInstant(setup.beginAt),
    lengthSeconds: length,
    winnerId: setup.teamIds[outline.winner],
    videoUrl: null,
    teams: SIDES.map((side) => teamFigures(setup, side, events, tally, goldOf(side))),
    players,
    frames,
    ...(setup.live ? { events: { complete: true, list: reportedEvents(setup, events) } } : {}),
  };
}
