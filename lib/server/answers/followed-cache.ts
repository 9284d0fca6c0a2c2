import type { LRUCache } from 'lru-cache';
import type { LastMatches } from '../../domain/entity-models';
import type { CacheTag } from '../../domain/cache-tags';
import type { TeamStub } from '../../domain/entities';
import type { LeagueDocument } from '../../domain/read-models';

/** What a followed league or team adds. */
export type Followed =
  | { readonly kind: 'league'; readonly document: LeagueDocument }
  | { readonly kind: 'team'; readonly team: TeamStub; readonly matches: LastMatches };

/** By cache tag ("league:293", "team:77"); null for what does not exist. */
export type FollowedCache = LRUCache<CacheTag, { readonly followed: Followed | null }>;
