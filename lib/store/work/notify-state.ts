import * as v from 'valibot';
import { commitWrites } from '../core/commit-writes';
import { documentPath } from '../core/document-path';
import { plainDocuments } from '../core/stored-document';

/** `states/notify`: events whose followers were all notified, so that they are not looked for again. `at`: milliseconds since 1970 by the site's clock. */
const NotifyStateSchema = v.object({ done: v.array(v.object({ id: v.string(), at: v.number() })) });
export type NotifyState = v.InferOutput<typeof NotifyStateSchema>;

const documents = plainDocuments(NotifyStateSchema, () => documentPath`states/notify`);

/** Throws StoreUnavailableError. */
export async function readNotifyState(): Promise<NotifyState> {
  return (await documents.read()) ?? { done: [] };
}

/** Throws StoreUnavailableError. */
export function writeNotifyState(state: NotifyState): Promise<void> {
  return commitWrites('main', [{ path: documents.address().path, fields: documents.encode(state) }]);
}

/** `states/weeklyDigest`: the last week (its Monday) whose mail all readers were sent, so that they are not looked for again. */
const WeeklyDigestStateSchema = v.object({ week: v.string() });

const digestDocuments = plainDocuments(WeeklyDigestStateSchema, () => documentPath`states/weeklyDigest`);

/** The Monday of the week whose mail was sent last; '' before the first one. Throws StoreUnavailableError. */
export async function readSentWeek(): Promise<string> {
  return (await digestDocuments.read())?.week ?? '';
}

/** Throws StoreUnavailableError. */
export function writeSentWeek(week: string): Promise<void> {
  return commitWrites('main', [{ path: digestDocuments.address().path, fields: digestDocuments.encode({ week }) }]);
}
