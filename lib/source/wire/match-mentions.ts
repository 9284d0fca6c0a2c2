import * as v from 'valibot';
import type { Match } from '../../domain/match/match';
import { looseList } from './wire';

const mentions = v.object({
  league: v.optional(v.unknown()),
  serie: v.optional(v.unknown()),
  tournament: v.optional(v.unknown()),
  opponents: looseList(v.object({ opponent: v.record(v.string(), v.unknown()) })),
});

/**
 * The documents that a match carries inside it: league, serie, tournament and
 * teams. They replace entities that a source does not list itself.
 */
export function mentionedIn(
  document: unknown,
  match: Match,
): { league: unknown; serie: unknown; tournament: unknown; teams: readonly unknown[] } {
  const parsed = v.safeParse(mentions, document);
  if (!parsed.typed) return { league: null, serie: null, tournament: null, teams: [] };
  const { league, serie, tournament, opponents } = parsed.output;
  // A stub may leave out what stands beside it in the match, or hold null instead.
  const within = (stub: unknown, ids: Record<string, number>): unknown =>
    typeof stub === 'object' && stub !== null ? { ...stub, ...ids } : stub;
  return {
    league: within(league, { id: match.leagueId }),
    serie: within(serie, { id: match.serieId, league_id: match.leagueId }),
    tournament: within(tournament, { id: match.tournamentId, league_id: match.leagueId, serie_id: match.serieId }),
    teams: match.opponentType === 'team' ? opponents.map((each) => each.opponent) : [],
  };
}
