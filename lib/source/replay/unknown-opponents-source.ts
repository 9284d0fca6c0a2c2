import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import type { MatchChanges, MatchSource, SourceSnapshot } from '../match-source';
import { eventsBetween, type RecordedSeason } from './timeline';
import { careersOf, playersAt, teamsAt } from './rosters-at';
import { knownSince, matchAt } from './timeline-projection';
import { type UnknownOpponents, decisionsIn, withKnownSides, withKnownTeams } from './unknown-opponents';

const NO_GAMES: readonly GameDetail[] = [];

/** A timeline over `recorded` that also hides opponents until the matches that decide them are over, and future rosters. */
export function unknownOpponentsSource(timeline: MatchSource, recorded: RecordedSeason, unknownOpponents: UnknownOpponents): MatchSource {
  const byId = new Map(recorded.matches.map((match) => [match.id, match]));
  const since = knownSince(recorded.matches);
  const decisions = decisionsIn(unknownOpponents.sides);
  const careers = careersOf(recorded.matches, recorded.games);
  let last: number | null = null;
  const known = (matches: readonly Match[], now: number) => matches.map((match) => withKnownSides(match, unknownOpponents.sides, now));
  return {
    name: timeline.name,
    simulated: timeline.simulated,
    pollSeconds: timeline.pollSeconds,
    async snapshot(now, progress): Promise<SourceSnapshot> {
      last = now;
      const snapshot = await timeline.snapshot(now, progress);
      return {
        ...snapshot,
        matches: known(snapshot.matches, now),
        tournaments: withKnownTeams(snapshot.tournaments, unknownOpponents.teams, now),
        teams: teamsAt(snapshot.teams, snapshot.players, careers, now),
        players: playersAt(snapshot.players, snapshot.teams, careers, now),
      };
    },
    async changes(now): Promise<MatchChanges> {
      const from = last;
      last = now;
      const changes = await timeline.changes(now);
      const listed = new Set(changes.matches.map((match) => match.id));
      // The timeline does not know that sides were unknownOpponents: their matches are added here.
      const decided = [...new Set(from === null ? [] : eventsBetween(decisions, from, now).map(({ id }) => id))]
        .filter((id) => !listed.has(id))
        .flatMap((id) => byId.get(id) ?? [])
        .map((match) => matchAt(match, recorded.games.get(match.id) ?? NO_GAMES, now, recorded.announcedAt?.get(match.id), since));
      return {
        ...changes,
        matches: known([...changes.matches, ...decided], now),
      };
    },
  };
}
