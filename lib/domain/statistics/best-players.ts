/** Players and opponents on the first screens of a champion's page. */
export const FIRST_LINES = 5;

/** Games that everybody is given before they are compared, half of them won: two wins of two are not better than nine of ten. */
const EVEN_GAMES = 4;

type Record = { readonly games: number; readonly wins: number; readonly kda: number };

const shareOf = ({ games, wins }: Record): number => (wins + EVEN_GAMES / 2) / (games + EVEN_GAMES);

/** Who does best on a champion: by the share of games won, then by how many they are, then by KDA. */
export function bestPlayers<Player extends Record>(players: readonly Player[], count: number): Player[] {
  return players.toSorted((a, b) => shareOf(b) - shareOf(a) || b.games - a.games || b.kda - a.kda).slice(0, count);
}
