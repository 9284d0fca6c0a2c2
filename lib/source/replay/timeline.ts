import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import type { MatchChanges, MatchSource, SourceSnapshot } from '../match-source';
import { decisionsOf, seriesAt, standingsAt, tournamentsAt } from './timeline-entities';
import { planMatch, type MatchPlan } from './timeline-plan';
import { knownSince, projectGames, projectMatch } from './timeline-projection';
import type { SourceDocuments } from '../wire/snapshot-builder';

/** All that will ever be known: matches in their final state, games with their times (missing ones are estimated). */
export type RecordedSeason = SourceDocuments & {
  /**
   * When a new date, a cancellation or a postponement became known, by match
   * id, in milliseconds since 1970. A match that is not listed: all along, or
   * at `modifiedAt` where that can only be the announcement.
   */
  readonly announcedAt?: ReadonlyMap<number, number>;
};

type TimelineOptions = {
  readonly name: string;
  readonly simulated: boolean;
  readonly recorded: RecordedSeason;
  readonly pollSeconds?: number;
};

const NO_GAMES: readonly GameDetail[] = [];
const POLL_SECONDS = 5;

/** The first index whose time is later than `now`, in an ascending list. */
function firstAfter(times: readonly { readonly at: number }[], now: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle]?.at ?? Infinity) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entries between two moments of an ascending list; a clock that was set back reverts them. */
export function eventsBetween<Event extends { readonly at: number }>(events: readonly Event[], from: number, to: number): Event[] {
  return events.slice(firstAfter(events, Math.min(from, to)), firstAfter(events, Math.max(from, to)));
}

/**
 * A source over a complete recording that returns at each moment only what has
 * happened by then. `changes` costs as much as there are changes: all events
 * are sorted once. Without an earlier call it returns everything.
 */
export function timelineSource(options: TimelineOptions): MatchSource {
  const { name, simulated, recorded, pollSeconds = POLL_SECONDS } = options;
  const gamesOf = (match: Match) => recorded.games.get(match.id) ?? NO_GAMES;
  const plans = new Map<number, MatchPlan>();
  const planOf = (match: Match): MatchPlan => {
    const known = plans.get(match.id);
    if (known !== undefined) return known;
    const plan = planMatch(match, gamesOf(match), recorded.announcedAt?.get(match.id));
    plans.set(match.id, plan);
    return plan;
  };
  const decisions = decisionsOf(recorded.matches, planOf);
  const events = recorded.matches.flatMap((match) => planOf(match).events.map((at) => ({ at, match }))).sort((a, b) => a.at - b.at);
  const since = knownSince(recorded.matches);
  let last: number | null = null;

  function changedMatches(matches: Iterable<Match>, now: number): Pick<MatchChanges, 'matches' | 'games'> {
    const projected: Match[] = [];
    const games = new Map<number, readonly GameDetail[]>();
    for (const match of matches) {
      const plan = planOf(match);
      projected.push(projectMatch(match, plan, now, since));
      const known = projectGames(gamesOf(match), plan, now);
      if (known.length > 0) games.set(match.id, known);
    }
    return { matches: projected, games };
  }

  return {
    name,
    simulated,
    pollSeconds,
    async snapshot(now: number): Promise<SourceSnapshot> {
      last = now;
      return {
        ...changedMatches(recorded.matches, now),
        removed: [],
        cursor: null,
        rejections: recorded.rejections,
        losses: recorded.losses,
        leagues: recorded.leagues,
        series: seriesAt(recorded.series, decisions, now),
        tournaments: tournamentsAt(recorded.tournaments, decisions, now),
        teams: recorded.teams,
        players: recorded.players,
        champions: recorded.champions,
        standings: standingsAt(recorded.standings, recorded.tournaments, decisions, now),
      };
    },
    async changes(now: number): Promise<MatchChanges> {
      const from = last;
      last = now;
      const span = from === null ? null : eventsBetween(events, from, now);
      const changed = span === null ? recorded.matches : new Set(span.map(({ match }) => match));
      return { ...changedMatches(changed, now), removed: [], cursor: null, rejections: [], losses: [] };
    },
  };
}
