import type { PlayerChampion, PlayerFiguresDocument, PlayerGame } from '../domain/stats/player-figures-document';
import type { Match } from '../domain/match';
import { sideStub } from './derive-stats';
import type { MatchBook } from './match-book';
import { byStart } from './match-order';
import type { GameLines, PlayerGameLine, StatsBook } from './stats-book';

const MOST_CHAMPIONS = 30;
const MOST_GAMES = 20;

type Played = { readonly match: Match; readonly game: GameLines; readonly line: PlayerGameLine };

function gamesOf(playerId: number, book: MatchBook, stats: StatsBook): Played[] {
  const matches = [...stats.matchesOf(playerId)].map((id) => book.get(id)).filter((match) => match !== null);
  return matches
    .sort(byStart)
    .flatMap((match) =>
      stats.of(match.id).flatMap((game) => game.players.filter(({ id }) => id === playerId).map((line) => ({ match, game, line }))),
    );
}

function championsOf(played: readonly Played[]): PlayerChampion[] {
  const champions = new Map<number, PlayerChampion>();
  for (const { line } of played) {
    const { champion, totals } = line;
    const known = champions.get(champion.id) ?? { champion, games: 0, wins: 0, kills: 0, deaths: 0, assists: 0 };
    champions.set(champion.id, {
      champion,
      games: known.games + 1,
      wins: known.wins + totals.wins,
      kills: known.kills + totals.kills,
      deaths: known.deaths + totals.deaths,
      assists: known.assists + totals.assists,
    });
  }
  return [...champions.values()]
    .sort((a, b) => b.games - a.games || b.wins - a.wins || a.champion.id - b.champion.id)
    .slice(0, MOST_CHAMPIONS);
}

function listed({ match, game, line }: Played): PlayerGame {
  const opponent = match.left.id === line.teamId ? match.right : match.left;
  const { wins, kills, deaths, assists, cs } = line.totals;
  return {
    matchId: match.id,
    position: game.position,
    beginAt: match.beginAt,
    leagueName: match.leagueName,
    left: match.left.name,
    right: match.right.name,
    opponent: sideStub(match, opponent.id),
    champion: line.champion,
    won: wins > 0,
    kills,
    deaths,
    assists,
    cs: cs.games === 0 ? null : cs.total,
  };
}

/** `playerFigures/{id}`; null for a player without games. */
export function derivePlayerFigures(playerId: number, book: MatchBook, stats: StatsBook): PlayerFiguresDocument | null {
  const played = gamesOf(playerId, book, stats);
  const latest = played.at(-1);
  if (latest === undefined) return null;
  const { serieId, serieName, leagueName } = latest.match;
  return {
    playerId,
    games: played.length,
    season: serieId === 0 ? null : { serieId, name: serieName, leagueName },
    champions: championsOf(played),
    recent: played.slice(-MOST_GAMES).reverse().map(listed),
  };
}
