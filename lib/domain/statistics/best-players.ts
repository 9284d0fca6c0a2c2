/** So many players and opponents are on the first screens of a champion's page. */
export const FIRST_LINES = 5;

/** With fewer games on a champion, a win rate means little. */
export const LEAST_BEST_GAMES = 5;

type Record = { readonly games: number; readonly wins: number; readonly kda: number };

/** Who does best on a champion: by the share of games won, then by how many they are, then by KDA. */
export function bestPlayers<Player extends Record>(players: readonly Player[]): Player[] {
  return players
    .filter(({ games }) => games >= LEAST_BEST_GAMES)
    .sort((a, b) => b.wins / b.games - a.wins / a.games || b.games - a.games || b.kda - a.kda)
    .slice(0, FIRST_LINES);
}
