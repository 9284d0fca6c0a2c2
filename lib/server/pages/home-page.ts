import type { HomePageLists } from '../../domain/match/home-lists';
import { matchSummary } from '../../domain/match/match-summary';
import { isFinished } from '../../domain/match/match-order';
import type { HomeState, LatelyMatch, NextMatch } from '../../domain/entities/read-models';
import { importanceOf } from '../../domain/schedule/importance';

/** The bands of the homepage with whole matches; those of an older document have only its ten upcoming and latest. */
type HomeBands = Pick<HomeState, 'running'> & { readonly next: readonly NextMatch[]; readonly lately: readonly LatelyMatch[] };

export function homeBands({ running, upcoming, latest, next, lately }: HomeState): HomeBands {
  return {
    running,
    next: next ?? upcoming.map((match) => ({ match, rank: importanceOf(match), strength: null })),
    lately: lately ?? latest.filter(isFinished).map((match) => ({ match, rank: importanceOf(match), worth: null })),
  };
}

/** The same as the page comes with them. */
export function homePageLists({ running, next, lately }: HomeBands): HomePageLists {
  return {
    running: running.map(matchSummary),
    next: next.map((entry) => ({ ...entry, match: matchSummary(entry.match) })),
    lately: lately.map((entry) => ({ ...entry, match: matchSummary(entry.match) })),
  };
}
