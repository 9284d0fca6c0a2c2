import { CURVE_OBJECTIVES, GAP_SECONDS, type CurveObjective, type GoldCurve } from './gold-curve';
import type { DragonType } from './dragon-types';
import type { GameCourse } from './game-course';
import { FIGHT_KILLS, type Duel, type GameLog, type LogMoment, type LogObjective } from './game-log';

/** What happened in a game at a moment, or between two moments of its course, as far as the source reports it. */
export type CourseEvent = {
  /** The second of the game at which it happened, or by which it had happened … */
  readonly seconds: number;
  /** … and after which; null where the moment itself is known. */
  readonly since: number | null;
  readonly teams: readonly TeamDeeds[];
  /** The team that gained gold on the other in that time, and how much; null where neither did. */
  readonly gained: { readonly teamId: number; readonly gold: number } | null;
  /** The team whose chance to win grew, with its chance before and after in per mille; null where it stayed the same. */
  readonly chance: { readonly teamId: number; readonly before: number; readonly after: number } | null;
};

export type TeamDeeds = {
  /** Null where it is not known whose objective it was. */
  readonly teamId: number | null;
  readonly kills: number;
  readonly taken: readonly TakenObjective[];
  /** Killer and victim, where the source reports single kills. */
  readonly duels?: readonly Duel[];
  readonly firstBlood?: true;
};

export type TakenObjective = {
  readonly objective: CurveObjective | 'heralds' | 'voidGrubs' | 'atakhans';
  readonly count: number;
  /** Who took it, where the source says so. */
  readonly playerId?: number;
  readonly dragon?: DragonType;
};

/** A swing of gold, or of the win chance in per mille, that is worth a line although nothing was taken. */
const GOLD_SWING = 1500;
const CHANCE_SWING = 100;

/** How gold and win chance moved between two moments of a curve. */
type Move = Pick<CourseEvent, 'seconds' | 'gained' | 'chance'> & {
  readonly since: number;
  readonly swing: number;
  readonly teams: readonly TeamDeeds[];
};

function movesOf(curve: GoldCurve, course: GameCourse): Move[] {
  return curve.seconds.flatMap((seconds, row): Move[] => {
    const since = curve.seconds[row - 1];
    if (since === undefined || seconds - since > GAP_SECONDS) return [];
    const grown = (figures: readonly number[] | undefined): number => (figures?.[row] ?? 0) - (figures?.[row - 1] ?? 0);
    const teams = curve.teams.map((teamId, index) => ({
      teamId,
      kills: Math.max(0, grown(course.kills?.[index === 0 ? 0 : 1])),
      taken: curve.taken.flatMap(([at, team, kind, count]) => {
        const objective = CURVE_OBJECTIVES[kind];
        return at === row && team === index && objective ? [{ objective, count }] : [];
      }),
    }));
    const swing = grown(curve.gold[0]) - grown(curve.gold[1]);
    const [before, after] = [course.chances[row - 1] ?? 500, course.chances[row] ?? 500];
    const [one, other] = curve.teams;
    return [
      {
        seconds,
        since,
        swing,
        teams: teams.filter(({ kills, taken }) => kills > 0 || taken.length > 0),
        gained: swing === 0 ? null : { teamId: swing > 0 ? one : other, gold: Math.abs(swing) },
        chance:
          before === after
            ? null
            : after > before
              ? { teamId: one, before, after }
              : { teamId: other, before: 1000 - before, after: 1000 - after },
      },
    ];
  });
}

function eventOf({ swing: _swing, ...event }: Move): CourseEvent {
  return event;
}

/** How far the win chance moved, in per mille. */
const swingOf = ({ chance }: Pick<CourseEvent, 'chance'>): number => (chance ? Math.abs(chance.after - chance.before) : 0);

const isSwing = (move: Move): boolean => Math.abs(move.swing) >= GOLD_SWING || swingOf(move) >= CHANCE_SWING;

function isEvent(move: Move): boolean {
  const kills = move.teams.reduce((sum, team) => sum + team.kills, 0);
  return isSwing(move) || kills >= FIGHT_KILLS || move.teams.some(({ taken }) => taken.length > 0);
}

export const LOG_OBJECTIVES = {
  tower: 'towers',
  inhibitor: 'inhibitors',
  dragon: 'dragons',
  baron: 'barons',
  herald: 'heralds',
  voidGrub: 'voidGrubs',
  atakhan: 'atakhans',
} as const satisfies Record<LogObjective, TakenObjective['objective']>;

function deedsOf(moment: LogMoment): TeamDeeds[] {
  if ('duels' in moment) {
    const { what, duels } = moment;
    return [...new Set(duels.map(({ teamId }) => teamId))].map((teamId) => {
      const own = duels.filter((duel) => duel.teamId === teamId);
      return { teamId, kills: own.length, taken: [], duels: own, ...(what === 'firstBlood' ? { firstBlood: true as const } : {}) };
    });
  }
  const { seconds: _seconds, what, teamId, ...objective } = moment;
  return [{ teamId, kills: 0, taken: [{ objective: LOG_OBJECTIVES[what], ...objective }] }];
}

const isOf = (deeds: readonly TeamDeeds[], { gained, chance }: Move): boolean =>
  deeds.some(({ teamId }) => teamId === (chance ?? gained)?.teamId);

/** Reported events, each at its moment. A change between two moments of the curve is attached to the last deed of the team that gained. */
function eventsOfLog(moves: readonly Move[], { complete, moments }: GameLog): CourseEvent[] {
  const logged = moments.map((moment): CourseEvent => {
    return { seconds: moment.seconds, since: null, teams: deedsOf(moment), gained: null, chance: null };
  });
  const changes = new Map<CourseEvent, Move>();
  const others = moves.filter((move) => {
    const within = logged.filter(({ seconds }) => seconds > move.since && seconds <= move.seconds);
    const reason = within.findLast(({ teams }) => isOf(teams, move)) ?? within.at(-1);
    if (reason) changes.set(reason, move);
    // Where events may be missing, the figures fill in for them.
    return within.length === 0 && (complete ? isSwing(move) : isEvent(move));
  });
  const changed = logged.map((event): CourseEvent => {
    const { gained = null, chance = null } = changes.get(event) ?? {};
    return { ...event, gained, chance };
  });
  return [...changed, ...others.map(eventOf)].sort((a, b) => a.seconds - b.seconds);
}

/**
 * The events of a game by time: objectives, fights and swings of gold. Frames
 * show what had happened by a moment, not when: an entry covers the time since
 * the previous frame, and one across a gap is left out. Single events, where
 * reported, have their own times.
 */
export function gameEvents(curve: GoldCurve | undefined, course: GameCourse | undefined, log?: GameLog): CourseEvent[] {
  const moves = curve && course ? movesOf(curve, course) : [];
  return log === undefined ? moves.filter(isEvent).map(eventOf) : eventsOfLog(moves, log);
}

const isBig = ({ teams }: CourseEvent): boolean =>
  teams.some(({ taken }) =>
    taken.some(({ objective, dragon }) => objective === 'barons' || objective === 'inhibitors' || dragon === 'elder'),
  );

/** What counts most of a game, by time: all within the turning point, then by how far the win chance moved, a Baron, an Elder Dragon or an inhibitor as if it had moved that much more. */
export function keyEvents(
  events: readonly CourseEvent[],
  count: number,
  turn: { readonly since: number; readonly seconds: number } | null,
) {
  const weightOf = (event: CourseEvent): number => {
    const isInTurn = turn !== null && event.seconds > turn.since && event.seconds <= turn.seconds;
    return isInTurn ? Infinity : swingOf(event) + (isBig(event) ? CHANCE_SWING : 0);
  };
  const weighed = events.map((event) => ({ event, weight: weightOf(event) }));
  return new Set(
    weighed
      .toSorted((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight))
      .slice(0, count)
      .map(({ event }) => event),
  );
}
