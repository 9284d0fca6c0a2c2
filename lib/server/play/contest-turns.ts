import { createHash } from 'node:crypto';
import { isComplete } from '../../domain/competition/standings-figures';
import { nextDivisions } from '../../domain/play/leagues/divisions';
import { scorePicks } from '../../domain/play/pickem/pickem-score';
import { begunAt, lockTime } from '../../domain/play/pickem/pickem-stage';
import { periodKeys, weekScore } from '../../domain/play/score';
import { currentMonday } from '../../domain/values/week';
import { chunks } from '../../domain/values/chunks';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../domain/values/durations';
import { accountsByUid, accountsOfWeek, currentDivisions, putDivisions, readDivisions } from '../../store/play/division-document';
import { type PickemStage, duePickemStages, entriesOfStage, noteStage, putPoints } from '../../store/play/pickem-document';
import { type LoadedStage, readPickemStage } from './pickem-stages';

/** Matches that ended on Sunday night are settled by then. */
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

const STAGES_AT_ONCE = 50;
const BATCH = 40;
const RUNNING_CHECK_MS = MINUTE_MS;
const OPEN_CHECK_MS = HOUR_MS;
/** When a stage that is over is looked at again, for sources correct results. */
const RECHECKS_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS] as const;

/** All results that scores depend on, as a short text. */
function resultsOf({ task, source: { matches, table } }: LoadedStage): string {
  const results = matches.map((match) => [match.id, match.status, match.status === 'finished' ? match.winnerId : 0, match.beginAt]);
  const places = table?.rows.map(({ team, rank, group }) => [team.id, rank, group ?? 0]);
  return createHash('sha256')
    .update(JSON.stringify([results, places, task?.kind ?? '']))
    .digest('base64url');
}

async function countStage(loaded: LoadedStage, begun: number, tournamentId: number, signal: AbortSignal): Promise<void> {
  const { task, source } = loaded;
  if (task === null) return;
  const year = periodKeys(begun).season;
  for await (const entries of entriesOfStage(tournamentId)) {
    signal.throwIfAborted();
    const counted = entries.flatMap((entry) => {
      const score = scorePicks(task, entry, source);
      return score === null || score.points === entry.points ? [] : [{ ...entry, points: score.points }];
    });
    for (const some of chunks(counted, BATCH)) await putPoints(year, some);
  }
}

async function stageTurn(due: PickemStage, now: number, signal: AbortSignal): Promise<void> {
  const loaded = await readPickemStage(due.tournamentId, now);
  // The stage is gone from the source: what was counted stays.
  if (loaded === null)
    return noteStage({ ...due, checkAt: due.rechecks < RECHECKS_MS.length ? now + DAY_MS : null, rechecks: due.rechecks + 1 });
  const { matches } = loaded.source;
  const begun = begunAt(matches);
  if (begun === null) {
    const lock = lockTime(matches) ?? Infinity;
    return noteStage({ ...due, checkAt: Math.max(now + RUNNING_CHECK_MS, Math.min(lock, now + OPEN_CHECK_MS)) });
  }
  const results = resultsOf(loaded);
  if (results !== due.counted) await countStage(loaded, begun, due.tournamentId, signal);
  const wait = isComplete(matches) ? RECHECKS_MS[due.rechecks] : RUNNING_CHECK_MS;
  return noteStage({
    tournamentId: due.tournamentId,
    checkAt: wait === undefined ? null : now + wait,
    rechecks: isComplete(matches) ? due.rechecks + 1 : 0,
    counted: results,
  });
}

/**
 * One turn: counts the entries of stages that are being played, where results
 * have come since the last one. `now`: the site's clock. Safe to begin again at
 * any point. Throws StoreUnavailableError.
 */
export async function pickemTurn(now: number, signal: AbortSignal): Promise<void> {
  for (const due of await duePickemStages(now, STAGES_AT_ONCE)) {
    signal.throwIfAborted();
    await stageTurn(due, now, signal);
  }
}
