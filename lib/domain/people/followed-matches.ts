import * as v from 'valibot';
import { LeagueSchema, TeamStubSchema } from '../entities';
import type { LastMatches } from '../entity-models';
import { MatchSchema, type Match } from '../match/match';
import type { LeagueDocument } from '../read-models';

/** `GET /api/following`: names of what was asked for (what is unknown is left out), and its matches. */
export const FollowedMatchesSchema = v.object({
  leagues: v.array(LeagueSchema),
  teams: v.array(TeamStubSchema),
  running: v.array(MatchSchema),
  /** By start; at most MOST_FOLLOWED_MATCHES. */
  upcoming: v.array(MatchSchema),
  /** Newest first; at most MOST_FOLLOWED_MATCHES. */
  latest: v.array(MatchSchema),
});
export type FollowedMatches = v.InferOutput<typeof FollowedMatchesSchema>;

export const MOST_FOLLOWED_MATCHES = 40;

const begin = (match: Match): number => Date.parse(match.beginAt);
const byStart = (a: Match, b: Match): number => begin(a) - begin(b) || a.id - b.id;

/** Matches of followed leagues and teams, each once. */
export function followedMatches(
  leagues: readonly Pick<LeagueDocument, 'running' | 'upcoming' | 'latest'>[],
  teams: readonly LastMatches[],
): Pick<FollowedMatches, 'running' | 'upcoming' | 'latest'> {
  const listed = [
    ...leagues.flatMap(({ running, upcoming, latest }) => [...running, ...upcoming, ...latest]),
    ...teams.flatMap(({ recent, next }) => [...recent, ...next]),
  ];
  const all = [...new Map(listed.map((match) => [match.id, match])).values()];
  return {
    running: all.filter(({ status }) => status === 'running').sort(byStart),
    upcoming: all
      .filter(({ status }) => status === 'not_started')
      .sort(byStart)
      .slice(0, MOST_FOLLOWED_MATCHES),
    latest: all
      .filter(({ status }) => status === 'finished')
      .sort((a, b) => byStart(b, a))
      .slice(0, MOST_FOLLOWED_MATCHES),
  };
}
