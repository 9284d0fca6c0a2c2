import { createHash } from 'node:crypto';
import type { GameDetail } from '../../domain/match/game';
import type { Feeding, Match } from '../../domain/match/match';
import { feedingOf } from '../../domain/match/match-rounds';
import { DAY_MS } from '../../domain/durations';
import { inParallel } from '../in-parallel';
import { LossCount } from '../losses';
import type { LoadProgress, Loss, MatchChanges, MatchSource, Rejection, SourceSnapshot } from '../match-source';
import { readDeletions, readModified } from './changes';
import { championBook } from './champions';
import { pandaScoreClient, type PandaScoreClientOptions } from './client';
import { readAll } from './entities';
import { gamesReader, lacksFigures, type ReadGames } from './games';
import { readPlayers, readWindow } from './snapshot';
import { parseMatch } from '../wire/parse-match';
import { toInstant } from '../wire/wire';

export type PandaScoreSourceOptions = Omit<PandaScoreClientOptions, 'baseUrl'> & {
  readonly baseUrl?: string;
  /** Where an earlier run stopped (`MatchChanges.cursor`): `changes` goes on from there without a snapshot. */
  readonly cursor?: string | null;
  /** How far a snapshot looks back and ahead, in days. */
  readonly historyDays?: number;
  readonly futureDays?: number;
  /** How far back figures of games (a request for each match) and tables (one or two for each tournament) are requested, in days. */
  readonly detailDays?: number;
  readonly pollSeconds?: number;
  /** Called with what the site has to do without, e.g. statistics that the plan forbids. */
  readonly report?: (message: string) => void;
};

const BASE_URL = 'https://api.pandascore.co';
const HISTORY_DAYS = 120;
const FUTURE_DAYS = 180;
const DETAIL_DAYS = 14;
const POLL_SECONDS = 10;
const PARALLEL = 4;
/** What was read is read again from a little earlier: the API's clock and ours may differ. */
const OVERLAP_MS = 120_000;
const DELETIONS_EVERY_MS = 600_000;
/** Figures follow a match by minutes; after this long they are not waited for. */
const FIGURES_AGAIN_MS = 120_000;
const FIGURES_WAIT_MS = 6 * 3_600_000;

/** A finished match whose figures are still to come: asked for at `again`, given up at `until`. */
type Awaited = { readonly match: Match; readonly until: number; readonly again: number };
type GamesOfMatches = ReadonlyMap<Match, ReadGames>;

function fingerprint(match: Match): string {
  return createHash('sha1').update(JSON.stringify(match)).digest('base64');
}

function stillAwaited(before: ReadonlyMap<number, Awaited>, read: GamesOfMatches, now: number): Map<number, Awaited> {
  const next = new Map(before);
  for (const [match, { games }] of read) {
    const until = before.get(match.id)?.until ?? now + FIGURES_WAIT_MS;
    if (lacksFigures(match, games) && now < until) next.set(match.id, { match, until, again: now + FIGURES_AGAIN_MS });
    else next.delete(match.id);
  }
  return next;
}

function gamesById(read: GamesOfMatches): Map<number, readonly GameDetail[]> {
  return new Map([...read].filter(([, { games }]) => games.length > 0).map(([match, { games }]) => [match.id, games]));
}

function rejectionsOf(read: GamesOfMatches): Rejection[] {
  return [...read.values()].flatMap((each) => each.rejections);
}

function lossesOf(read: GamesOfMatches): Loss[] {
  return [...read.values()].flatMap((each) => each.losses);
}

function counted(losses: Iterable<Loss>): Loss[] {
  const count = new LossCount();
  count.add(losses);
  return count.list();
}

/**
 * Matches from the PandaScore REST API. A snapshot reads a window around now;
 * `changes` reads what is running first, then what was modified since the
 * cursor, and returns only what differs from what it returned before. Throws
 * PandaScoreError when the API does not answer after several tries; the next
 * call then goes on where the last good one ended.
 */
export function pandaScoreSource(options: PandaScoreSourceOptions): MatchSource {
  const { historyDays = HISTORY_DAYS, futureDays = FUTURE_DAYS, detailDays = DETAIL_DAYS, pollSeconds = POLL_SECONDS } = options;
  const { baseUrl = BASE_URL, report = () => undefined } = options;
  const client = pandaScoreClient({ ...options, baseUrl });
  const champions = championBook(client);
  const readGames = gamesReader(client, champions, report);

  let cursor = options.cursor ?? null;
  /** When deletions were last requested. */
  let deletionsAt: number | null = null;
  /** The fingerprint of each match as it was last returned; '' of a removed one. */
  let told: ReadonlyMap<number, string> = new Map();
  /** Brackets are read with the snapshot only. */
  let feeders: ReadonlyMap<number, Feeding> = new Map();
  let awaited: ReadonlyMap<number, Awaited> = new Map();
  const reported = new Set<string>();

  function isDetailed(match: Match, now: number): boolean {
    const played = match.status === 'finished' || match.status === 'running';
    return played && Date.parse(match.beginAt) >= now - detailDays * DAY_MS;
  }

  async function readGamesOf(matches: readonly Match[], onMatch: (done: number) => void = () => undefined): Promise<GamesOfMatches> {
    let done = 0;
    const read = await inParallel(matches, PARALLEL, async (match) => {
      const games = await readGames(match);
      onMatch((done += 1));
      return [match, games] as const;
    });
    return new Map(read);
  }

  /** A defect is reported once, however often it is read. */
  function newOnes(rejections: readonly Rejection[]): Rejection[] {
    return rejections.filter(({ entity, id, reason }) => {
      const key = `${entity} ${id} ${reason}`;
      return !reported.has(key) && reported.add(key);
    });
  }

  /** So is what cannot be read inside a document. */
  function newLosses(losses: readonly Loss[]): Loss[] {
    return losses.filter(({ kind, entity, part, example }) => {
      const key = `${kind} ${entity} ${example.id} ${part}`;
      return !reported.has(key) && reported.add(key);
    });
  }

  async function snapshot(now: number, progress: LoadProgress): Promise<SourceSnapshot> {
    const window = { from: now - historyDays * DAY_MS, to: now + futureDays * DAY_MS, tablesFrom: now - detailDays * DAY_MS, now };
    const knowledge = await readWindow(client, window, progress);
    const detailed = knowledge.matches.filter((match) => isDetailed(match, now));
    const read = await readGamesOf(detailed, (done) => progress('games', done, detailed.length));
    const games = gamesById(read);
    const people = await readPlayers(client, knowledge, [...games.values()].flat());
    const latestChampions = await champions.load();

    awaited = stillAwaited(new Map(), read, now);
    told = new Map(knowledge.matches.map((match) => [match.id, fingerprint(match)]));
    feeders = new Map(knowledge.matches.map((match) => [match.id, feedingOf(match)]));
    cursor = toInstant(now - OVERLAP_MS);
    deletionsAt = now;
    return {
      ...knowledge,
      players: people.players,
      champions: latestChampions,
      games,
      removed: [],
      cursor,
      rejections: newOnes([...knowledge.rejections, ...people.rejections, ...champions.takeRejections(), ...rejectionsOf(read)]),
      losses: counted([...knowledge.losses, ...people.losses, ...lossesOf(read)]),
    };
  }

  /** Documents as matches; a match that lost its date or its league is to be taken back (docs/product.md#which-matches-count). */
  function sortOut(documents: readonly unknown[]): {
    matches: Map<number, Match>;
    lost: Set<number>;
    rejections: Rejection[];
    losses: Loss[];
  } {
    const matches = new Map<number, Match>();
    const lost = new Set<number>();
    const rejections: Rejection[] = [];
    const losses: Loss[] = [];
    for (const document of documents) {
      const parsed = parseMatch(document);
      if (parsed.ok) {
        losses.push(...parsed.losses);
        matches.set(parsed.value.id, { ...parsed.value, ...feeders.get(parsed.value.id) });
        continue;
      }
      rejections.push(parsed.error);
      const id = Number(parsed.error.id);
      if (parsed.error.kind === 'foreign' && Number.isInteger(id)) lost.add(id);
    }
    return { matches, lost, rejections, losses };
  }

  async function changes(now: number): Promise<MatchChanges> {
    const running = await readAll(client, '/lol/matches/running', {});
    const modified = await readModified(client, cursor ?? toInstant(now - DAY_MS), now);
    const asksDeletions = deletionsAt === null || now - deletionsAt >= DELETIONS_EVERY_MS;
    const deleted = asksDeletions ? await readDeletions(client, toInstant((deletionsAt ?? now - DAY_MS) - OVERLAP_MS)) : [];

    // Running ones come first, so that a busy ingest writes them first; of two answers the modified one is the newer.
    const { matches, lost, rejections, losses } = sortOut([...running, ...modified.documents]);
    const removed = [...new Set([...deleted, ...lost])].filter((id) => !matches.has(id) && told.get(id) !== '');
    const changed = [...matches.values()].filter((match) => told.get(match.id) !== fingerprint(match));
    const due = [...awaited.values()].filter(({ again, match }) => again <= now && !changed.some(({ id }) => id === match.id));
    const read = await readGamesOf([...changed.filter((match) => isDetailed(match, now)), ...due.map(({ match }) => match)]);
    const late = due.map(({ match }) => match).filter((match) => (read.get(match)?.games.length ?? 0) > 0);

    // Only now: had a request failed, the next call would have to tell all of this.
    told = new Map([
      ...told,
      ...changed.map((match) => [match.id, fingerprint(match)] as const),
      ...removed.map((id) => [id, ''] as const),
    ]);
    cursor = modified.cursor;
    if (asksDeletions) deletionsAt = now;
    awaited = new Map([...stillAwaited(awaited, read, now)].filter(([id]) => !removed.includes(id)));
    return {
      matches: [...changed, ...late],
      games: gamesById(read),
      removed,
      cursor,
      rejections: newOnes([...rejections, ...champions.takeRejections(), ...rejectionsOf(read)]),
      losses: counted(newLosses([...losses, ...lossesOf(read)])),
    };
  }

  return { name: `pandascore:${new URL(baseUrl).host}`, simulated: false, pollSeconds, snapshot, changes };
}
