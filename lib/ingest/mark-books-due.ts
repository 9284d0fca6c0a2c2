import { readSystemSettings } from '../store/work/system-settings-document';
import { makeDue } from '../store/play/book-document';

/** More end at once only where a whole season is loaded. */
const MOST = 50;

/**
 * Marks the books of matches that have ended, or whose result has changed, as due, so that the job's next turn settles
 * them. `now`: the site's clock. Never rejects: without it the job looks by itself, half a minute later.
 */
export async function markBooksDue(matchIds: readonly number[], now: number): Promise<void> {
  if (matchIds.length === 0 || matchIds.length > MOST) return;
  const hasten = async (): Promise<void> => {
    if ((await readSystemSettings())?.betting) await makeDue(matchIds, now);
  };
  await hasten().catch(() => undefined);
}
