import { compareLeagues, TOP_LEAGUE_IDS } from '../leagues/league-table';
import { grouped } from '../values/grouped';
import type { DigestItem } from './digest';
import type { NewsItem } from './news';

type NewsDay = { readonly day: string; readonly items: readonly NewsItem[] };

/** The day that an item is about: a match day's own, else that of its time (UTC). */
function dayOfItem(item: NewsItem): string {
  return item.kind === 'digest' && item.span === 'day' ? item.day : item.at.slice(0, 10);
}

function leagueOf(item: NewsItem): number | undefined {
  return (item.kind === 'article' ? item.leagues[0] : item.league)?.id;
}

/** Orders the items of a day by the importance of their leagues, not by what happened: the order would reveal that. */
function byImportance(a: NewsItem, b: NewsItem): number {
  const [left, right] = [leagueOf(a), leagueOf(b)];
  return left === undefined || right === undefined ? Number(left === undefined) - Number(right === undefined) : compareLeagues(left, right);
}

/** News by day, the latest first; the first item of each day leads it. */
export function newsDays(items: readonly NewsItem[]): NewsDay[] {
  const days = grouped(items, (item) => [dayOfItem(item)]);
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1)).map(([day, own]) => ({ day, items: own.sort(byImportance) }));
}

/** Cards of a day: two in a row, so none of them stands alone. */
const MOST_CARDS = 4;

/** A day of fewer items that all are of small leagues has no lead. */
const LEAD_OF_SMALL_LEAGUES = 3;

export type NewsWeight = 'lead' | 'card' | 'line';

/** How large each item of a day is, in the order of `newsDays`: a lead, up to four cards, the rest in lines. */
export function newsWeights(items: readonly NewsItem[]): NewsWeight[] {
  const first = items[0] && leagueOf(items[0]);
  const leads = items.length >= LEAD_OF_SMALL_LEAGUES || first === undefined || TOP_LEAGUE_IDS.includes(first);
  if (!leads) return items.map(() => 'card');
  const cards = Math.min(MOST_CARDS, items.length - 1);
  return items.map((_, index) => (index === 0 ? 'lead' : index <= cards - (cards % 2) ? 'card' : 'line'));
}

/** The digests of match days that a front page shows: of the two latest days, those of the most important leagues. What happened is no reason, as above. */
export function topDigests(items: readonly NewsItem[], count: number): DigestItem[] {
  return newsDays(items.filter((item) => item.kind === 'digest' && item.span === 'day'))
    .slice(0, 2)
    .flatMap((day) => day.items.filter((item) => item.kind === 'digest'))
    .sort(byImportance)
    .slice(0, count);
}
