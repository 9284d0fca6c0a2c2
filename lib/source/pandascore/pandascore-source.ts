import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../domain/values/durations';
import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { beginOf } from '../../domain/match/match-order';
import { BackoffTask } from '../backoff-task';
import { inParallel } from '../in-parallel';
import {
  type BackgroundResults,
  type IngestKnowledge,
  type LoadProgress,
  type Loss,
  LossCount,
  type MatchChanges,
  type MatchSource,
  NOTHING_KNOWN,
  type Rejection,
  type SnapshotOptions,
  type SourceSnapshot,
} from '../match-source';
import { parseMatch } from '../wire/parse-match';
import { toInstant } from '../wire/wire';
import { documentId } from '../wire/wire-changes';
import { readDeletions, readModified } from './changes';
import { championBook } from './champions';
import { pandaScoreClient, type PandaScoreClient, type PandaScoreClientOptions } from './client';
import { awaitedFigures, hasFiguresAtSource, lacksFigures, missingFigures, missingFrames, type PastRequests } from './figures-due';
import { Findings } from './findings';
import { framesReader } from './frames';
import { gamesReader, type ReadGames } from './games';
import { LiveFeed } from './live-feed';
import { readPlayers, readWindow } from './snapshot';
import { TablesDue, readTournaments } from './tables';

export type PandaScoreSourceOptions = Omit<PandaScoreClientOptions, 'baseUrl'> & {
  readonly baseUrl?: string;
  /** The cursor at which an earlier run stopped (`MatchChanges.cursor`): `changes` goes on from there without a snapshot. */
  readonly cursor?: string | null;
  /** How far a snapshot looks back and ahead, in days. */
  readonly historyDays?: number;
  readonly futureDays?: number;
  /** How far back figures of games are read, in days: a request for each match. */
  readonly figuresDays?: number;
  /** How far back a snapshot reads figures, if those of games are kept for longer, and tables (one or two requests for each tournament), in days. */
  readonly detailDays?: number;
  readonly pollSeconds?: number;
  readonly quietPollSeconds?: number;
  /** When a whole read disturbs least, as an hour in UTC. */
  readonly wholeReadHour?: number;
  /** Called with what the site has to do without, e.g. statistics that the plan forbids. */
  readonly report?: (message: string) => void;
};

type PandaScoreSource = MatchSource &
  Required<Pick<MatchSource, 'pollBackground' | 'hasFigures' | 'quietPollSeconds' | 'wholeReadHour'>> & {
    /** Resolves when the current background requests have ended. */
    readonly settled: () => Promise<void>;
  };

const BASE_URL = 'https://api.pandascore.co';
export const HISTORY_DAYS = 120;
const FUTURE_DAYS = 180;
export const FIGURES_DAYS = 14;
const DETAIL_DAYS = 14;
const POLL_SECONDS = 10;
const QUIET_POLL_SECONDS = 60;
/** Few leagues play between the evening of the Americas and the afternoon of Europe. */
export const WHOLE_READ_HOUR = 9;
/** What was read is read again from a little earlier: the API's clock and ours may differ. */
const OVERLAP_MS = 2 * MINUTE_MS;
const DELETIONS_EVERY_MS = 10 * MINUTE_MS;
/** So many matches have their games requested at a time, and so many tournaments their tables. */
const MOST_GAMES = 8;
const MOST_TABLES = 4;
/** So many older matches have their games filled in at a time. */
const MOST_FILLED = 20;
/** So many matches have their frames requested at a time: some ten requests for each game. */
const MOST_FRAMED = 2;
/** The interval while a game has a live feed. */
const LIVE_POLL_SECONDS = 5;
/** Pauses after failures of background tasks. */
const PAUSES = { firstMs: MINUTE_MS, longestMs: 30 * MINUTE_MS };

/** What the API says of a match: brackets come by themselves. */
function fingerprint(match: Match): string {
  const { previousTakes: _takes, ...compared } = { ...match, previousMatchIds: [] };
  return createHash('sha1').update(JSON.stringify(compared)).digest('base64');
}

/** Documents as matches; a match that lost its date or its league is to be taken back (docs/product.md#which-matches-count), unless it was put off. */
function sortOut(documents: readonly unknown[], known: IngestKnowledge) {
  const matches = new Map<number, Match>();
  const lost = new Set<number>();
  const rejections: Rejection[] = [];
  const losses: Loss[] = [];
  const begins = new Map(documents.length === 0 ? [] : Array.from(known.matches(), ({ id, beginAt }) => [id, beginAt]));
  for (const document of documents) {
    const parsed = parseMatch(document, begins.get(documentId(document) ?? 0) ?? null);
    if (parsed.ok) {
      losses.push(...parsed.losses);
      matches.set(parsed.value.id, parsed.value);
      continue;
    }
    rejections.push(parsed.error);
    const id = Number(parsed.error.id);
    if (parsed.error.kind === 'foreign' && Number.isInteger(id)) lost.add(id);
  }
  return { matches, lost, rejections, losses };
}

/**
 * Matches from the PandaScore REST API. A snapshot reads a window around now;
 * `changes` reads what was modified since the cursor, which is all that live
 * scores need, and returns only what differs from what it returned before.
 * Everything that follows (figures, tables, deletions, older games) is read in
 * the background, within what the plan leaves (allowance.ts). Throws PandaScoreError
 * when the API does not answer after several tries; the next call then goes on
 * where the last good one ended.
 */
export function pandaScoreSource(options: PandaScoreSourceOptions): PandaScoreSource {
  const { historyDays = HISTORY_DAYS, futureDays = FUTURE_DAYS, figuresDays = FIGURES_DAYS, detailDays = DETAIL_DAYS } = options;
  const { pollSeconds = POLL_SECONDS, quietPollSeconds = QUIET_POLL_SECONDS, wholeReadHour = WHOLE_READ_HOUR } = options;
  const { baseUrl = BASE_URL, report = () => undefined, signal } = options;
  const live = pandaScoreClient({ ...options, baseUrl });
  const soon = live.as('soon');
  // Takes a few requests a day, which figures and a first load wait for.
  const champions = championBook(live.as('load'));
  const figures = gamesReader(champions, report);
  const frames = framesReader(report);
  const feed = new LiveFeed({ client: soon, baseUrl, token: options.token, report, signal, random: options.random, now: options.now });

  let cursor = options.cursor ?? null;
  /** When deletions were last requested. */
  let deletionsAt = cursor === null ? null : Date.parse(cursor);
  /** The fingerprint of each match as it was last returned; '' of a removed one. */
  const returned = new Map<number, string>();
  const reported = new Set<string>();
  const findings = new Findings();
  const changedGames = new Map<number, Match>();
  const requested = new Map<number, PastRequests>();
  const framesRequested = new Set<number>();
  const tablesDue = new TablesDue();
  const taskOf = (name: string) =>
    new BackoffTask(PAUSES, (error, pauseMs) => {
      if (signal?.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      report(`${name} could not be read, tried again in ${pauseMs / MINUTE_MS} min: ${reason}`);
    });
  const tasks = {
    games: taskOf('Figures'),
    older: taskOf('Older figures'),
    frames: taskOf('Frames'),
    feeds: taskOf('Live feeds'),
    live: taskOf('Champions of running games'),
    tables: taskOf('Tables'),
    deletions: taskOf('Deletions'),
  };

  const isWithin = (match: Match, days: number, now: number) => beginOf(match) >= now - days * DAY_MS;

  /** A defect is reported once, however often changes bring it, and so is what cannot be read inside a document. */
  const isNew = (key: string): boolean => !reported.has(key) && reported.add(key).has(key);
  const newOnes = (rejections: readonly Rejection[]): Rejection[] =>
    rejections.filter(({ entity, id, reason }) => isNew(`${entity} ${id} ${reason}`));
  const newLosses = (losses: readonly Loss[]): Loss[] =>
    losses.filter(({ kind, entity, part, example }) => isNew(`${kind} ${entity} ${example.id} ${part}`));

  async function readGamesOf(
    client: PandaScoreClient,
    matches: readonly Match[],
    now: number,
    onMatch: (match: Match, read: ReadGames) => void,
  ): Promise<void> {
    await inParallel(matches, async (match) => {
      onMatch(match, await figures.read(client, match));
      requested.set(match.id, { times: (requested.get(match.id)?.times ?? 0) + 1, at: now });
    });
  }

  async function snapshot(
    now: number,
    progress: LoadProgress,
    { known, inBackground }: SnapshotOptions = { known: NOTHING_KNOWN, inBackground: false },
  ): Promise<SourceSnapshot> {
    const client = live.as(inBackground ? 'whole' : 'load');
    const window = { from: now - historyDays * DAY_MS, to: now + futureDays * DAY_MS, tablesFrom: now - detailDays * DAY_MS, now };
    const knowledge = await readWindow(client, window, progress);
    const games = new Map<number, readonly GameDetail[]>();
    const rejections: Rejection[] = [];
    const losses: Loss[] = [];
    // In the background, the requests that follow changes bring what is missing.
    const wanted = inBackground
      ? []
      : knowledge.matches.filter(
          (match) =>
            isWithin(match, Math.min(figuresDays, detailDays), now) &&
            hasFiguresAtSource(match) &&
            (match.status === 'running' || lacksFigures(match, known.hasFigures)),
        );
    await readGamesOf(client, wanted, now, (match, read) => {
      if (read.games.length > 0) games.set(match.id, read.games);
      rejections.push(...read.rejections);
      losses.push(...read.losses);
      progress('games', Math.min(wanted.length, requested.size), wanted.length);
    });
    const people = await readPlayers(client, knowledge, [...games.values()].flat());
    const latestChampions = await champions.load();

    const defects = [...knowledge.rejections, ...people.rejections, ...champions.takeRejections(), ...rejections];
    newOnes(defects);
    // Changes that arrived in the meantime are newer.
    for (const match of knowledge.matches) if (!returned.has(match.id)) returned.set(match.id, fingerprint(match));
    cursor ??= toInstant(now - OVERLAP_MS);
    deletionsAt ??= now;
    return {
      ...knowledge,
      players: people.players,
      champions: latestChampions,
      games,
      removed: [],
      cursor,
      rejections: defects,
      losses: new LossCount([...knowledge.losses, ...people.losses, ...losses]).list(),
    };
  }

  async function changes(now: number, known: IngestKnowledge = NOTHING_KNOWN): Promise<MatchChanges> {
    const modified = await readModified(live, cursor ?? toInstant(now - DAY_MS), now);
    const { matches, lost, rejections, losses } = sortOut(modified.documents, known);
    const removed = [...lost].filter((id) => !matches.has(id) && returned.get(id) !== '');
    const changed = [...matches.values()].filter((match) => returned.get(match.id) !== fingerprint(match));

    // Noted only now: had the request failed, the next call would have to return all of this.
    for (const match of changed) returned.set(match.id, fingerprint(match));
    for (const id of removed) returned.set(id, '');
    cursor = modified.cursor;
    for (const match of changed) {
      tablesDue.matchChanged(match, known, now);
      if (isWithin(match, figuresDays, now) && hasFiguresAtSource(match)) changedGames.set(match.id, match);
    }
    return {
      matches: changed,
      games: new Map(),
      removed,
      cursor,
      rejections: newOnes(rejections),
      losses: new LossCount(newLosses(losses)).list(),
    };
  }

  function readDueGames(now: number, known: IngestKnowledge): void {
    const awaited = awaitedFigures({ known, requested, now, days: figuresDays }).filter(({ id }) => !changedGames.has(id));
    const due = [...changedGames.values(), ...awaited].slice(0, MOST_GAMES);
    if (due.length === 0) return;
    tasks.games.begin(now, () =>
      readGamesOf(soon, due, now, (match, read) => {
        findings.addGames(match, read);
        // The match stays in the list if it has changed again meanwhile.
        if (changedGames.get(match.id) === match) changedGames.delete(match.id);
        // The list of games is without them: should they be lost with it, they are requested once more.
        if (match.games.some(({ id }) => known.hasCourse(id))) framesRequested.delete(match.id);
      }),
    );
  }

  function readOlderGames(now: number, known: IngestKnowledge): void {
    const missing = missingFigures({ known, requested, now, days: figuresDays }).slice(0, MOST_FILLED);
    if (missing.length === 0) return;
    tasks.older.begin(now, () => readGamesOf(live.as('fill'), missing, now, (match, read) => findings.addGames(match, read)));
  }

  function readDueFrames(now: number, known: IngestKnowledge): void {
    const due = missingFrames({ known, requested: framesRequested, now, days: figuresDays }).slice(0, MOST_FRAMED);
    if (due.length === 0) return;
    const client = live.as('fill');
    tasks.frames.begin(now, async () => {
      for (const match of due) {
        const read = await figures.read(client, match);
        const framed = await frames.add(client, read);
        framesRequested.add(match.id);
        if (framed.games.some((game, index) => game !== read.games[index])) findings.addGames(match, framed);
      }
    });
  }

  /** What live feeds have sent; next time, where a champion has to be looked up first. */
  function readFeeds(now: number, known: IngestKnowledge): void {
    if (tasks.feeds.isFree(now) && feed.isDue(known.matches(), now)) tasks.feeds.begin(now, () => feed.look(now));
    const news = tasks.live.isFree(now) ? feed.take(known.matches(), now) : null;
    if (news === null) return;
    const translatedGames = new Map<number, readonly GameDetail[]>();
    for (const [id, games] of news.games) {
      const translated = champions.translateKnown(games);
      if (translated !== null) translatedGames.set(id, translated);
    }
    findings.addLive({ ...news, games: translatedGames });
    const untranslated = [...news.games].filter(([id]) => !translatedGames.has(id));
    if (untranslated.length === 0) return;
    tasks.live.begin(now, async () => {
      for (const [id, games] of untranslated)
        findings.addLive({ games: new Map([[id, await champions.translate(games)]]), rejections: [], losses: [] });
    });
  }

  function readDueTables(now: number, known: IngestKnowledge): void {
    const due = tablesDue.due(now).slice(0, MOST_TABLES);
    if (due.length === 0) return;
    tablesDue.take(due, now);
    tasks.tables.begin(now, async () => {
      try {
        findings.addTables(await readTournaments(soon, due, known));
      } catch (error) {
        tablesDue.giveBack(due, now);
        throw error;
      }
    });
  }

  function readDueDeletions(now: number): void {
    const since = deletionsAt ?? now - DAY_MS;
    if (deletionsAt !== null && now - deletionsAt < DELETIONS_EVERY_MS) return;
    tasks.deletions.begin(now, async () => {
      findings.addDeletions(await readDeletions(soon, toInstant(since - OVERLAP_MS)));
      deletionsAt = now;
    });
  }

  function pollBackground(now: number, known: IngestKnowledge): BackgroundResults | null {
    readFeeds(now, known);
    const found = findings.take();
    if (tasks.games.isFree(now) && !figures.isForbidden()) readDueGames(now, known);
    if (tasks.older.isFree(now) && !figures.isForbidden()) readOlderGames(now, known);
    if (tasks.frames.isFree(now) && !figures.isForbidden() && !frames.isForbidden()) readDueFrames(now, known);
    if (tasks.tables.isFree(now)) readDueTables(now, known);
    if (tasks.deletions.isFree(now)) readDueDeletions(now);
    if (found === null) return null;
    const removed = [...new Set(found.removed)].filter((id) => returned.get(id) !== '');
    for (const id of removed) returned.set(id, '');
    const rejections = newOnes([...found.rejections, ...champions.takeRejections()]);
    return { ...found, removed, rejections, losses: new LossCount(newLosses(found.losses)).list() };
  }

  return {
    name: `pandascore:${new URL(baseUrl).host}`,
    simulated: false,
    get pollSeconds() {
      return feed.isListening ? Math.min(pollSeconds, LIVE_POLL_SECONDS) : pollSeconds;
    },
    quietPollSeconds,
    wholeReadHour,
    snapshot,
    changes,
    pollBackground,
    hasFigures: () => !figures.isForbidden(),
    settled: async () => {
      await Promise.all(Object.values(tasks).map((task) => task.settled()));
    },
  };
}
