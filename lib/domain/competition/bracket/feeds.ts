import type { MatchSummary, StageMatch } from '../../match/match';
import { byStart } from '../../match/match-order';
import { teamsIn, type Takes } from './bracket-model';

/** A match that feeds another one. `takes` is null where the source does not say who goes on. */
export type Feed = { readonly match: MatchSummary; readonly takes: Takes | null };
export type FedMatch = { readonly match: MatchSummary; readonly feeds: readonly Feed[] };
type FedMatches = {
  /** In an order in which they can be played. */
  readonly matches: readonly FedMatch[];
  /** Some sides are open and nothing says what feeds them: more links will show. */
  readonly isPartial: boolean;
};

type NamedFeeds = ReadonlyMap<number, readonly Feed[]>;

/** As the source says it; ids of other stages do not count, nor does one way of a team into two matches. */
function namedFeeds(matches: readonly StageMatch[]): Map<number, Feed[]> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const ways = (id: number, takes: Takes) =>
    matches.filter(({ previousMatchIds, previousTakes }) =>
      previousMatchIds.some((from, at) => from === id && previousTakes?.[at] === takes),
    );
  return new Map(
    matches.map(({ id, previousMatchIds, previousTakes = [] }) => {
      const feeds = previousMatchIds.flatMap((feederId, index) => {
        const match = byId.get(feederId);
        const takes = previousTakes[index] ?? null;
        return match === undefined || feederId === id
          ? []
          : [{ match, takes: takes === null || ways(feederId, takes).length > 1 ? null : takes }];
      });
      return [id, feeds];
    }),
  );
}

function leadsTo(from: number, to: number, named: NamedFeeds, seen = new Set<number>()): boolean {
  if (from === to) return true;
  if (seen.has(to)) return false;
  seen.add(to);
  return (named.get(to) ?? []).some(({ match }) => leadsTo(from, match.id, named, seen));
}

/**
 * Matches of which the source says what cannot be. A match has two sides, one
 * winner and one loser. Its teams meet again at once after a final only, to
 * which both brackets lead, and then play nobody else.
 */
function contradictoryIn(named: NamedFeeds): ReadonlySet<number> {
  const onward = new Map<number, number[]>();
  for (const [id, feeds] of named) for (const { match } of feeds) onward.set(match.id, [...(onward.get(match.id) ?? []), id]);
  const isFinal = (id: number) => {
    const [one, other] = (named.get(id) ?? []).map(({ match }) => match.id);
    return one === undefined || other === undefined || leadsTo(one, other, named) || leadsTo(other, one, named);
  };
  const isRepeatOfNone = (feeds: readonly Feed[]) => {
    const [one, other] = feeds.map(({ match }) => match.id);
    return one !== undefined && one === other && ((onward.get(one)?.length ?? 0) > 2 || !isFinal(one));
  };
  const wrong = new Set([...named].flatMap(([id, feeds]) => (feeds.length > 2 || isRepeatOfNone(feeds) ? [id] : [])));
  for (const to of onward.values()) {
    const left = to.filter((id) => !wrong.has(id));
    if (left.length > 2) for (const id of left) wrong.add(id);
  }
  return wrong;
}

/**
 * Matches of which the source says neither what feeds them nor what they feed
 * are fed by the match that each of their teams played before in the stage, and
 * so are those of which it says what cannot be (`open`). `matches` by start.
 */
function withMatchesBefore(matches: readonly MatchSummary[], named: NamedFeeds, open: ReadonlySet<number>): FedMatch[] {
  const feeding = new Set([...named.values()].flatMap((feeds) => feeds.map(({ match }) => match.id)));
  const latest = new Map<number, MatchSummary>();
  return matches.map((match) => {
    const own = named.get(match.id) ?? [];
    const isLinked = own.length > 0 || (feeding.has(match.id) && !open.has(match.id));
    const before = isLinked ? [] : [...new Set(teamsIn(match).flatMap((team) => latest.get(team) ?? []))];
    for (const team of teamsIn(match)) latest.set(team, match);
    return { match, feeds: isLinked ? own : before.map((each) => ({ match: each, takes: null })) };
  });
}

/** What feeds a match before the match itself, else by start. Times may be wrong: links count. Of a circle the earliest match loses its links. */
function inPlayableOrder(matches: readonly FedMatch[]): FedMatch[] {
  const placed = new Set<number>();
  const waiting = [...matches];
  const ordered: FedMatch[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ feeds }) => feeds.every(({ match }) => placed.has(match.id)));
    const [next] = waiting.splice(Math.max(ready, 0), 1);
    if (next === undefined) break;
    ordered.push({ ...next, feeds: next.feeds.filter(({ match }) => placed.has(match.id)) });
    placed.add(next.match.id);
  }
  return ordered;
}

/** What feeds the matches of one stage: as the source says, else from the order in which its teams play. */
export function feedsOf(all: readonly StageMatch[]): FedMatches {
  const matches = [...all].sort(byStart);
  const said = namedFeeds(matches);
  const wrong = contradictoryIn(said);
  const named = new Map([...said].map(([id, feeds]) => [id, wrong.has(id) ? [] : feeds]));
  const hasNamed = [...named.values()].some((feeds) => feeds.length > 0);
  return {
    matches: inPlayableOrder(withMatchesBefore(matches, named, wrong)),
    isPartial: matches.some((match) => teamsIn(match).length < 2 && (!hasNamed || wrong.has(match.id))),
  };
}
