import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { PickemEntrySchema, savePicks, type PickemEntry, type SavedOrNot } from '../../domain/play/pickem/pickem-entry';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { queryValues, queryPages, type Clause } from '../core/query';
import { readDocument, readDocuments } from '../core/read-document';
import { type StoreTransaction, transaction } from '../core/transaction';

/**
 * Stage pick'em in the project play: `pickems/{tournamentId}-{uid}`, an entry
 * each; `pickemStages/{tournamentId}`, when its entries are to be counted again;
 * `pickemTotals/{uid}`, the points of an account by year and stage
 * (docs/decisions/0052).
 */

const entryPath = (tournamentId: number, uid: string): DocumentPath => documentPath`pickems/${tournamentId}-${pathSegment(uid)}`;
const stagePath = (tournamentId: number): DocumentPath => documentPath`pickemStages/${tournamentId}`;
export const pickemTotalsPath = (uid: string): DocumentPath => documentPath`pickemTotals/${pathSegment(uid)}`;

const PickemStageSchema = v.object({
  tournamentId: v.number(),
  /** When to count again, in milliseconds; null: never. */
  checkAt: v.nullable(v.number()),
  /** How often it was counted since the stage was over. */
  rechecks: v.number(),
  /** The results that were counted last, as a text. */
  counted: v.string(),
});
export type PickemStage = v.InferOutput<typeof PickemStageSchema>;

const PickemTotalsSchema = v.object({ years: v.record(v.string(), v.record(v.string(), v.number())) });

/** Fields that are queried are beside the body. */
function putEntry({ set }: Pick<StoreTransaction, 'set'>, entry: PickemEntry): void {
  const { uid, tournamentId, savedAt, share } = entry;
  set(entryPath(tournamentId, uid), { body: JSON.stringify(entry), uid, tournamentId, savedAt, share });
}

/** Saves picks that fit their stage, or says why not. Throws StoreUnavailableError. */
export function saveEntry(request: Parameters<typeof savePicks>[1], isLocked: boolean, now: number): Promise<SavedOrNot> {
  const { uid, tournamentId } = request;
  return transaction('play', async (inside) => {
    const [stored, stage] = await Promise.all([
      inside.read(entryPath(tournamentId, uid), PickemEntrySchema),
      inside.read(stagePath(tournamentId), PickemStageSchema),
    ]);
    const saved = savePicks({ stored, isLocked }, request, now);
    if (saved.kind !== 'saved') return saved;
    putEntry(inside, saved.entry);
    // Written only with the first entry: hundreds are saved in the minutes before a stage locks.
    if (stage === null) inside.set(stagePath(tournamentId), { tournamentId, checkAt: now, rechecks: 0, counted: '' });
    return saved;
  });
}

/** Throws StoreUnavailableError. */
export function readEntry(tournamentId: number, uid: string): Promise<PickemEntry | null> {
  return readDocument('play', entryPath(tournamentId, uid), PickemEntrySchema);
}

const SHARE_BYTES = 16;

/**
 * Gives saved picks a page for everybody, or takes it away; the same again
 * changes nothing, and a page that was taken away has another address if it comes
 * again. Null without picks. `ended`: the page that is no more. Throws StoreUnavailableError.
 */
export function shareEntry(
  tournamentId: number,
  uid: string,
  isShared: boolean,
): Promise<{ readonly share: string | null; readonly ended: string | null } | null> {
  return transaction('play', async (inside) => {
    const stored = await inside.read(entryPath(tournamentId, uid), PickemEntrySchema);
    if (stored === null) return null;
    const before = stored.share || null;
    if (isShared === (before !== null)) return { share: before, ended: null };
    const share = isShared ? randomBytes(SHARE_BYTES).toString('hex') : '';
    putEntry(inside, { ...stored, share });
    return { share: share || null, ended: before };
  });
}

/** The entry with this page; null where there is none, or no longer. Throws StoreUnavailableError. */
export async function entryOfShare(share: string): Promise<PickemEntry | null> {
  const [entry = null] = await queryValues('play', 'pickems', PickemEntrySchema, [
    ['where', 'share', '==', share],
    ['limit', 1],
  ]);
  return entry;
}

/** The entries that an account saved last. Throws StoreUnavailableError. */
export async function entriesOf(uid: string, limit: number): Promise<PickemEntry[]> {
  return queryValues('play', 'pickems', PickemEntrySchema, [
    ['where', 'uid', '==', uid],
    ['orderBy', 'savedAt', 'desc'],
    ['limit', limit],
  ]);
}

/** Stages whose entries are to be counted by now. Throws StoreUnavailableError. */
export function duePickemStages(now: number, limit: number): Promise<PickemStage[]> {
  return queryValues('play', 'pickemStages', PickemStageSchema, [
    ['where', 'checkAt', '<=', now],
    ['limit', limit],
  ]);
}

/** Notes when a stage is to be looked at again, and what was counted. Throws StoreUnavailableError. */
export function noteStage(stage: PickemStage): Promise<void> {
  return transaction('play', ({ set }) => set(stagePath(stage.tournamentId), { ...stage }));
}

/** All entries of a stage, in parts. Throws StoreUnavailableError. */
export async function* entriesOfStage(tournamentId: number): AsyncGenerator<readonly PickemEntry[]> {
  const ofStage: Clause[] = [['where', 'tournamentId', '==', tournamentId]];
  for await (const found of queryPages('play', 'pickems', PickemEntrySchema, ofStage)) yield found.map(({ value }) => value);
}

/**
 * Writes the points of entries of one stage, with them in the totals of their
 * accounts: the same again changes nothing. An entry that has gone or was saved
 * anew stays as it is. Throws StoreUnavailableError.
 */
export function putPoints(year: string, counted: readonly PickemEntry[]): Promise<void> {
  return transaction('play', async (inside) => {
    const stored = await inside.readAll(
      counted.map(({ tournamentId, uid }) => entryPath(tournamentId, uid)),
      PickemEntrySchema,
    );
    counted.forEach((entry, index) => {
      const now = stored[index];
      if (now?.revision !== entry.revision) return;
      // Whether the entry is shared may have changed while it was counted.
      putEntry(inside, { ...now, points: entry.points });
      inside.merge(pickemTotalsPath(entry.uid), { years: { [year]: { [String(entry.tournamentId)]: entry.points ?? 0 } } });
    });
  });
}

/** Pick'em points of accounts in a year, in their order. Throws StoreUnavailableError. */
export async function pickemPointsOf(uids: readonly string[], year: string): Promise<number[]> {
  const totals = await readDocuments('play', uids.map(pickemTotalsPath), PickemTotalsSchema);
  return totals.map((each) => Object.values(each?.years[year] ?? {}).reduce((sum, points) => sum + points, 0));
}
