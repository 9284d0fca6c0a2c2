import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { completeGames } from '../wire/complete-games';
import type { Loss, Rejection } from '../match-source';
import { hasDetails, parseGame } from '../wire/parse-game';
import type { ChampionBook } from './champions';
import type { PandaScoreClient } from './client';
import { PlanLists } from './entities';

/** Figures of a match's games, or that there are none (yet). */
export type ReadGames = {
  readonly games: readonly GameDetail[];
  readonly rejections: readonly Rejection[];
  readonly losses: readonly Loss[];
};

type GamesReader = {
  /** Reads the games of a match; `client` says how urgent that is. */
  readonly read: (client: PandaScoreClient, match: Match) => Promise<ReadGames>;
  /** True once the plan is known to have no statistics: there is nothing to request. */
  readonly isForbidden: () => boolean;
};

/** Reads `/lol/matches/{id}/games`, which plans without statistics forbid: then `report` is called once, and nothing more is requested. */
export function gamesReader(champions: ChampionBook, report: (message: string) => void): GamesReader {
  const lists = new PlanLists('The PandaScore plan of this token includes no game statistics: matches are shown without figures.', report);
  const read: GamesReader['read'] = async (client, match) => {
    const games: GameDetail[] = [];
    const rejections: Rejection[] = [];
    const losses: Loss[] = [];
    for (const document of await lists.read(client, `/lol/matches/${match.id}/games`)) {
      const parsed = parseGame(document);
      if (!parsed.ok) {
        rejections.push(parsed.error);
        continue;
      }
      losses.push(...parsed.losses);
      const { game } = parsed.value;
      if (game.status === 'finished' || game.status === 'running') games.push(game);
    }
    if (!games.some(hasDetails)) return { games: [], rejections, losses };
    return { games: completeGames(match, await champions.translate(games)).details, rejections, losses };
  };
  return { read, isForbidden: () => lists.isForbidden };
}
