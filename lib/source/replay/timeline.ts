import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import type { MatchChanges, MatchSource, SourceSnapshot } from '../match-source';
import { decisionsOf, seriesAt, standingsAt, tournamentsAt } from './timeline-entities';
import { planMatch, type MatchPlan } from './timeline-plan';
import { knownSince, projectGames, projectMatch } from './timeline-projection';
import type { SourceKnowledge } from '../snapshot-builder';

/** All that will ever be known: matches in their final state, games with their times (missing ones are estimated). */
export type SourceTruth = SourceKnowledge & {
  /**
   * When a new date, a cancellation or a postponement became known, by match
   * id, in milliseconds since 1970. A match that is not listed: all along, or
   * at `modifiedAt` where that can only be the announcement.
   */
  readonly announcedAt?: ReadonlyMap<number, number>;
};

export type TimelineOptions = {
  readonly name: string;
  readonly simulated: boolean;
  readonly truth: SourceTruth;
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

/** What lies between two moments of an ascending list: a clock that was set back undoes it. */
export function eventsBetween<Event extends { readonly at: number }>(events: readonly Event[], from: number, to: number): Event[] {
  return events.slice(firstAfter(events, Math.min(from, to)), firstAfter(events, Math.max(from, to)));
}

/**
 * A source over complete knowledge that tells at each moment only what has
 * happened by then. `changes` costs as much as there are changes: all events
 * are sorted once. Without an earlier call it tells everything.
 */
export function timelineSource(options: TimelineOptions): MatchSource {
  const { name, simulated, truth, pollSeconds = POLL_SECONDS } = options;
  const gamesOf = (match: Match) => truth.games.get(match.id) ?? NO_GAMES;
  const plans = new Map<number, MatchPlan>();
  const planOf = (match: Match): MatchPlan => {
    const known = plans.get(match.id);
    if (known !== undefined) return known;
    const plan = planMatch(match, gamesOf(match), truth.announcedAt?.get(match.id));
    plans.set(match.id, plan);
    return plan;
  };
  const decisions = decisionsOf(truth.matches, planOf);
  const events = truth.matches.flatMap((match) => planOf(match).events.map((at) => ({ at, match }))).sort((a, b) => a.at - b.at);
  const since = knownSince(truth.matches);
  let last: number | null = null;

  function told(matches: Iterable<Match>, now: number): Pick<MatchChanges, 'matches' | 'games'> {
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
        ...told(truth.matches, now),
        removed: [],
        cursor: null,
        rejections: truth.rejections,
        losses: truth.losses,
        leagues: truth.leagues,
        series: seriesAt(truth.series, decisions, now),
        tournaments: tournamentsAt(truth.tournaments, decisions, now),
        teams: truth.teams,
        players: truth.players,
        champions: truth.champions,
        standings: standingsAt(truth.standings, truth.tournaments, decisions, now),
      };
    },
    async changes(now: number): Promise<MatchChanges> {
      const from = last;
      last = now;
      const span = from === null ? null : eventsBetween(events, from, now);
      const changed = span === null ? truth.matches : new Set(span.map(({ match }) => match));
      return { ...told(changed, now), removed: [], cursor: null, rejections: [], losses: [] };
    },
  };
}
