import type { Match } from '../match';

/**
 * What figures are counted over: one league, serie, tournament (a stage) or
 * patch, or everything. A scope is known by its key, as `/api/stats` takes it:
 * "league:293", "serie:9", "tournament:16", "patch:13.14", "all".
 */
export const EVERYTHING = 'all';

const KEY = /^(?:all|(?:league|serie|tournament):[1-9]\d{0,9}|patch:\d{1,3}\.\d{1,3}[a-z]?)$/;

/** True for the key of a scope that may exist. */
export function isScopeKey(text: string): boolean {
  return KEY.test(text);
}

type Scoped = Pick<Match, 'leagueId' | 'serieId' | 'tournamentId' | 'version'>;

/** The scopes that a match's games count in; unknown ones (0, '') are left out. */
export function scopesOf({ leagueId, serieId, tournamentId, version }: Scoped): string[] {
  const keys = [`league:${leagueId}`, `serie:${serieId}`, `tournament:${tournamentId}`, `patch:${version}`];
  return [EVERYTHING, ...keys.filter(isScopeKey)];
}
