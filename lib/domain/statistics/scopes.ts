import type { MatchSummary } from '../match/match';
import { isPatch, patchName } from '../match/patch-name';

/**
 * What figures are counted over: one league, season, serie, tournament (a
 * stage) or patch, or everything. A scope is known by its key, as `/api/stats`
 * takes it: "league:293", "season:2023", "season:293-2023", "serie:9",
 * "tournament:16", "patch:13.14", "patch:293-13.14", "all".
 *
 * A season is a calendar year, by the UTC day on which a match begins: of all
 * leagues together ("season:2023"), or of one league, that is all its splits of
 * the year ("season:293-2023"). Professional seasons begin in January and end
 * before the year does, so that no split lies in two of them. A patch is one of
 * the game, in all leagues together or in one ("patch:293-13.14").
 */
export const EVERYTHING = 'all';

const KEY = /^(?:all|(?:league|serie|tournament):[1-9]\d{0,9}|season:(?:[1-9]\d{0,9}-)?(?:19|20)\d{2})$/;
const PATCH_KEY = /^patch:(?:([1-9]\d{0,9})-)?([^-]+)$/;

/** The key of a scope that may exist, its patch under the name that fans use ("patch:16.11" → "patch:26.11"); null for any other text. */
export function scopeKeyOf(text: string): string | null {
  const [, leagueId, patch] = PATCH_KEY.exec(text) ?? [];
  if (patch === undefined) return KEY.test(text) ? text : null;
  const name = patchName(patch);
  return isPatch(name) ? patchScope(name, leagueId ?? null) : null;
}

export function isScopeKey(text: string): boolean {
  return scopeKeyOf(text) === text;
}

/** The key of a patch: in one league, or in all of them. */
export function patchScope(patch: string, leagueId: number | string | null = null): string {
  return leagueId === null ? `patch:${patch}` : `patch:${leagueId}-${patch}`;
}

/** The key of a season: a year of one league, or of all of them. */
export function seasonScope(year: number | string, leagueId: number | string | null = null): string {
  return leagueId === null ? `season:${year}` : `season:${leagueId}-${year}`;
}

/** The year whose season a match counts in. */
export function seasonOf({ beginAt }: Pick<MatchSummary, 'beginAt'>): number {
  // Instants are ISO UTC: they begin with the year.
  return Number(beginAt.slice(0, 4));
}

type ScopedMatch = Pick<MatchSummary, 'leagueId' | 'serieId' | 'tournamentId' | 'version' | 'beginAt'>;

/** The scopes that a match's games count in; unknown ones (0, '') are left out. */
export function scopesOf(match: ScopedMatch): string[] {
  const { leagueId, serieId, tournamentId, version } = match;
  const year = seasonOf(match);
  const keys = [
    `league:${leagueId}`,
    seasonScope(year),
    seasonScope(year, leagueId),
    `serie:${serieId}`,
    `tournament:${tournamentId}`,
    patchScope(version),
    patchScope(version, leagueId),
  ];
  return [EVERYTHING, ...keys.filter(isScopeKey)];
}
