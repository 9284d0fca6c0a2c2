import type { LatelyMatch, NextMatch } from '../entities/read-models';
import type { FinishedSummary, MatchSummary } from './match';
import { matchesOnCards, newestVersions } from './match-lists';
import { beginOf, isFinished } from './match-order';

/** The matches of the homepage as its page came with them. */
export type HomePageLists = {
  /** By start. */
  readonly running: readonly MatchSummary[];
  /** By start. */
  readonly next: readonly (Omit<NextMatch, 'match'> & { readonly match: MatchSummary })[];
  /** The latest result first. */
  readonly lately: readonly (Omit<LatelyMatch, 'match'> & { readonly match: FinishedSummary })[];
};

export type FreshHomeLists = Pick<HomePageLists, 'next' | 'lately'> & {
  /** Running ones, and those that ran when the page came. */
  readonly cards: readonly MatchSummary[];
};

/** A result that the page came without is listed after those whose worth is known. */
const UNRANKED = 99;

/** Every match of the page. */
export function homeMatches({ running, next, lately }: HomePageLists): MatchSummary[] {
  return [...running, ...next.map(({ match }) => match), ...lately.map(({ match }) => match)];
}

/**
 * The homepage's lists brought up to date with what was read since, also by matches that it does not list yet.
 * None comes up that is older than what the page itself lists: a match of last week that was never played.
 */
export function homeLists(page: HomePageLists, fresh: readonly MatchSummary[]): FreshHomeLists {
  const all = newestVersions(homeMatches(page), fresh);
  const earliest = Math.min(...page.lately.map(({ match }) => beginOf(match)));
  const now = new Map(all.map((match) => [match.id, match]));
  const listed = new Set(page.lately.map(({ match }) => match.id));
  const ended = all.filter(isFinished).filter((match) => !listed.has(match.id) && !(beginOf(match) < earliest));
  return {
    cards: matchesOnCards(page.running, all),
    next: page.next.flatMap((entry) => {
      const match = now.get(entry.match.id);
      // Only the page itself has the chance.
      return match?.status === 'not_started' ? [{ ...entry, match: { ...entry.match, ...match } }] : [];
    }),
    lately: [
      ...ended.map((match) => ({ match, rank: UNRANKED, worth: null })),
      ...page.lately.flatMap((entry) => {
        const match = now.get(entry.match.id);
        return match && isFinished(match) ? [{ ...entry, match }] : [];
      }),
    ],
  };
}
