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

/** As the source says it; ids of other stages do not count. */
function namedFeeds(matches: readonly StageMatch[]): Map<number, Feed[]> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return new Map(
    matches.map(({ id, previousMatchIds, previousTakes = [] }) => {
      const feeds = previousMatchIds.flatMap((feederId, index) => {
        const match = byId.get(feederId);
        return match === undefined || feederId === id ? [] : [{ match, takes: previousTakes[index] ?? null }];
      });
      return [id, feeds];
    }),
  );
}

/**
 * Matches of which the source says neither what feeds them nor what they feed
 * are fed by the match that each of their teams played before in the stage.
 * `matches` by start.
 */
function withMatchesBefore(matches: readonly MatchSummary[], named: ReadonlyMap<number, readonly Feed[]>): FedMatch[] {
  const feeding = new Set([...named.values()].flatMap((feeds) => feeds.map(({ match }) => match.id)));
  const latest = new Map<number, MatchSummary>();
  return matches.map((match) => {
    const own = named.get(match.id) ?? [];
    const isLinked = own.length > 0 || feeding.has(match.id);
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
  const named = namedFeeds(matches);
  const hasNamed = [...named.values()].some((feeds) => feeds.length > 0);
  return {
    matches: inPlayableOrder(withMatchesBefore(matches, named)),
    isPartial: !hasNamed && matches.some((match) => teamsIn(match).length < 2),
  };
}
