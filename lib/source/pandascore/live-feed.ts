import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../domain/values/durations';
import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { beginOf, isUpcoming } from '../../domain/match/match-order';
import { type Loss, LossCount, type Rejection } from '../match-source';
import { type Live, type LiveFrame, parseLive, parseLiveMessage } from '../wire/parse-live';
import { type ParseResult, readable } from '../wire/parsing';
import { PandaScoreError, type PandaScoreClient } from './client';
import { readAll } from './entities';
import { EventFeeds } from './event-feeds';
import { chosenEvents, chosenLives, feedAddress, OPEN_BEFORE_MS } from './live-choice';
import { gameOf, misses, withFrame, withRecovered, type LiveCourse } from './live-course';
import { liveSocket, type FeedEnd, type LiveSocket } from './live-socket';
import { isUnderWay } from '../../domain/match/match-state';

/** Running games from the live feeds; only the changed ones of a match. */
export type LiveNews = {
  readonly games: ReadonlyMap<number, readonly GameDetail[]>;
  readonly rejections: readonly Rejection[];
  readonly losses: readonly Loss[];
};

type LiveFeedOptions = {
  readonly client: PandaScoreClient;
  readonly baseUrl: string;
  readonly token: string;
  readonly report: (message: string) => void;
  readonly signal?: AbortSignal | undefined;
  readonly random?: (() => number) | undefined;
  readonly now?: (() => number) | undefined;
};

/** The most connections in all: PandaScore allows as many for each match (https://developers.pandascore.co/docs/rate-and-connections-limits). */
const MOST_CONNECTIONS = 3;
const LOOK_EVERY_MS = MINUTE_MS;
/** A game changes every two seconds; the documents that show it are written less often. */
const TAKE_EVERY_MS = 5 * SECOND_MS;
/** So often at most frames of one game are requested again: a feed may not know how to recover them, or end the connection. */
const MOST_RECOVERIES = 2;

/** A match under way whose feed is open. */
type FollowedMatch = {
  readonly course: LiveCourse;
  /** Whether it has changed since it was last taken. */
  readonly changed: boolean;
  readonly takenAt: number;
  /** How often earlier frames of this game were requested. */
  readonly recoveries: number;
};

/**
 * Listens to the live feeds of at most three matches: the ones that run, then the
 * ones about to; with remaining connections, to their events as well. Nothing
 * waits for it or fails with it: a plan without live data is checked once a day.
 */
export class LiveFeed {
  readonly #sockets = new Map<number, LiveSocket>();
  readonly #followed = new Map<number, FollowedMatch>();
  readonly #reported = new Set<string>();
  readonly #events: EventFeeds;
  #rejections: Rejection[] = [];
  #losses = new LossCount();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #forbiddenUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: LiveFeedOptions) {
    const { report, random } = options;
    this.#events = new EventFeeds({
      ...{ report, random, now: () => this.#now() },
      onDefects: (matchId, parsed) => this.#defects(matchId, parsed),
      onNews: (matchId) => this.#markChanged(matchId),
    });
    options.signal?.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Whether it is time to look which matches have a feed: only while one runs or is about to begin. */
  isDue(matches: Iterable<Match>, now: number): boolean {
    if (this.options.signal?.aborted || now < this.#forbiddenUntil || now - this.#lookedAt < LOOK_EVERY_MS) return false;
    for (const match of matches) {
      if (isUnderWay(match) || (isUpcoming(match, now) && beginOf(match) <= now + OPEN_BEFORE_MS)) return true;
    }
    if (this.#sockets.size > 0) this.close();
    return false;
  }

  /** Reads which matches have a feed and listens to the first of them. Throws PandaScoreError. */
  async look(now: number): Promise<void> {
    this.#lookedAt = now;
    try {
      const lives: Live[] = [];
      for (const document of await readAll(this.options.client, '/lives', {})) {
        const parsed = parseLive(document);
        if (parsed.ok) lives.push(parsed.value);
        else if (parsed.error.kind === 'malformed') this.#reject(parsed.error);
      }
      this.#listenTo(chosenLives(lives, now, MOST_CONNECTIONS));
    } catch (error) {
      if (!(error instanceof PandaScoreError) || !error.isForbidden) throw error;
      this.#forbid(now);
    }
  }

  /** What has changed since the last call, of each match every five seconds at the most. */
  take(matches: Iterable<Match>, now: number): LiveNews | null {
    const due = new Map([...this.#followed].filter(([, { changed, takenAt }]) => changed && now - takenAt >= TAKE_EVERY_MS));
    const games = new Map<number, readonly GameDetail[]>();
    if (due.size > 0) {
      for (const match of matches) {
        const followed = due.get(match.id);
        const stub = match.games.find(({ id }) => id === followed?.course.gameId);
        if (followed === undefined || stub === undefined || match.status !== 'running') continue;
        const events = this.#events.eventsOf(match.id, followed.course.latest);
        games.set(match.id, [gameOf(followed.course, stub.position, stub.beginAt, events)]);
        this.#followed.set(match.id, { ...followed, changed: false, takenAt: now });
      }
    }
    const [rejections, losses] = [this.#rejections, this.#losses.list()];
    if (games.size + rejections.length + losses.length === 0) return null;
    this.#rejections = [];
    this.#losses = new LossCount();
    return { games, rejections, losses };
  }

  /** Whether frames of a game under way arrive. */
  get isListening(): boolean {
    return [...this.#sockets.keys()].some((matchId) => this.#followed.has(matchId));
  }

  close(): void {
    this.#events.keep(new Set());
    for (const socket of this.#sockets.values()) socket.close();
    this.#sockets.clear();
  }

  #listenTo(lives: readonly Live[]): void {
    const events = this.#events.isAllowed() ? chosenEvents(lives, MOST_CONNECTIONS) : [];
    // Feeds end before others begin: at no time are there more.
    this.#events.keep(new Set(events.map(({ matchId }) => matchId)));
    for (const [matchId, socket] of this.#sockets) {
      if (lives.some((live) => live.matchId === matchId)) continue;
      socket.close();
      this.#sockets.delete(matchId);
    }
    for (const matchId of this.#followed.keys()) if (!this.#sockets.has(matchId)) this.#followed.delete(matchId);
    for (const live of lives) if (!this.#sockets.has(live.matchId)) this.#listen(live);
    for (const { matchId, url } of events) {
      const address = this.#addressOf(matchId, url);
      if (address !== null) this.#events.listen({ matchId, address });
    }
  }

  /** The address of a feed; null, and a rejection, for one at another host. */
  #addressOf(matchId: number, url: string): URL | null {
    const address = feedAddress(url, this.options);
    if (address === null) this.#reject({ kind: 'malformed', entity: 'live', id: String(matchId), reason: 'has its feed elsewhere' });
    return address;
  }

  #listen({ matchId, url }: Live): void {
    const { random, now } = this.options;
    const address = this.#addressOf(matchId, url);
    if (address === null) return;
    const socket = liveSocket({
      address,
      ...(random ? { random } : {}),
      ...(now ? { now } : {}),
      onMessage: (text) => this.#receive(matchId, text),
      onEnd: (end) => this.#ended(matchId, end),
    });
    this.#sockets.set(matchId, socket);
  }

  #receive(matchId: number, text: string): void {
    const { frames, recovered } = parseLiveMessage(text);
    this.#defects(matchId, frames);
    const read = readable(frames);
    if (recovered) this.#addPast(matchId, read);
    else for (const frame of read) this.#addFrame(matchId, frame);
  }

  #addPast(matchId: number, past: readonly LiveFrame[]): void {
    const followed = this.#followed.get(matchId);
    if (followed !== undefined) this.#followed.set(matchId, { ...followed, course: withRecovered(followed.course, past), changed: true });
  }

  #addFrame(matchId: number, frame: LiveFrame): void {
    const before = this.#followed.get(matchId);
    const sameGame = before?.course.gameId === frame.gameId;
    this.#events.play(matchId, frame, before?.course.latest ?? null);
    const course = withFrame(before?.course ?? null, frame, this.#now());
    const isNews = before === undefined || JSON.stringify(before.course.latest) !== JSON.stringify(frame);
    const known = sameGame ? before.recoveries : 0;
    // What was missed during a lost connection (https://developers.pandascore.co/docs/events-recovery).
    const recovers = known < MOST_RECOVERIES && misses(sameGame ? before.course : null, frame);
    if (recovers) this.#sockets.get(matchId)?.send({ type: 'recover', payload: { game_id: frame.gameId } });
    this.#followed.set(matchId, {
      course,
      changed: (before?.changed ?? false) || isNews,
      takenAt: before?.takenAt ?? Number.NEGATIVE_INFINITY,
      recoveries: known + Number(recovers),
    });
  }

  #markChanged(matchId: number): void {
    const followed = this.#followed.get(matchId);
    if (followed !== undefined) this.#followed.set(matchId, { ...followed, changed: true });
  }

  #ended(matchId: number, end: FeedEnd): void {
    this.#sockets.delete(matchId);
    if (end === 'forbidden') this.#forbid(this.#now());
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }

  #forbid(now: number): void {
    if (now < this.#forbiddenUntil) return;
    this.#forbiddenUntil = now + DAY_MS;
    this.close();
    this.options.report(
      'The PandaScore plan of this token includes no live data: running games are shown without figures. The next attempt is in a day.',
    );
  }

  #defects(matchId: number, parsed: readonly ParseResult<unknown>[]): void {
    for (const each of parsed) {
      if (each.ok) this.#lose(each.losses);
      else this.#reject({ ...each.error, id: String(matchId) });
    }
  }

  /** A defect is reported once, however often a feed repeats it. */
  #reject(rejection: Rejection): void {
    const { entity, id, reason } = rejection;
    if (this.#isNew(`${entity} ${id} ${reason}`)) this.#rejections.push(rejection);
  }

  #lose(losses: readonly Loss[]): void {
    this.#losses.add(losses.filter(({ kind, entity, part }) => this.#isNew(`${kind} ${entity} ${part}`)));
  }

  #isNew(key: string): boolean {
    const isNew = !this.#reported.has(key);
    this.#reported.add(key);
    return isNew;
  }
}
