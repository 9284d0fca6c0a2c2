import { randomInt, randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CacheTagSchema, type CacheTag } from '../../domain/page/cache-tags';
import { COMMENT_STATES, isListed } from '../../domain/people/comments/comment-rules';
import { TRANSACTION_DEADLINE_MS } from '../core/deadline';
import { documentPath, DocumentPathSchema, type DocumentPath } from '../core/document-path';
import { pause } from '../core/pause';
import { queryCollection, type Clause } from '../core/query';
import { readDocument } from '../core/read-document';
import type { StoredFields } from '../core/stored-document';
import { type StoreTransaction, transaction } from '../core/transaction';

/**
 * The counters that a final makes busy: votes on a match (in `votes/{matchId}` and `playerVotes/{matchId}`),
 * comments of a page (in `commentCounts/{page}`), likes and replies (in the
 * comment's own document). Many servers change the same one, and Firestore takes
 * one write a second of a document in the long run. So a counted document says
 * how far its writes are used up (`busyUntil`). What there is no room for is stored
 * in `pendingCounts/{id}`, in the same transaction as what it counts; the next
 * writer of the document adds what is pending and removes it, again in one
 * transaction. So every change is in exactly one place at every moment
 * (docs/decisions/0036).
 */

/** A counted document has room for one write in this time. */
const SLOT_MS = 1_000;
/** So many writes at once are possible after a quiet time. */
const BURST = 4;
/** A `busyUntil` this far away comes from a clock that is wrong. */
const WRONG_CLOCK_MS = 10_000;
/** How long a request waits for a pending change to be added; then the next write adds it, or the job. */
const PATIENCE_MS = 3_000;
/** Servers that wait for the same document try at different moments. */
const APART_MS = 300;
const AT_ONCE = 200;
const LEFT_AT_ONCE = 500;
const PENDING = 'pendingCounts';

const COUNTERS = ['left', 'right', 'count', 'likes', 'replies'] as const;
/** Votes have a counter for each player. */
const PLAYER_COUNTER = /^player-\d{1,15}$/;
/** The votes for `left` and `right` or a player, the `count` of a page, the `likes` or `replies` of a comment. */
export type Counter = (typeof COUNTERS)[number] | `player-${number}`;
/** By how much each counter changes. */
export type CountChange = { readonly [Name in Counter]?: number };

const isCounter = (name: string): boolean => COUNTERS.some((counter) => counter === name) || PLAYER_COUNTER.test(name);

const PendingSchema = v.pipe(
  v.looseObject({
    /** The path of the counted document. */
    of: DocumentPathSchema,
    /** The tag of the answers that show the count. */
    tag: CacheTagSchema,
  }),
  v.transform(({ of, tag, ...fields }) => {
    const counted = Object.entries(fields).flatMap(([name, by]) =>
      isCounter(name) && typeof by === 'number' ? [[name, by] as const] : [],
    );
    const change: CountChange = Object.fromEntries(counted);
    return { of, tag, change };
  }),
);

const CountedSchema = v.object({
  /** Milliseconds since 1970, the real clock: each write moves it on by `SLOT_MS`. */
  busyUntil: v.optional(v.number(), 0),
  /** Only of a comment. */
  state: v.optional(v.picklist(COMMENT_STATES)),
  replies: v.optional(v.number(), 0),
});
type SlotCounter = v.InferOutput<typeof CountedSchema>;

function busyUntil(counted: SlotCounter | null, now: number): number {
  const until = counted?.busyUntil ?? 0;
  return until > now + WRONG_CLOCK_MS ? now : Math.max(until, now);
}

/** How long until the document has room for another write. */
const waitOf = (counted: SlotCounter | null, now: number) => Math.max(0, busyUntil(counted, now) - now - (BURST - 1) * SLOT_MS);

/** A counted document as it was just before a transaction. Pending changes are read only if there is room for them. */
type Seen = { readonly path: DocumentPath; readonly waitMs: number; readonly pending: readonly DocumentPath[] };

/** The read belongs to the transaction that follows, and may take as long. */
async function look(path: DocumentPath): Promise<Seen> {
  const waitMs = waitOf(await readDocument('main', path, CountedSchema, TRANSACTION_DEADLINE_MS), Date.now());
  if (waitMs > 0) return { path, waitMs, pending: [] };
  const clauses: readonly Clause[] = [
    ['where', 'of', '==', path],
    ['limit', AT_ONCE],
  ];
  const found = await queryCollection('main', PENDING, PendingSchema, clauses, TRANSACTION_DEADLINE_MS);
  return { path, waitMs, pending: found.map((each) => each.path) };
}

type Change = { readonly by: CountChange; readonly fields: StoredFields };
/** Writes a change; answers the path under which it is pending, null if it is added or there is nothing to add. */
type Write = (change: Change) => DocumentPath | null;

/** The sum of the changes, without counters that stay the same. */
function sumOf(changes: readonly CountChange[]): CountChange {
  const sums = new Map<string, number>();
  for (const [name, by] of changes.flatMap((change) => Object.entries(change))) sums.set(name, (sums.get(name) ?? 0) + (by ?? 0));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

/** Reads what is needed to write a change. Without room the document is not even read: what is not read is not fought for. */
async function begin(inside: StoreTransaction, tag: CacheTag, { path, pending }: Seen, hasRoom: boolean): Promise<Write> {
  const [counted, waiting] = hasRoom
    ? await Promise.all([inside.read(path, CountedSchema), inside.readAll(pending, PendingSchema)])
    : [null, []];
  const now = Date.now();
  if (!hasRoom || waitOf(counted, now) > 0)
    return ({ by }) => {
      if (Object.keys(by).length === 0) return null;
      const place = documentPath`${PENDING}/${randomUUID()}`;
      inside.set(place, { of: path, tag, ...by });
      return place;
    };
  return ({ by, fields }) => {
    // Another server may have added some since they were looked for.
    const sum = sumOf([by, ...waiting.flatMap((each) => each?.change ?? [])]);
    for (const [index, place] of pending.entries()) if (waiting[index]) inside.remove(place);
    if (Object.keys(sum).length === 0) return null;
    inside.merge(path, {
      ...fields,
      ...Object.fromEntries(Object.entries(sum).map(([counter, change]) => [counter, FieldValue.increment(change ?? 0)])),
      ...(counted?.state && sum.replies ? { listed: isListed(counted.state, counted.replies + sum.replies) } : {}),
      busyUntil: busyUntil(counted, now) + SLOT_MS,
    });
    return null;
  };
}

export type CountingTransaction = StoreTransaction & {
  /** Changes counters of a document, one of those that were named. `fields` are written where it is not pending, for a document that may not be there yet. */
  readonly count: (path: DocumentPath, by: CountChange, fields?: StoredFields) => void;
};

/** A change that waits, stored under `place`, for room in its document. */
export type PendingCount = { readonly tag: CacheTag; readonly path: DocumentPath; readonly place: DocumentPath };

/** `countingTransaction` without the wait, which is left to the caller (`settleCounts`). */
export async function countInTransaction<Result>(
  tag: CacheTag,
  paths: readonly DocumentPath[],
  run: (inside: CountingTransaction) => Promise<Result>,
): Promise<{ readonly result: Result; readonly pending: readonly PendingCount[] }> {
  return attempt(tag, await Promise.all([...new Set(paths)].map(look)), run);
}

function attempt<Result>(tag: CacheTag, seen: readonly Seen[], run: (inside: CountingTransaction) => Promise<Result> | Result) {
  let attempts = 0;
  return transaction('main', async (inside) => {
    attempts += 1;
    // After a conflict the retry does not touch the counters, so it cannot conflict on them again.
    const hasRoom = ({ waitMs }: Seen) => waitMs === 0 && attempts === 1;
    const writes = new Map(
      await Promise.all(seen.map(async (each) => [each.path, await begin(inside, tag, each, hasRoom(each))] as const)),
    );
    const changes = new Map<DocumentPath, Change>();
    const result = await run({
      ...inside,
      count: (path, by, fields = {}) => {
        const before = changes.get(path);
        changes.set(path, { by: sumOf([before?.by ?? {}, by]), fields: { ...before?.fields, ...fields } });
      },
    });
    const pending = [...changes].flatMap(([path, change]): PendingCount[] => {
      const write = writes.get(path);
      if (!write) throw new Error(`${path} is counted and was not named`);
      const place = write(change);
      return place === null ? [] : [{ tag, path, place }];
    });
    return { result, pending };
  });
}

/** Adds pending counts, if the document is not busy. */
async function addPending(tag: CacheTag, seen: Seen): Promise<void> {
  if (seen.pending.length > 0) await attempt(tag, [seen], ({ count }) => count(seen.path, {}));
}

async function addOrWait(tag: CacheTag, path: DocumentPath): Promise<void> {
  const seen = await look(path);
  if (seen.waitMs > 0) await pause(seen.waitMs + randomInt(APART_MS));
  // Where that fails, another server was faster, or the next turn does it.
  else await addPending(tag, seen).catch(() => undefined);
}

/** Turns of this process, by the counted document: all that wait for the same one wait for the same turn. */
const turns = new Map<string, Promise<void>>();

function turnOf(tag: CacheTag, path: DocumentPath): Promise<void> {
  const turn = turns.get(path) ?? addOrWait(tag, path).finally(() => turns.delete(path));
  turns.set(path, turn);
  return turn;
}

async function settle({ tag, path, place }: PendingCount): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  do await turnOf(tag, path);
  while ((await readDocument('main', place, PendingSchema, TRANSACTION_DEADLINE_MS)) !== null && Date.now() < end);
}

/** Waits until these changes are added, by us or by another server; not for long. Throws StoreUnavailableError. */
export async function settleCounts(pending: readonly PendingCount[]): Promise<void> {
  await Promise.all(pending.map(settle));
}

/**
 * Runs `run` in a transaction that may change the counters of the documents
 * `paths`, shown in answers with that cache tag, and waits until they have it:
 * seconds at most, and only where many write. Throws StoreUnavailableError;
 * whether the writes happened is not known then.
 */
export async function countingTransaction<Result>(
  tag: CacheTag,
  paths: readonly DocumentPath[],
  run: (inside: CountingTransaction) => Promise<Result>,
): Promise<Result> {
  const { result, pending } = await countInTransaction(tag, paths, run);
  await settleCounts(pending);
  return result;
}

/** Adds what servers that have ended have left pending. Answers the tags of the answers that this concerns. Throws StoreUnavailableError. */
export async function addLeftCounts(): Promise<CacheTag[]> {
  const left = await queryCollection('main', PENDING, PendingSchema, [['limit', LEFT_AT_ONCE]]);
  const tags = new Map(left.map(({ value }) => [value.of, value.tag]));
  for (const [path, tag] of tags) await addPending(tag, await look(path));
  return [...new Set(tags.values())];
}
