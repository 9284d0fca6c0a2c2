import type { DragonType } from './dragon-types';
import type { ReportedEvent, ReportedEvents, EventKind } from './reported-events';

/** The events of a game that are worth a line of their own, so that forty kills do not bury two barons. */

export type LogObjective = Exclude<EventKind, 'kill'>;

/** Killer, victim, and the killer's team. */
export type Duel = { readonly teamId: number; readonly killerId: number; readonly victimId: number };

export type LogMoment = { /** When it began, by the clock of the game. */ readonly seconds: number } & (
  | {
      readonly what: LogObjective;
      readonly teamId: number | null;
      readonly count: number;
      /** The player who took it; absent for several objectives, and where it is not known. */
      readonly playerId?: number;
      readonly dragon?: DragonType;
    }
  | { readonly what: 'firstBlood' | 'fight'; readonly duels: readonly Duel[] }
);

export type GameLog = { readonly complete: boolean; readonly moments: readonly LogMoment[] };

/** So many kills within `TOGETHER_SECONDS` are a fight; several objectives of a kind within them are one line. */
export const FIGHT_KILLS = 3;
const TOGETHER_SECONDS = 30;

const isTogether = (before: ReportedEvent | undefined, event: ReportedEvent): boolean =>
  before !== undefined && event.seconds - before.seconds <= TOGETHER_SECONDS;

/** Splits events into runs, in which each follows soon after the one before. */
function runs(events: readonly ReportedEvent[]): ReportedEvent[][] {
  const found: ReportedEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && isTogether(last.at(-1), event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

function duelsOf(kills: readonly ReportedEvent[]): Duel[] {
  return kills.flatMap(({ teamId, playerId, victimId }) =>
    teamId === null || playerId === undefined || victimId === undefined ? [] : [{ teamId, killerId: playerId, victimId }],
  );
}

function killMoments(kills: readonly ReportedEvent[], complete: boolean): LogMoment[] {
  const fights = runs(kills).filter((run) => run.some((event, index) => isTogether(event, run[index + FIGHT_KILLS - 1] ?? NEVER)));
  const [first] = complete ? kills : [];
  return [
    ...(first === undefined ? [] : [{ seconds: first.seconds, what: 'firstBlood' as const, duels: duelsOf([first]) }]),
    ...fights.flatMap((fight): LogMoment[] => [{ seconds: fight[0]?.seconds ?? 0, what: 'fight', duels: duelsOf(fight) }]),
  ].filter((moment) => !('duels' in moment) || moment.duels.length > 0);
}

const NEVER: ReportedEvent = { seconds: Infinity, kind: 'kill', teamId: null };

/** Dragons have their types and barons their times: they are not grouped. */
const ALONE: ReadonlySet<EventKind> = new Set(['dragon', 'baron', 'atakhan', 'herald']);

function objectiveMoments(events: readonly ReportedEvent[], what: LogObjective): LogMoment[] {
  const ofKind = events.filter(({ kind }) => kind === what);
  const groups = [...new Set(ofKind.map(({ teamId }) => teamId))].flatMap((team) => {
    const own = ofKind.filter(({ teamId }) => teamId === team);
    return ALONE.has(what) ? own.map((event) => [event]) : runs(own);
  });
  return groups.flatMap((group): LogMoment[] => {
    const [first] = group;
    if (first === undefined) return [];
    const by = group.length === 1 ? first.playerId : undefined;
    return [
      {
        seconds: first.seconds,
        what,
        teamId: first.teamId,
        count: group.length,
        ...(by === undefined ? {} : { playerId: by }),
        ...(first.dragon === undefined ? {} : { dragon: first.dragon }),
      },
    ];
  });
}

const OBJECTIVES: readonly LogObjective[] = ['tower', 'inhibitor', 'dragon', 'baron', 'herald', 'voidGrub', 'atakhan'];

/** First blood, fights and objectives, by time. Who had the first blood is known only where nothing is missing before it. */
export function gameLog({ complete, list }: ReportedEvents): GameLog {
  const events = [...list].sort((a, b) => a.seconds - b.seconds);
  const moments = [
    ...killMoments(
      events.filter(({ kind }) => kind === 'kill'),
      complete,
    ),
    ...OBJECTIVES.flatMap((what) => objectiveMoments(events, what)),
  ];
  return { complete, moments: moments.sort((a, b) => a.seconds - b.seconds) };
}
