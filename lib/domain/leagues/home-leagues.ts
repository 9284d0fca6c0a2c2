/** How many matches a team has played in a league. */
type Appearance = { readonly teamId: number; readonly leagueId: number; readonly times: number };

/** The league that each team plays most in. International ones are none, and not to be among these. */
export function homeLeagues(appearances: Iterable<Appearance>): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const { teamId, leagueId, times } of appearances) {
    const leagues = counts.get(teamId) ?? new Map<number, number>();
    counts.set(teamId, leagues.set(leagueId, (leagues.get(leagueId) ?? 0) + times));
  }
  return new Map([...counts].map(([teamId, leagues]) => [teamId, [...leagues].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0]));
}
