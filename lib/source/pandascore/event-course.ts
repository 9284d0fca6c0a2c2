import type { ReportedEvent, ReportedEvents } from '../../domain/match/reported-events';
import type { LiveFrame } from '../wire/parse-live';
import type { SidedEvent } from '../wire/parse-game-event';

/** The events of a game under way as they come in, pure. */
export type EventCourse = {
  readonly gameId: number;
  /** Events by time. */
  readonly events: readonly SidedEvent[];
  /** Whether all of the past has arrived, and nothing was missed since. */
  readonly recovered: boolean;
};

export const noEvents = (gameId: number): EventCourse => ({ gameId, events: [], recovered: false });

/** Feeds rarely send events out of order, and then by seconds: a clock that goes back by more has been turned back. */
const TURNED_BACK_SECONDS = 30;

/** The valid events, by time, of those that arrived in this order: each once, and without those that a turned back clock undid. */
function standing(events: readonly SidedEvent[]): SidedEvent[] {
  const kept = new Map<string, SidedEvent>();
  let latest = 0;
  for (const event of events) {
    if (kept.has(event.key)) continue;
    if (latest - event.seconds > TURNED_BACK_SECONDS) {
      for (const [key, { seconds }] of kept) if (seconds > event.seconds) kept.delete(key);
      latest = event.seconds;
    }
    kept.set(event.key, event);
    latest = Math.max(latest, event.seconds);
  }
  return [...kept.values()].sort((a, b) => a.seconds - b.seconds);
}

export function withEvent(course: EventCourse, event: SidedEvent): EventCourse {
  return { ...course, events: standing([...course.events, event]) };
}

/** The course after all of the past has arrived, the latest first or last. */
export function withPast(course: EventCourse, past: readonly SidedEvent[]): EventCourse {
  const own = past.filter(({ gameId }) => gameId === null || gameId === course.gameId);
  const backwards = (own[0]?.seconds ?? 0) > (own.at(-1)?.seconds ?? 0);
  const ordered = backwards ? own.toReversed() : own;
  const until = ordered.at(-1)?.seconds ?? -1;
  return { ...course, events: standing([...ordered, ...course.events.filter(({ seconds }) => seconds > until)]), recovered: true };
}

/** The course after the clock of the game was turned back to a moment. */
export function turnedBackTo(course: EventCourse, seconds: number): EventCourse {
  return { ...course, events: course.events.filter((event) => event.seconds <= seconds) };
}

/** An event by team instead of side, with sides as in a frame of the game. A kill without a side goes to the side of its player in the frame. */
function reportedEvent(event: SidedEvent, { teams }: Pick<LiveFrame, 'teams'>): ReportedEvent {
  const { seconds, kind, side, playerId, victimId, dragon } = event;
  const team =
    side === null ? teams.find(({ players }) => players.some(({ id }) => id === playerId)) : teams.find((each) => each.side === side);
  return {
    seconds,
    kind,
    teamId: team?.id ?? null,
    ...(playerId === null ? {} : { playerId }),
    ...(victimId === null ? {} : { victimId }),
    ...(dragon === null ? {} : { dragon }),
  };
}

/** Whether the frame counts as many dragons and barons as there are events of them. */
function agrees(list: readonly ReportedEvent[], frame: LiveFrame): boolean {
  const counts = (kind: ReportedEvent['kind'], figure: 'dragons' | 'barons') =>
    frame.teams.every((team) => {
      const counted = list.filter((event) => event.kind === kind && event.teamId === team.id && event.seconds <= frame.seconds).length;
      return team[figure] === null || team[figure] === counted;
    });
  return counts('dragon', 'dragons') && counts('baron', 'barons');
}

/** Events as the game has them. They are complete where the past has arrived and the latest frame agrees. */
export function reportedEventsOf({ events, recovered }: EventCourse, frame: LiveFrame): ReportedEvents {
  const list = events.map((event) => reportedEvent(event, frame));
  return { complete: recovered && agrees(list, frame), list };
}
