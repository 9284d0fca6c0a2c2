import { leagueFix } from './league-table';
import { regionKeyOf } from './regions';

export function isNamedInternational(leagueId: number): boolean {
  const fix = leagueFix(leagueId);
  return fix !== null && regionKeyOf(fix.regionId) === 'international';
}

/** A team in a league, so many times. */
type Appearance = { readonly teamId: number; readonly leagueId: number; readonly times: number };

/** The league that each team plays most in, international ones apart. */
export function homeLeagues(appearances: Iterable<Appearance>): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const { teamId, leagueId, times } of appearances) {
    if (isNamedInternational(leagueId)) continue;
    const leagues = counts.get(teamId) ?? new Map<number, number>();
    counts.set(teamId, leagues.set(leagueId, (leagues.get(leagueId) ?? 0) + times));
  }
  return new Map([...counts].map(([teamId, leagues]) => [teamId, [...leagues].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0]));
}
