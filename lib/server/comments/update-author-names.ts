import { signCommentsOf } from '../../store/people/comment-author-update';
import { endErrand, readErrand } from '../../store/work/pending-task-document';
import { errorFields, log } from '../logger';
import { purgeSoon } from '../purge-soon';
import { commentsTag } from './comment-pages';

/** Whoever changes the name waits for so much of it; the job `errands` does the rest. */
const AT_ONCE_MS = 3_000;

/**
 * Does the errand `sign`: all that somebody wrote carries the name and colour
 * that they have chosen now. Safe to begin again; what is not done by `until`
 * (milliseconds since 1970, the real clock) is left to the job. Throws
 * StoreUnavailableError.
 */
export async function signWords(uid: string, until = Infinity): Promise<void> {
  const errand = await readErrand({ kind: 'sign', uid });
  if (errand === null) return;
  const { pages, isDone } = await signCommentsOf(uid, until);
  purgeSoon(pages.map(commentsTag));
  if (isDone) await endErrand(errand);
}

/** The same while the person waits: what fails now is done by the job, and no reason to say that the name was not kept. */
export async function signWordsSoon(uid: string): Promise<void> {
  await signWords(uid, Date.now() + AT_ONCE_MS).catch((error: unknown) => log().warn(errorFields(error), 'comments not signed yet'));
}
