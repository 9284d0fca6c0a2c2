import { DAY_MS } from '../../domain/values/durations';
import { catchUpMatches, type CatchUpDays } from '../../domain/match/catch-up';
import type { FinishedMatch } from '../../domain/match/match';
import { isFinished } from '../../domain/match/match-order';
import { mondayOf } from '../../domain/schedule/week';
import { dayOf } from '../../domain/schedule/zoned-date';
import type { FoundData } from './loaded';
import { loadWeeks } from './week-page';

/** What was worth watching in the last days. One read or two. */
export async function loadCatchUp(days: CatchUpDays, now: number): Promise<FoundData<readonly FinishedMatch[]>> {
  const mondays = [...new Set([now - days * DAY_MS, now].map((at) => mondayOf(dayOf(at, 'UTC'))))];
  const { data, tags } = await loadWeeks(mondays);
  return { data: catchUpMatches(data.filter(isFinished), days, now), tags, matches: [] };
}
