import { cacheTag, idInTag, type CacheTag } from '../../domain/cache-tags';
import { followedMatches } from '../../domain/people/followed-matches';
import { readLeagueDocument } from '../../store/models/league-document';
import { readLastMatches, readTeam } from '../../store/models/team-document';
import type { ApiAnswer } from '../api/api-route';
import { matchesLifetime } from '../pages/cache-lifetimes';
import type { Followed, FollowedCache } from './followed-cache';
import { matchDisplays } from './match-displays';
import { ProcessCache } from '../process-cache';
import { sharedRegistry } from '../shared-registry';

const MAX_COPIES = 500;
/** Purges come earlier; this bounds what a lost one costs. */
const COPY_MS = 15_000;

async function load(tag: CacheTag): Promise<Followed | null> {
  const leagueId = idInTag(cacheTag.league, tag);
  if (leagueId !== null) {
    const document = await readLeagueDocument(Number(leagueId));
    return document && { kind: 'league', document };
  }
  const id = Number(idInTag(cacheTag.team, tag));
  const [team, matches] = await Promise.all([readTeam(id), readLastMatches(id)]);
  if (team === null) return null;
  const { name, acronym, img } = team;
  return { kind: 'team', team: { id, name, acronym, img }, matches: matches ?? { teamId: id, recent: [], next: [] } };
}

/** Many visitors follow the same few leagues and teams, each with others: their documents are kept by cache tag. */
function copies(): FollowedCache {
  const registry = sharedRegistry();
  if (registry.followed) return registry.followed;
  const made: FollowedCache = new ProcessCache({ max: MAX_COPIES, maxAgeMs: COPY_MS });
  registry.purges.on('purge', (tags) => tags.forEach((tag) => made.purge(tag)));
  return (registry.followed = made);
}

type FollowedIds = { readonly leagues: readonly number[]; readonly teams: readonly number[] };

/**
 * `GET /api/following?leagues=293,297&teams=1,2`: names and matches of leagues
 * (at most 8) and teams (at most 50), see `FollowedMatchesSchema`. The same for
 * everybody who follows the same.
 */
export async function followingAnswer(asked: FollowedIds, now: number): Promise<ApiAnswer> {
  const tags = [...asked.leagues.map(cacheTag.league), ...asked.teams.map(cacheTag.team)];
  const askedAt = Date.now();
  const found = await Promise.all(tags.map((tag) => copies().get(tag, askedAt, () => load(tag))));
  const followed = found.filter((each) => each !== null);
  const documents = followed.flatMap((each) => (each.kind === 'league' ? [each.document] : []));
  const teams = followed.flatMap((each) => (each.kind === 'team' ? [each] : []));
  const { running, upcoming, latest } = followedMatches(
    documents,
    teams.map(({ matches }) => matches),
  );
  const display = await matchDisplays([...running, ...upcoming, ...latest], now);
  return {
    body: {
      leagues: documents.map(({ league }) => league),
      teams: teams.map(({ team }) => team),
      running: running.map(display),
      upcoming: upcoming.map(display),
      latest: latest.map(display),
    },
    lifetime: matchesLifetime([...running, ...upcoming], now),
    tags,
  };
}
