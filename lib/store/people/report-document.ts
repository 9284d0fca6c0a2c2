import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { REPORT_REASONS, refusesReport, type ReportReason } from '../../domain/people/comments/comment-rules';
import { fail, ok, type Result } from '../../domain/values/result';
import { banPath, readComment, StoredBanSchema, type StoredComment } from './comment-document';
import { documentPath, pathSegment } from '../core/document-path';
import { queryValues, type Clause } from '../core/query';
import { transaction } from '../core/transaction';

/**
 * `reports/{id}_{uid}`: what one user said of one comment. `reportQueue/{id}`:
 * all that is said of a comment, counted, as moderators work through it.
 */
const StoredReportSchema = v.object({
  id: v.string(),
  uid: v.string(),
  page: v.string(),
  reason: v.picklist(REPORT_REASONS),
  note: v.string(),
  at: v.string(),
});
type StoredReport = v.InferOutput<typeof StoredReportSchema>;

export const QueueSchema = v.object({
  id: v.string(),
  open: v.boolean(),
  count: v.number(),
  reasons: v.record(v.string(), v.number()),
  lastAt: v.string(),
});
export type QueuedComment = v.InferOutput<typeof QueueSchema>;

const reportPath = (id: string, uid: string) => documentPath`reports/${id}_${pathSegment(uid)}`;
export const queuePath = (id: string) => documentPath`reportQueue/${id}`;

type Report = { readonly uid: string; readonly reason: ReportReason; readonly note: string; readonly at: string };
type ReportFailure = 'missing' | 'gone' | 'own' | 'banned';

/** Takes a user's report of a comment, once: the same user's second one changes nothing. Throws StoreUnavailableError. */
export async function reportComment(id: string, { uid, reason, note, at }: Report): Promise<Result<StoredComment, ReportFailure>> {
  const comment = await readComment(id);
  if (comment === null) return fail('missing');
  const refusal = refusesReport(comment, uid);
  if (refusal === 'own') return fail('own');
  if (refusal !== null) return fail('gone');
  return transaction('main', async ({ read, set, merge }) => {
    const path = reportPath(id, uid);
    const [known, ban] = await Promise.all([read(path, StoredReportSchema), read(banPath(uid), StoredBanSchema)]);
    if (known !== null) return ok(comment);
    if (ban !== null) return fail('banned');
    const report: StoredReport = { id, uid, page: comment.page, reason, note, at };
    set(path, report);
    merge(queuePath(id), { id, open: true, count: FieldValue.increment(1), reasons: { [reason]: FieldValue.increment(1) }, lastAt: at });
    return ok(comment);
  });
}

/** The place in the queue at which the page before ended: many may be reported in the same millisecond. */
export type QueuePlace = Pick<QueuedComment, 'id' | 'lastAt'>;

/** Comments whose reports wait for a moderator, the latest reported first, after the cursor. Throws StoreUnavailableError. */
export function listQueue(after: QueuePlace | null, limit: number): Promise<QueuedComment[]> {
  const cursor: Clause[] = after === null ? [] : [['startAfter', after.lastAt, after.id]];
  const latest: Clause[] = [
    ['where', 'open', '==', true],
    ['orderBy', 'lastAt', 'desc'],
    ['orderBy', '__name__', 'desc'],
  ];
  return queryValues('main', 'reportQueue', QueueSchema, [...latest, ...cursor, ['limit', limit]]);
}

/** What reporters wrote of a comment, the newest first. Throws StoreUnavailableError. */
export async function reportNotes(id: string, limit: number): Promise<string[]> {
  const reports = await queryValues('main', 'reports', StoredReportSchema, [
    ['where', 'id', '==', id],
    ['orderBy', 'at', 'desc'],
    ['limit', limit],
  ]);
  return reports.map(({ note }) => note).filter((note) => note !== '');
}

const OWN_REPORTS = 5000;
/** What a user reported: the comment's id, its page's key, and what they said of it. */
type OwnReport = Omit<StoredReport, 'uid'>;

/** All reports of a user, for the export of their data. Throws StoreUnavailableError. */
export async function reportsOf(uid: string): Promise<OwnReport[]> {
  const reports = await queryValues('main', 'reports', StoredReportSchema, [
    ['where', 'uid', '==', uid],
    ['limit', OWN_REPORTS],
  ]);
  return reports.map(({ id, page, reason, note, at }) => ({ id, page, reason, note, at }));
}

/** Ids of what a user reported on a page. Throws StoreUnavailableError. */
export async function reportedCommentIds(uid: string, page: string, limit: number): Promise<string[]> {
  const reports = await queryValues('main', 'reports', StoredReportSchema, [
    ['where', 'uid', '==', uid],
    ['where', 'page', '==', page],
    ['limit', limit],
  ]);
  return reports.map(({ id }) => id);
}
