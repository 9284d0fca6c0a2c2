import * as v from 'valibot';
import { commitWrites } from '../core/commit-writes';
import { documentPath } from '../core/document-path';
import { plainDocuments } from '../core/stored-document';

/** `states/weeklyDigest`: the last week (its Monday) whose mail all readers were sent, so that they are not looked for again. */
const WeeklyDigestStateSchema = v.object({ week: v.string() });

const documents = plainDocuments('main', WeeklyDigestStateSchema, () => documentPath`states/weeklyDigest`);

/** '' before the first one. Throws StoreUnavailableError. */
export async function readSentWeek(): Promise<string> {
  return (await documents.read())?.week ?? '';
}

/** Throws StoreUnavailableError. */
export function writeSentWeek(week: string): Promise<void> {
  return commitWrites('main', [{ path: documents.address().path, fields: documents.encode({ week }) }]);
}
