import { cacheTag, idInTag, type CacheTag } from '../../domain/page/cache-tags';
import type { League, TeamStub } from '../../domain/entities/entities';
import { followedMatches, type FollowedPlayer } from '../../domain/models/followed-matches';
import type { MatchLists } from '../../domain/match/match-lists';
import { matchSummary } from '../../domain/match/match-summary';
import { readLeagueDocument } from '../../store/models/competition-documents';
import { readMatchDocument } from '../../store/models/match-documents';
import { readLastMatches, readPlayer, readTeam } from '../../store/models/entity-documents';
import { ProcessCache } from '../process-cache';
import { sharedRegistry } from '../shared-registry';
import type { LastMatches } from '../../domain/models/entity-models';
import type { MatchSummary } from '../../domain/match/match';
import type { LeagueDocument } from '../../domain/models/read-models';

/** What a followed league, team, player or match adds. */
type FollowedDocuments =
  | { readonly kind: 'league'; readonly document: LeagueDocument }
  | { readonly kind: 'team'; readonly team: TeamStub; readonly matches: LastMatches }
  | { readonly kind: 'player'; readonly player: FollowedPlayer }
  | { readonly kind: 'match'; readonly match: MatchSummary };

/** By cache tag ("league:293", "team:77"); null for what does not exist. */
type FollowedCache = ProcessCache<FollowedDocuments | null>;

const MAX_ENTRIES = 1_000;
/** Purges come earlier; this bounds what a lost one costs. */
const MAX_AGE_MS = 15_000;

async function loadTeam(id: number): Promise<FollowedDocuments | null> {
  const [team, matches] = await Promise.all([readTeam(id), readLastMatches(id)]);
  if (team === null) return null;
  const { name, acronym, img } = team;
  return { kind: 'team', team: { id, name, acronym, img }, matches: matches ?? { teamId: id, recent: [], next: [] } };
}

async function loadPlayer(playerId: number): Promise<FollowedDocuments | null> {
  const found = await readPlayer(playerId);
  if (found === null) return null;
  const { id, name, img, role, team } = found;
  return { kind: 'player', player: { id, name, img, role, team } };
}

async function load(tag: CacheTag): Promise<FollowedDocuments | null> {
  const leagueId = idInTag(cacheTag.league, tag);
  if (leagueId !== null) {
    const document = await readLeagueDocument(Number(leagueId));
    return document && { kind: 'league', document };
  }
  const playerId = idInTag(cacheTag.player, tag);
  if (playerId !== null) return loadPlayer(Number(playerId));
  const matchId = idInTag(cacheTag.match, tag);
  if (matchId !== null) {
    const document = await readMatchDocument(Number(matchId));
    return document && { kind: 'match', match: matchSummary(document.match) };
  }
  return loadTeam(Number(idInTag(cacheTag.team, tag)));
}

declare module '../shared-registry' {
  interface SharedRegistry {
    followed?: FollowedCache | null;
  }
}

/** Many people follow the same few leagues and teams, each with others: their documents are cached by cache tag. */
function followedCache(): FollowedCache {
  const registry = sharedRegistry();
  if (registry.followed) return registry.followed;
  const made: FollowedCache = new ProcessCache({ max: MAX_ENTRIES, maxAgeMs: MAX_AGE_MS });
  registry.purges.on('purge', (tags) => tags.forEach((tag) => made.purge(tag)));
  return (registry.followed = made);
}

export type FollowedIds = {
  readonly leagues: readonly number[];
  readonly teams: readonly number[];
  readonly players: readonly number[];
  readonly matches: readonly number[];
};

type FollowedData = MatchLists & {
  readonly leagues: readonly League[];
  readonly teams: readonly TeamStub[];
  readonly players: readonly FollowedPlayer[];
  /** Tags of all documents that it was made from. */
  readonly tags: readonly CacheTag[];
};

/** Names and matches of what is followed; of a player, those of their team. What does not exist is left out. `now`: the site's clock. Throws StoreUnavailableError. */
export async function followedData({ leagues, teams, players, matches }: FollowedIds, now: number): Promise<FollowedData> {
  const requestedAt = Date.now();
  const found = (tags: readonly CacheTag[]) =>
    Promise.all(tags.map((tag) => followedCache().get(tag, requestedAt, () => load(tag)))).then((all) =>
      all.filter((each) => each !== null),
    );
  const tags = [
    ...leagues.map(cacheTag.league),
    ...teams.map(cacheTag.team),
    ...players.map(cacheTag.player),
    ...matches.map(cacheTag.match),
  ];
  const followed = await found(tags);
  const ofPlayers = followed.flatMap((each) => (each.kind === 'player' && each.player.team ? [each.player.team.id] : []));
  const teamTags = [...new Set(ofPlayers)].filter((id) => !teams.includes(id)).map(cacheTag.team);
  const lastOf = (all: readonly FollowedDocuments[]) => all.flatMap((each) => (each.kind === 'team' ? [each.matches] : []));
  const documents = followed.flatMap((each) => (each.kind === 'league' ? [each.document] : []));
  const single = followed.flatMap((each) => (each.kind === 'match' ? [each.match] : []));
  return {
    ...followedMatches(now, documents, [...lastOf(followed), ...lastOf(await found(teamTags))], single),
    leagues: documents.map(({ league }) => league),
    teams: followed.flatMap((each) => (each.kind === 'team' ? [each.team] : [])),
    players: followed.flatMap((each) => (each.kind === 'player' ? [each.player] : [])),
    tags: [...tags, ...teamTags],
  };
}
