import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { firstAfter } from '../../domain/values/first-after';
import type { MatchChanges, MatchSource, SourceSnapshot } from '../match-source';
import { careersOf, playersAt, teamsAt } from './rosters-at';
import { decisionsOf, seriesAt, standingsAt, tournamentsAt } from './timeline-entities';
import { plansOf, type RecordedSeason } from './timeline-plan';
import { knownSince, projectGames, projectMatch } from './timeline-projection';
import { withKnownSides, withKnownTeams, type UnknownOpponents } from './unknown-opponents';

type TimelineOptions = {
  readonly name: string;
  readonly simulated: boolean;
  readonly recorded: RecordedSeason;
  readonly unknownOpponents?: UnknownOpponents;
};

const ALL_KNOWN: UnknownOpponents = { sides: new Map(), teams: new Map() };
export const POLL_SECONDS = 5;

/** The entries between two moments of an ascending list; a clock that was set back reverts them. */
function eventsBetween<Event extends { readonly at: number }>(events: readonly Event[], from: number, to: number): Event[] {
  return events.slice(firstAfter(events, Math.min(from, to)), firstAfter(events, Math.max(from, to)));
}

/**
 * A source over a complete recording that returns at each moment only what has
 * happened by then: neither results, nor opponents before the matches that decide
 * them are over, nor future rosters. `changes` costs as much as there are changes:
 * all events are sorted once. Without an earlier call it returns everything.
 */
export function timelineSource({ name, simulated, recorded, unknownOpponents = ALL_KNOWN }: TimelineOptions): MatchSource {
  const { leagues, champions, rejections, losses } = recorded;
  const gamesOf = (match: Match) => recorded.games.get(match.id) ?? [];
  const planOf = plansOf(recorded);
  const decisions = decisionsOf(recorded.matches, planOf);
  const sidesKnownAt = (match: Match) => (unknownOpponents.sides.get(match.id) ?? []).filter(Number.isFinite);
  const events = recorded.matches
    .flatMap((match) => [...planOf(match).events, ...sidesKnownAt(match)].map((at) => ({ at, match })))
    .sort((a, b) => a.at - b.at);
  const since = knownSince(recorded.matches);
  const careers = careersOf(recorded.matches, recorded.games);
  let last: number | null = null;

  function matchesAt(matches: Iterable<Match>, now: number): Pick<MatchChanges, 'matches' | 'games'> {
    const projected: Match[] = [];
    const games = new Map<number, readonly GameDetail[]>();
    for (const match of matches) {
      const plan = planOf(match);
      projected.push(withKnownSides(projectMatch(match, plan, now, since), unknownOpponents.sides, now));
      const known = projectGames(gamesOf(match), plan, now);
      if (known.length > 0) games.set(match.id, known);
    }
    return { matches: projected, games };
  }

  return {
    name,
    simulated,
    pollSeconds: POLL_SECONDS,
    async snapshot(now: number): Promise<SourceSnapshot> {
      last = now;
      return {
        ...matchesAt(recorded.matches, now),
        removed: [],
        cursor: null,
        rejections,
        losses,
        leagues,
        series: seriesAt(recorded.series, decisions, now),
        tournaments: withKnownTeams(tournamentsAt(recorded.tournaments, decisions, now), unknownOpponents.teams, now),
        teams: teamsAt(recorded.teams, recorded.players, careers, now),
        players: playersAt(recorded.players, recorded.teams, careers, now),
        champions,
        standings: standingsAt(recorded.standings, recorded.tournaments, decisions, now),
      };
    },
    async changes(now: number): Promise<MatchChanges> {
      const from = last;
      last = now;
      const span = from === null ? null : eventsBetween(events, from, now);
      const changed = span === null ? recorded.matches : new Set(span.map(({ match }) => match));
      return { ...matchesAt(changed, now), removed: [], cursor: null, rejections: [], losses: [] };
    },
  };
}
