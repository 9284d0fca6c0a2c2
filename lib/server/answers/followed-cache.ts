import type { LastMatches } from '../../domain/entity-models';
import type { TeamStub } from '../../domain/entities';
import type { LeagueDocument } from '../../domain/read-models';
import type { ProcessCache } from '../process-cache';

/** What a followed league or team adds. */
export type Followed =
  | { readonly kind: 'league'; readonly document: LeagueDocument }
  | { readonly kind: 'team'; readonly team: TeamStub; readonly matches: LastMatches };

/** By cache tag ("league:293", "team:77"); null for what does not exist. */
export type FollowedCache = ProcessCache<Followed | null>;
