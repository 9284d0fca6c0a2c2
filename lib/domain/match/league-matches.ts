import type { MatchSummary } from './match';
import { matchesOnCards, matchLists, withFresh, type MatchLists, type PageLists } from './match-lists';

/** A league's three lists brought up to date: a match that has begun or ended since the page was loaded moves to its new list. `cards`: see `matchesOnCards`. */
export function leagueMatches(page: PageLists, fresh: readonly MatchSummary[]): MatchLists & { readonly cards: readonly MatchSummary[] } {
  const all = withFresh([...page.running, ...page.upcoming, ...page.latest], fresh);
  return { cards: matchesOnCards(page.running, all), ...matchLists(all) };
}

type Dated = { readonly id: number; readonly beginAt: string | null; readonly endAt: string | null };

function spans({ beginAt, endAt }: Dated, at: string | null): boolean {
  return at !== null && beginAt !== null && endAt !== null && Date.parse(beginAt) <= Date.parse(at) && Date.parse(at) <= Date.parse(endAt);
}

/** The stages that are on, by start: those with a running match, else that of the next one, and those that are played at the same time; none before its first match. */
export function currentStages({ running, upcoming, latest }: MatchLists, stages: readonly Dated[]): number[] {
  const next = upcoming.find(({ status, overdue }) => status === 'not_started' && !overdue);
  const current = running.length > 0 ? running : next ? [next] : [];
  const isOn = (stage: Dated) => current.some(({ tournamentId, beginAt }) => tournamentId === stage.id || spans(stage, beginAt));
  const begun = new Set([...running, ...latest].map(({ tournamentId }) => tournamentId));
  return stages.filter((stage) => begun.has(stage.id) && isOn(stage)).map(({ id }) => id);
}
