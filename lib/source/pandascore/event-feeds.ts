import { DAY_MS, MINUTE_MS } from '../../domain/values/durations';
import type { ReportedEvents } from '../../domain/match/reported-events';
import { type SidedEvent, parseEventMessage } from '../wire/parse-game-event';
import type { LiveFrame } from '../wire/parse-live';
import { type ParseResult, readable } from '../wire/parsing';
import { noEvents, reportedEventsOf, turnedBackTo, withEvent, withPast, type EventCourse } from './event-course';
import { liveSocket, type LiveSocket } from './live-socket';

type EventFeedsOptions = {
  readonly report: (message: string) => void;
  readonly random?: (() => number) | undefined;
  readonly now: () => number;
  /** Called with what could not be read of a match's messages. */
  readonly onDefects: (matchId: number, parsed: readonly ParseResult<unknown>[]) => void;
  readonly onNews: (matchId: number) => void;
};

type EventAddress = { readonly matchId: number; readonly address: URL };

/** How often earlier events of a game are requested on one connection, and how long an answer may take. */
const MOST_RECOVERIES = 10;
const ANSWER_MS = MINUTE_MS;

type Feed = {
  readonly socket: LiveSocket;
  readonly course: EventCourse | null;
  /** How often frames of this game were recovered on this connection. */
  readonly recoveries: number;
  readonly requestedAt: number;
};

const NOT_REQUESTED = { recoveries: 0, requestedAt: Number.NEGATIVE_INFINITY } as const;

/**
 * The feeds of single events of running games. They contain neither the game's id
 * nor events from before the connection: the first comes with frames, the second
 * is requested (https://developers.pandascore.co/docs/events-recovery).
 */
export class EventFeeds {
  readonly #feeds = new Map<number, Feed>();
  #forbiddenUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: EventFeedsOptions) {}

  /** False for a day after a feed has refused: another plan than that of frames. */
  isAllowed(): boolean {
    return this.options.now() >= this.#forbiddenUntil;
  }

  /** Ends the feeds of all other matches. */
  keep(matchIds: ReadonlySet<number>): void {
    for (const [matchId, { socket }] of this.#feeds) {
      if (matchIds.has(matchId)) continue;
      socket.close();
      this.#feeds.delete(matchId);
    }
  }

  listen({ matchId, address }: EventAddress): void {
    if (this.#feeds.has(matchId)) return;
    const { random, now } = this.options;
    const socket = liveSocket({
      ...{ address, now, ...(random ? { random } : {}) },
      onMessage: (text) => this.#receive(matchId, text),
      // Events during the interruption were missed.
      onOpen: () => this.#change(matchId, ({ course }) => ({ ...NOT_REQUESTED, course: course && { ...course, recovered: false } })),
      onEnd: (end) => {
        this.#feeds.delete(matchId);
        if (end === 'forbidden') this.#forbid();
      },
    });
    this.#feeds.set(matchId, { socket, course: null, ...NOT_REQUESTED });
  }

  /** A frame says which game is played, and where its clock stands; `before` is the frame before it. */
  play(matchId: number, frame: LiveFrame, before: LiveFrame | null): void {
    const feed = this.#feeds.get(matchId);
    if (feed === undefined) return;
    if (feed.course?.gameId !== frame.gameId) this.#change(matchId, () => ({ ...NOT_REQUESTED, course: noEvents(frame.gameId) }));
    else if (before?.gameId === frame.gameId && frame.seconds < before.seconds)
      this.#change(matchId, ({ course }) => ({ course: course && turnedBackTo(course, frame.seconds) }));
    this.#recover(matchId, frame.gameId);
  }

  /** The events of the game of a frame; undefined where nothing listens for them. */
  eventsOf(matchId: number, frame: LiveFrame): ReportedEvents | undefined {
    const course = this.#feeds.get(matchId)?.course;
    return course?.gameId === frame.gameId ? reportedEventsOf(course, frame) : undefined;
  }

  #change(matchId: number, change: (feed: Feed) => Partial<Feed>): void {
    const feed = this.#feeds.get(matchId);
    if (feed !== undefined) this.#feeds.set(matchId, { ...feed, ...change(feed) });
  }

  #recover(matchId: number, gameId: number): void {
    const [feed, now] = [this.#feeds.get(matchId), this.options.now()];
    if (feed === undefined || feed.course?.recovered || feed.recoveries >= MOST_RECOVERIES || now - feed.requestedAt < ANSWER_MS) return;
    if (!feed.socket.send({ type: 'recover', payload: { game_id: gameId } })) return;
    this.#feeds.set(matchId, { ...feed, recoveries: feed.recoveries + 1, requestedAt: now });
  }

  #receive(matchId: number, text: string): void {
    const { events: parsed, recovered } = parseEventMessage(text);
    this.options.onDefects(matchId, parsed);
    const events = readable(parsed).filter((event) => event !== null);
    const course = this.#feeds.get(matchId)?.course ?? null;
    // Before the first frame the game of the events is unknown: they are requested once it is known.
    if (course === null) return;
    const next = recovered ? withPast(course, events) : events.filter((event) => isOf(course, event)).reduce(withEvent, course);
    if (next === course) return;
    this.#change(matchId, () => ({ course: next }));
    this.options.onNews(matchId);
  }

  #forbid(): void {
    if (!this.isAllowed()) return;
    this.#forbiddenUntil = this.options.now() + DAY_MS;
    this.keep(new Set());
    this.options.report(
      'The PandaScore plan of this token includes no feed of events: events of a running game are known to the minute only. The next attempt is in a day.',
    );
  }
}

const isOf = ({ gameId }: EventCourse, event: SidedEvent): boolean => event.gameId === null || event.gameId === gameId;
