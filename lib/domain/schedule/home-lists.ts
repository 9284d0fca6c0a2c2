import type { FinishedSummary, MatchSummary } from '../match/match';
import { matchesOnCards, newestVersions } from '../match/match-lists';
import { beginOf, byStart, isFinished } from '../match/match-order';
import { isFed } from '../match/spoilers';
import type { Significance } from '../match/significance';
import { BIG_MATCH_AHEAD_MS, importanceOf, isInternationalKnockout } from './importance';
import { HOME_MATCHES } from '../values/constants';
import { DAY_MS } from '../values/durations';

/** The matches of the homepage as its page came with them. */
export type HomePageLists = {
  /** Running matches by start. */
  readonly running: readonly MatchSummary[];
  /** The next matches by start, with their chances. */
  readonly next: readonly MatchSummary[];
  /** The last to begin first, each with why it mattered; null where there is nothing to say, or it is not known. */
  readonly lately: readonly { readonly match: FinishedSummary; readonly worth: Significance | null }[];
};

/** Results by start, the latest first, for that is the time that their rows have. */
export type FreshHomeLists = Pick<HomePageLists, 'next' | 'lately'> & {
  /** Running ones, and those that ran when the page came. */
  readonly cards: readonly MatchSummary[];
};

/**
 * What is added to the importance: a running match weighs more than one to come, though not a whole tier of
 * leagues; one that is over weighs a stage less, and one of later days no more than a top league's that runs.
 */
const RUNNING_GAIN = -2;
const PLAYED_LOSS = 1;
const LATER_LOSS = 2;

/** How far a match to come is from an even one; as far as can be if its chance is unknown, or its teams are results of others. */
const unevenness = (match: MatchSummary): number => Math.abs((isFed(match) ? 1 : (match.chance?.left ?? 1)) - 0.5);

/**
 * What the page begins with: the match that matters most of those that run, of those to come and those played
 * within a day of them, and of the knockout matches between regions that come within a week. So a final
 * tomorrow leads, not the second division that is on. Of matches to come that matter alike the most even one
 * leads (not in a knockout, whose pairings are results), else the first of its list. Its own result never decides it.
 */
export function leadMatch({ running, next, lately }: HomePageLists): MatchSummary | null {
  const played = lately.map(({ match }) => match);
  const today = running[0] ?? next[0] ?? played[0];
  if (!today) return null;
  const evenFirst = next.toSorted((a, b) => unevenness(a) - unevenness(b));
  const weighed = (matches: readonly MatchSummary[], added: number, within = DAY_MS) =>
    matches
      .filter((match) => Math.abs(beginOf(match) - beginOf(today)) < within)
      .map((match) => ({ match, weight: importanceOf(match) + added }));
  const all = [
    ...weighed(running, RUNNING_GAIN),
    ...weighed(evenFirst, 0),
    ...weighed(played, PLAYED_LOSS),
    ...weighed(evenFirst.filter(isInternationalKnockout), LATER_LOSS, BIG_MATCH_AHEAD_MS),
  ];
  return all.toSorted((a, b) => a.weight - b.weight)[0]?.match ?? null;
}

export function homeMatches({ running, next, lately }: HomePageLists): MatchSummary[] {
  return [...running, ...next, ...lately.map(({ match }) => match)];
}

/**
 * The homepage's lists brought up to date with what was read since, also by matches that it does not list yet.
 * None comes up that is older than what the page itself lists: a match of last week that was never played.
 */
export function homeLists(page: HomePageLists, fresh: readonly MatchSummary[]): FreshHomeLists {
  const all = newestVersions(homeMatches(page), fresh);
  // A knockout match between regions is listed for longer than others.
  const knockouts = page.lately.filter(({ match }) => isInternationalKnockout(match));
  const others = page.lately.filter(({ match }) => !isInternationalKnockout(match));
  const earliest = Math.min(...(others.length > 0 ? others : knockouts).map(({ match }) => beginOf(match)));
  const now = new Map(all.map((match) => [match.id, match]));
  const listed = new Set(page.lately.map(({ match }) => match.id));
  const ended = all.filter(isFinished).filter((match) => !listed.has(match.id) && !(beginOf(match) < earliest));
  return {
    cards: matchesOnCards(page.running, all),
    next: page.next.flatMap((entry) => {
      const match = now.get(entry.id);
      // Only the page itself has the chance.
      return match?.status === 'not_started' ? [{ ...entry, ...match }] : [];
    }),
    lately: [
      ...ended.map((match) => ({ match, worth: null })),
      ...[...knockouts, ...others].flatMap((entry) => {
        const match = now.get(entry.match.id);
        return match && isFinished(match) ? [{ ...entry, match }] : [];
      }),
    ]
      .slice(0, HOME_MATCHES)
      .toSorted((a, b) => byStart(b.match, a.match)),
  };
}
