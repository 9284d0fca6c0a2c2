import * as v from 'valibot';
import { LeagueSchema, PlayerSchema, TeamStubSchema } from '../entities/entities';
import type { LastMatches } from './entity-models';
import { MatchSummarySchema, type MatchSummary } from '../match/match';
import { matchLists, newestVersions, type MatchLists } from '../match/match-lists';
import { cameToNothing } from '../match/match-order';
import type { LeagueDocument } from './read-models';

/** A player and where they play now. */
const FollowedPlayerSchema = v.pick(PlayerSchema, ['id', 'name', 'img', 'role', 'team']);
export type FollowedPlayer = v.InferOutput<typeof FollowedPlayerSchema>;

/** `GET /api/following`: names of what was requested (what is unknown is left out), and its matches. */
export const FollowedMatchesSchema = v.object({
  leagues: v.array(LeagueSchema),
  teams: v.array(TeamStubSchema),
  players: v.array(FollowedPlayerSchema),
  running: v.array(MatchSummarySchema),
  /** Matches to come by start, at most MOST_FOLLOWED_MATCHES. */
  upcoming: v.array(MatchSummarySchema),
  /** The latest result first; at most MOST_FOLLOWED_MATCHES. */
  latest: v.array(MatchSummarySchema),
});
export type FollowedMatches = v.InferOutput<typeof FollowedMatchesSchema>;

export const MOST_FOLLOWED_MATCHES = 40;

/** Matches of followed leagues and teams, and those followed by themselves, each once. One that came to nothing stays for two weeks. `now`: milliseconds since 1970. */
export function followedMatches(
  now: number,
  leagues: readonly Pick<LeagueDocument, 'running' | 'upcoming' | 'latest'>[],
  teams: readonly LastMatches[],
  single: readonly MatchSummary[] = [],
): MatchLists {
  const listed = [
    ...single.filter((match) => !cameToNothing(match, now)),
    ...leagues.flatMap(({ running, upcoming, latest }) => [...running, ...upcoming, ...latest]),
    ...teams.flatMap(({ recent, next }) => [...recent, ...next]),
  ];
  const { running, upcoming, latest } = matchLists(newestVersions(listed, []));
  return { running, upcoming: upcoming.slice(0, MOST_FOLLOWED_MATCHES), latest: latest.slice(0, MOST_FOLLOWED_MATCHES) };
}
