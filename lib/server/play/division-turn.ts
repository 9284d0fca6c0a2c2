import { MINUTE_MS, WEEK_MS } from '../../domain/values/durations';
import { currentMonday } from '../../domain/schedule/week';
import { nextDivisions } from '../../domain/play/leagues/divisions';
import { weekScore } from '../../domain/play/score';
import { accountsByUid, accountsOfWeek, currentDivisions, putDivisions, readDivisions } from '../../store/play/division-document';

/** What ended on Sunday night is settled by then. */
const AFTER_MIDNIGHT_MS = 15 * MINUTE_MS;

/**
 * Once a week (UTC): the divisions of the new week from the scores of the one
 * that is over. Nothing where they are there already; safe to begin again at any
 * point. `now`: the site's clock. Throws StoreUnavailableError.
 */
export async function divisionTurn(now: number, signal: AbortSignal): Promise<void> {
  const week = currentMonday(now, 'UTC');
  if (now - Date.parse(week) < AFTER_MIDNIGHT_MS) return;
  const current = await currentDivisions();
  if (current !== null && current.currentWeek >= week) return;
  const over = currentMonday(Date.parse(week) - WEEK_MS, 'UTC');
  const before = current === null ? [] : await readDivisions(current);
  const scores = new Map<string, number | null>();
  const uids = before.flatMap(({ members }) => members.map(({ uid }) => uid));
  const accounts = await accountsByUid(uids);
  uids.forEach((uid, index) => {
    const account = accounts[index];
    if (account) scores.set(uid, weekScore(account.tallies, over));
  });
  for (const tally of ['week', 'lastWeek'] as const) {
    for await (const some of accountsOfWeek(over, tally)) {
      signal.throwIfAborted();
      for (const { id, tallies } of some) if (!scores.has(id)) scores.set(id, weekScore(tallies, over));
    }
  }
  await putDivisions(week, nextDivisions(before, scores, week), current);
}
