import { cacheTag } from '../../domain/page/cache-tags';
import type { Match } from '../../domain/match/match';
import { readWeek } from '../../store/models/week-document';
import type { FoundData } from './loaded';

/** The matches of some weeks (their Mondays, "YYYY-MM-DD"), by start within each. A week that nothing is stored for has none. A read each. */
export async function loadWeeks(mondays: readonly string[]): Promise<FoundData<readonly Match[]>> {
  const weeks = await Promise.all(mondays.map((monday) => readWeek(monday)));
  const matches = weeks.flatMap((week) => week?.matches ?? []);
  return { data: matches, tags: mondays.map(cacheTag.week), matches };
}
