import * as v from 'valibot';
import { DivisionSchema, type Division } from '../../domain/play/leagues/divisions';
import { PlayAccountSchema } from '../../domain/play/ledger';
import type { Tallies } from '../../domain/play/score';
import { chunks } from '../../domain/values/chunks';
import { commitWrites, type DocumentWrite } from '../core/commit-writes';
import { documentPath, type DocumentPath } from '../core/document-path';
import { queryCollection, queryPages, type Clause } from '../core/query';
import { readDocument, readDocuments } from '../core/read-document';
import { transaction } from '../core/transaction';
import { accountPath } from './ledger-store';

/**
 * `divisions/{week}-{number}` in the project play, and `divisions/current`,
 * which says which week's divisions are the ones that count. It is written last:
 * a turn that was broken off is begun again from the week before.
 */

const CURRENT = documentPath`divisions/current`;
const CurrentSchema = v.object({ currentWeek: v.string(), count: v.number() });
type CurrentDivisions = v.InferOutput<typeof CurrentSchema>;

const divisionPath = (week: string, number: number): DocumentPath => documentPath`divisions/${week}-${number}`;
const WRITES = 20;
const PAGE = 300;

/** The divisions that count; null before the first. Throws StoreUnavailableError. */
export function currentDivisions(): Promise<CurrentDivisions | null> {
  return readDocument('play', CURRENT, CurrentSchema);
}

/** All divisions that count. Throws StoreUnavailableError. */
export async function readDivisions({ currentWeek, count }: CurrentDivisions): Promise<Division[]> {
  const paths = Array.from({ length: count }, (_, index) => divisionPath(currentWeek, index + 1));
  const found = await Promise.all(chunks(paths, PAGE).map((some) => readDocuments('play', some, DivisionSchema)));
  return found.flat().flatMap((division) => division ?? []);
}

/** The division of an account; null without one. Throws StoreUnavailableError. */
export async function divisionOf(uid: string, { currentWeek, count }: CurrentDivisions): Promise<Division | null> {
  const found = await queryCollection('play', 'divisions', DivisionSchema, [
    ['where', 'uids', 'array-contains', uid],
    ['limit', 10],
  ]);
  return found.find(({ value }) => value.week === currentWeek && value.number <= count)?.value ?? null;
}

/** Writes the divisions of a week, then that these count, and drops those of before. Throws StoreUnavailableError. */
export async function putDivisions(week: string, divisions: readonly Division[], before: CurrentDivisions | null): Promise<void> {
  const writes = divisions.map((division): DocumentWrite => {
    const fields = { body: JSON.stringify(division), uids: division.members.map(({ uid }) => uid) };
    return { path: divisionPath(week, division.number), fields };
  });
  for (const some of chunks(writes, WRITES)) await commitWrites('play', some);
  await commitWrites('play', [{ path: CURRENT, fields: { currentWeek: week, count: divisions.length } }]);
  if (before === null) return;
  const old = Array.from({ length: before.count }, (_, index): DocumentWrite => ({
    path: divisionPath(before.currentWeek, index + 1),
    fields: null,
  }));
  for (const some of chunks(old, WRITES)) await commitWrites('play', some);
}

/** The accounts in the rankings, in the order of the uids; null for one that has gone. Throws StoreUnavailableError. */
export async function accountsByUid(uids: readonly string[]) {
  const found = await Promise.all(chunks(uids, PAGE).map((some) => readDocuments('play', some.map(accountPath), PlayAccountSchema)));
  return found.flat();
}

/** Accounts that predicted in a week, in parts: by their newest week, or by the one before it. Throws StoreUnavailableError. */
export async function* accountsOfWeek(
  monday: string,
  tally: 'week' | 'lastWeek',
): AsyncGenerator<readonly { readonly id: string; readonly tallies: Tallies }[]> {
  const ofWeek: Clause[] = [['where', `tallies.${tally}.key`, '==', monday]];
  for await (const found of queryPages('play', 'accounts', PlayAccountSchema, ofWeek))
    yield found.map(({ id, value: { tallies } }) => ({ id, tallies }));
}

/** Takes an account out of its division. Throws StoreUnavailableError. */
export async function eraseSeat(uid: string): Promise<void> {
  const found = await queryCollection('play', 'divisions', DivisionSchema, [['where', 'uids', 'array-contains', uid]]);
  for (const { path } of found) {
    await transaction('play', async ({ read, set }) => {
      const division = await read(path, DivisionSchema);
      if (division === null) return;
      const members = division.members.filter((member) => member.uid !== uid);
      set(path, { body: JSON.stringify({ ...division, members }), uids: members.map((member) => member.uid) });
    });
  }
}
