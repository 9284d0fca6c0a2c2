import { LRUCache } from 'lru-cache';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_TEAMS } from '../../domain/constants';
import { followedMatches } from '../../domain/people/followed-matches';
import { readLeagueDocument } from '../../store/models/league-document';
import { readLastMatches, readTeam } from '../../store/models/team-document';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { matchesLifetime } from '../pages/cache-lifetimes';
import type { Followed, FollowedCache } from './followed-cache';
import { matchDisplays } from './match-displays';
import { idList } from '../pages/query-parameters';
import { sharedRegistry } from '../shared-registry';

const MAX_COPIES = 500;
/** Purges come earlier; this bounds what a lost one costs. */
const COPY_MS = 15_000;

async function load(tag: string): Promise<Followed | null> {
  const [kind, idText] = tag.split(':');
  const id = Number(idText);
  if (kind === 'league') {
    const document = await readLeagueDocument(id);
    return document && { kind: 'league', document };
  }
  const [team, matches] = await Promise.all([readTeam(id), readLastMatches(id)]);
  if (team === null) return null;
  const { name, acronym, img } = team;
  return { kind: 'team', team: { id, name, acronym, img }, matches: matches ?? { teamId: id, recent: [], next: [] } };
}

/** Many visitors follow the same few leagues and teams, each with others: their documents are kept by cache tag. */
function copies(): FollowedCache {
  const registry = sharedRegistry();
  if (registry.followed) return registry.followed;
  const made: FollowedCache = new LRUCache({
    max: MAX_COPIES,
    ttl: COPY_MS,
    fetchMethod: async (tag: string) => ({ followed: await load(tag) }),
  });
  registry.purges.on('purge', (tags) => tags.forEach((tag) => made.delete(tag)));
  return (registry.followed = made);
}

function ids(text: string | null, name: string, most: number): number[] {
  const found = idList(text ?? '', most);
  if (found === null) throw new ApiError('bad-request', `${name} takes at most ${most} ids, separated by commas.`);
  return found;
}

/**
 * `GET /api/following?leagues=293,297&teams=1,2`: names and matches of leagues
 * (at most 8) and teams (at most 50), see `FollowedMatchesSchema`. The same for
 * everybody who follows the same.
 */
export async function followingAnswer(leaguesText: string | null, teamsText: string | null, now: number): Promise<ApiAnswer> {
  const leagueIds = ids(leaguesText, 'leagues', MAX_FOLLOWED_LEAGUES);
  const teamIds = ids(teamsText, 'teams', MAX_FOLLOWED_TEAMS);
  const tags = [...leagueIds.map((id) => `league:${id}`), ...teamIds.map((id) => `team:${id}`)];
  const found = await Promise.all(tags.map((tag) => copies().fetch(tag)));
  const followed = found.flatMap((copy) => copy?.followed ?? []);
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
    lifetime: matchesLifetime({
      now,
      live: running.length > 0,
      nextStart: upcoming.find(({ beginAt }) => Date.parse(beginAt) > now)?.beginAt ?? null,
    }),
    tags,
  };
}
