import type { Champion } from '../../domain/entities/entities';
import type { ChampionRef, GameDetail } from '../../domain/match/game';
import type { GamesDocument } from '../../domain/entities/read-models';

/** `games/{matchId}`: the games by position, and name and picture of every champion that was picked or banned. Null without games. */
export function deriveGames(matchId: number, games: readonly GameDetail[], champions: ReadonlyMap<number, Champion>): GamesDocument | null {
  if (games.length === 0) return null;
  const named = new Map<number, ChampionRef>();
  for (const game of games) {
    for (const { champion } of game.players) named.set(champion.id, champion);
    for (const id of game.teams.flatMap((team) => team.bans)) {
      const champion = champions.get(id);
      if (champion && !named.has(id)) named.set(id, { id, name: champion.name, img: champion.img });
    }
  }
  return {
    matchId,
    games: [...games].sort((a, b) => a.position - b.position),
    champions: [...named.values()].sort((a, b) => a.id - b.id),
  };
}
