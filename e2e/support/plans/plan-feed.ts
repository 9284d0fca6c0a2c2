import {
  wireDrake,
  wireEventPlayer,
  wireFeedEvent,
  wireKill,
  wireLiveFrame,
  wireLiveTeam,
} from '../../../tests/support/source/live-fixture';
import { OWLS } from '../../../tests/support/source/wire-fixture';
import { champion, FIGURES, NAMES, playerId, ROLES } from './plan-people';
import { MATCHES, RUNNING_GAME } from './plan-world';

/** The feed of the running game: the Foxes fall behind, and win a fight at eighteen minutes. */

type Document = Record<string, unknown>;

const MINUTE = 60;
const FIGHT = 18 * MINUTE;

/** What blue is ahead by, in gold. */
const lead = (seconds: number): number =>
  Math.round(seconds < FIGHT ? -2.1 * seconds + 500 * Math.sin(seconds / 150) : -2000 + (seconds - FIGHT) * 9);

const killEvery = (first: number, role: number) => (first === 0 ? 420 : 560) + 170 * role;
const killsOf = (first: number, seconds: number, role: number) => Math.floor(seconds / killEvery(first, role));
const killsOfTeam = (first: number, seconds: number) => ROLES.reduce((sum, _, role) => sum + killsOf(first, seconds, role), 0);

function players(first: number, seconds: number): Document {
  return Object.fromEntries(
    ROLES.map((role, index) => [
      role,
      {
        id: playerId(first + index),
        name: NAMES[first + index],
        champion: champion(first + index, 1),
        cs: Math.round(((seconds / MINUTE) * (FIGURES.winner.creeps[index] ?? 0)) / 33),
        level: 1 + Math.floor(seconds / 110),
        kills: killsOf(first, seconds, index),
        deaths: killsOf(5 - first, seconds, 4 - index),
        assists: Math.floor(killsOfTeam(first, seconds) * (0.3 + index / 10)),
      },
    ]),
  );
}

const since = (seconds: number, begin: number, each: number, most: number) =>
  seconds < begin ? 0 : Math.min(most, 1 + Math.floor((seconds - begin) / each));

/** The game at a second of its clock. */
export function feedFrame(seconds: number, overrides: Document = {}): Document {
  const gold = Math.round(2500 + seconds * 29);
  return wireLiveFrame({
    game_id: RUNNING_GAME,
    match_id: MATCHES.running,
    current_timestamp: seconds,
    blue: wireLiveTeam({
      gold: gold + Math.round(lead(seconds) / 2),
      kills: killsOfTeam(0, seconds),
      towers: since(seconds, 1100, 200, 5),
      drakes: since(seconds, 420, 400, 2),
      voidgrubs: since(seconds, 500, 10, 3),
      atakhans: since(seconds, 1250, 9999, 1),
      herald: 0,
      nashors: since(seconds, 1500, 9999, 1),
      players: players(0, seconds),
    }),
    red: wireLiveTeam({
      id: OWLS.id,
      acronym: OWLS.acronym,
      gold: gold - Math.round(lead(seconds) / 2),
      kills: killsOfTeam(5, seconds),
      towers: since(seconds, 800, 300, 2),
      drakes: since(seconds, 760, 9999, 1),
      voidgrubs: 0,
      atakhans: 0,
      herald: since(seconds, 900, 9999, 1),
      nashors: 0,
      players: players(5, seconds),
    }),
    ...overrides,
  });
}

/** The feed's answer to a request for the past: a frame per minute. */
export const feedPast = (until: number): Document => ({
  type: 'recover',
  payload: Array.from({ length: Math.floor(until / MINUTE) + 1 }, (_, minute) => feedFrame(minute * MINUTE)),
});

/** Objectives in the frames: second, team (by index) and kind. */
const OBJECTIVES: readonly (readonly [number, 0 | 5, string])[] = [
  [420, 0, 'drake'],
  [500, 0, 'voidgrub'],
  [510, 0, 'voidgrub'],
  [520, 0, 'voidgrub'],
  [760, 5, 'drake'],
  [800, 5, 'tower'],
  [820, 0, 'drake'],
  [900, 5, 'rift_herald'],
  [1100, 0, 'tower'],
  [1100, 5, 'tower'],
  [1250, 0, 'atakhan'],
  [1300, 0, 'tower'],
  [1500, 0, 'baron_nashor'],
  [1500, 0, 'tower'],
];
const DRAKES = ['infernal', 'ocean', 'hextech'];

const sideOf = (first: 0 | 5) => (first === 0 ? 'blue' : 'red');

function objective([seconds, first, type]: (typeof OBJECTIVES)[number]): Document {
  const killer = wireEventPlayer(playerId(first + 1), sideOf(first));
  const drakes = OBJECTIVES.filter(([, , kind]) => kind === 'drake').map(([at]) => at);
  if (type === 'drake') return wireDrake(seconds, killer, DRAKES[drakes.indexOf(seconds)]);
  return wireFeedEvent(seconds, { type, object: { side: sideOf(first === 0 ? 5 : 0) } }, killer);
}

function kills(first: 0 | 5, until: number): Document[] {
  return ROLES.flatMap((_, role) =>
    Array.from({ length: killsOf(first, until, role) }, (__, index) => {
      const victim = playerId(5 - first + ((role + index) % 5));
      return wireKill((index + 1) * killEvery(first, role), playerId(first + role), victim, sideOf(first));
    }),
  );
}

const secondsOf = (event: Document): number => Number(event['ingame_timestamp']);

/** Every event after one second of the game's clock and until another. */
export function feedEvents(after: number, until: number): Document[] {
  return [...OBJECTIVES.map(objective), ...kills(0, until), ...kills(5, until)]
    .filter((event) => secondsOf(event) > after && secondsOf(event) <= until)
    .sort((a, b) => secondsOf(a) - secondsOf(b));
}
