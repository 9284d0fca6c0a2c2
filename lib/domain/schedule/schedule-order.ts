import { compareLeagues, leagueFix } from '../leagues/league-table';
import type { MatchSummary } from '../match/match';
import { leagueShortName } from '../match/match-names';
import { byStart } from '../match/match-order';
import { isUnderWay } from '../match/match-state';
import { isFed } from '../match/spoilers';
import { grouped } from '../values/grouped';

/** The header above a league's matches of one day. */
export type LeagueHeading = {
  readonly id: number;
  readonly name: string;
  readonly img: string | null;
  readonly flag: string | null;
  readonly matchesNum: number;
  /** What is played ("Playoffs") where that is the same in all of the league's matches of the day; else null. */
  readonly matchName: string | null;
};

export type MatchGroup = { readonly header: LeagueHeading | null; readonly matches: readonly MatchSummary[] };

export type DayOrder = {
  /** Followed leagues, first one first. */
  readonly leaguesOrder: readonly number[];
  readonly showByTime: boolean;
  /** Which matches are shown at all: those of the visitor's own, where they want no others. */
  readonly keep: (match: MatchSummary) => boolean;
};

export function playedLeagues(matches: readonly MatchSummary[]) {
  const leagues = new Map(matches.map((match) => [match.leagueId, { id: match.leagueId, name: leagueShortName(match) }]));
  return [...leagues.values()].sort((a, b) => compareLeagues(a.id, b.id));
}

function stageOfAll(matches: readonly [MatchSummary, ...MatchSummary[]]): string | null {
  const [first] = matches;
  if (first.tournamentName)
    return matches.every(({ tournamentName }) => tournamentName === first.tournamentName) ? first.tournamentName : null;
  // The name of a match names its teams, which may be results of other matches.
  return matches.length > 1 || isFed(first) ? null : first.name;
}

function leagueHeader(matches: readonly [MatchSummary, ...MatchSummary[]]): LeagueHeading {
  const [first] = matches;
  return {
    id: first.leagueId,
    name: first.leagueName,
    img: first.leagueImg,
    flag: leagueFix(first.leagueId, first.leagueName)?.flag ?? null,
    matchesNum: matches.length,
    matchName: stageOfAll(matches),
  };
}

/**
 * A day's matches as they are shown (docs/product.md#day-order): followed leagues
 * first in the user's order, then the others by rank and id, a group with a
 * header each. By time: one group without header, followed leagues still first.
 */
export function orderDay(matches: readonly MatchSummary[], { leaguesOrder, showByTime, keep }: DayOrder): MatchGroup[] {
  const place = new Map(leaguesOrder.map((id, index) => [id, index]));
  const shown = matches.filter(keep).sort(byStart);
  if (shown.length === 0) return [];
  if (showByTime) {
    const followed = (match: MatchSummary) => (place.has(match.leagueId) ? 0 : 1);
    return [{ header: null, matches: shown.sort((a, b) => followed(a) - followed(b) || byStart(a, b)) }];
  }
  const rank = (id: number) => place.get(id) ?? place.size;
  return [...grouped(shown, ({ leagueId }) => [leagueId])]
    .sort(([a], [b]) => rank(a) - rank(b) || compareLeagues(a, b))
    .map(([, group]) => ({ header: leagueHeader(group), matches: group }));
}

/** A day as it is listed: what runs, then the others in their groups. */
export function liveFirst(matches: readonly MatchSummary[], order: DayOrder) {
  return {
    live: orderDay(matches.filter(isUnderWay), order).flatMap((group) => group.matches),
    groups: orderDay(
      matches.filter((match) => !isUnderWay(match)),
      order,
    ),
  };
}
