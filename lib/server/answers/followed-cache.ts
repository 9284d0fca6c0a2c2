import type { LastMatches } from '../../domain/models/entity-models';
import type { TeamStub } from '../../domain/entities/entities';
import type { MatchSummary } from '../../domain/match/match';
import type { FollowedPlayer } from '../../domain/models/followed-matches';
import type { LeagueDocument } from '../../domain/models/read-models';
import type { ProcessCache } from '../process-cache';

/** What a followed league, team, player or match adds. */
export type Followed =
  | { readonly kind: 'league'; readonly document: LeagueDocument }
  | { readonly kind: 'team'; readonly team: TeamStub; readonly matches: LastMatches }
  | { readonly kind: 'player'; readonly player: FollowedPlayer }
  | { readonly kind: 'match'; readonly match: MatchSummary };

/** By cache tag ("league:293", "team:77"); null for what does not exist. */
export type FollowedCache = ProcessCache<Followed | null>;
