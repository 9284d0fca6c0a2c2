import type { GameLog, LogMoment, LogObjective } from './game-log';

export type NextObjective = {
  readonly kind: 'dragon' | 'elder' | 'baron';
  /** When it appears, or has appeared, by the clock of the game in seconds. */
  readonly at: number;
};

/** Rules that all seasons share: https://wiki.leagueoflegends.com/en-us/Dragon_pit, https://wiki.leagueoflegends.com/en-us/Baron_Nashor. */
const FIRST_DRAGON = 5 * 60;
const DRAGON_AGAIN = 5 * 60;
const ELDER_AGAIN = 6 * 60;
const BARON_AGAIN = 6 * 60;
/** When a team has so many dragons, it has its soul; from then on only elder dragons appear. */
const SOUL = 4;

/**
 * When the first baron appears, by the season that a patch counts ("14.5", and
 * "16.2" or "26.2"). It came at 20 minutes until the one of 2025, and comes so
 * again since https://www.leagueoflegends.com/en-us/news/game-updates/patch-26-1-notes/
 * ("25:00 ⇒ 20:00"). Of other seasons nothing is said.
 */
const FIRST_BARON: ReadonlyMap<number, number> = new Map([
  [10, 20 * 60],
  [11, 20 * 60],
  [12, 20 * 60],
  [13, 20 * 60],
  [14, 20 * 60],
  [15, 25 * 60],
  [16, 20 * 60],
]);

function firstBaron(version: string): number | null {
  const season = Number.parseInt(version, 10);
  return FIRST_BARON.get(season > 20 ? season - 10 : season) ?? null;
}

type Taken = Extract<LogMoment, { readonly what: LogObjective }>;

const takenOf = ({ moments }: GameLog, what: 'dragon' | 'baron'): Taken[] =>
  moments.flatMap((moment) => (moment.what === what ? [moment] : []));

function nextDragon(log: GameLog): NextObjective | null {
  const taken = takenOf(log, 'dragon');
  const last = taken.at(-1);
  if (last === undefined) return { kind: 'dragon', at: FIRST_DRAGON };
  if (last.dragon === 'elder') return { kind: 'elder', at: last.seconds + ELDER_AGAIN };
  const ofTeam = (team: number | null) => taken.filter(({ teamId }) => teamId === team).length;
  const most = Math.max(...taken.map(({ teamId }) => (teamId === null ? 0 : ofTeam(teamId))));
  if (most >= SOUL) return { kind: 'elder', at: last.seconds + ELDER_AGAIN };
  // A dragon whose team is not known may have been the fourth.
  if (most + ofTeam(null) >= SOUL) return null;
  return { kind: 'dragon', at: last.seconds + DRAGON_AGAIN };
}

/**
 * The next dragon and the next baron of a game under way, the sooner one first;
 * none where an event may be missing, or in a season whose times are not known here.
 *
 * @param version the patch of the match, e.g. "13.14"
 */
export function nextObjectives(log: GameLog, version: string): NextObjective[] {
  const first = firstBaron(version);
  if (!log.complete || first === null) return [];
  const dragon = nextDragon(log);
  const baron = takenOf(log, 'baron').at(-1);
  const next: NextObjective[] = [{ kind: 'baron', at: baron === undefined ? first : baron.seconds + BARON_AGAIN }];
  if (dragon !== null) next.push(dragon);
  return next.sort((a, b) => a.at - b.at);
}

/** From so long before its appearance an objective is mentioned. */
const AHEAD_SECONDS = 5 * 60;

/** The objectives that have appeared or will soon, at a moment of the game in seconds. */
export function objectivesInSight(next: readonly NextObjective[], seconds: number): readonly NextObjective[] {
  return next.filter(({ at }) => at - seconds <= AHEAD_SECONDS);
}
