import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { completeGames } from '../wire/complete-games';
import type { Loss, Rejection } from '../match-source';
import { hasDetails, parseGame } from '../wire/parse-game';
import { PandaScoreError, type PandaScoreClient } from './client';
import type { ChampionBook } from './champions';

/** Figures of a match's games, or that there are none (yet). */
export type ReadGames = {
  readonly games: readonly GameDetail[];
  readonly rejections: readonly Rejection[];
  readonly losses: readonly Loss[];
};

const NOTHING: ReadGames = { games: [], rejections: [], losses: [] };
const FORBIDDEN = 403;
const NOT_FOUND = 404;

type GamesReader = {
  /** `client` says how urgent it is. */
  readonly read: (client: PandaScoreClient, match: Match) => Promise<ReadGames>;
  /** True once the plan is known to have no statistics: there is nothing to request. */
  readonly isForbidden: () => boolean;
};

/** Reads `/lol/matches/{id}/games`, which plans without statistics forbid: then `report` is called once, and nothing more is requested. */
export function gamesReader(champions: ChampionBook, report: (message: string) => void): GamesReader {
  let forbidden = false;
  // Several requests may be under way when the first one is refused.
  const messages = new Set<string>();
  const refuse = (message: string) => {
    forbidden = true;
    if (!messages.has(message)) report(message);
    messages.add(message);
  };
  const read: GamesReader['read'] = async (client, match) => {
    if (forbidden) return NOTHING;
    const games: GameDetail[] = [];
    const rejections: Rejection[] = [];
    const losses: Loss[] = [];
    try {
      for await (const page of client.pages(`/lol/matches/${match.id}/games`)) {
        for (const document of page.elements) {
          const parsed = parseGame(document);
          if (parsed.ok) losses.push(...parsed.losses);
          if (!parsed.ok) rejections.push(parsed.error);
          else if (parsed.value.game.status === 'finished' || parsed.value.game.status === 'running') games.push(parsed.value.game);
        }
      }
    } catch (error) {
      if (!(error instanceof PandaScoreError) || (error.status !== FORBIDDEN && error.status !== NOT_FOUND)) throw error;
      if (error.status === FORBIDDEN)
        refuse('The PandaScore plan of this token includes no game statistics: matches are shown without figures.');
      return NOTHING;
    }
    if (!games.some(hasDetails)) return { games: [], rejections, losses };
    return { games: completeGames(match, await champions.translate(games)).details, rejections, losses };
  };
  return { read, isForbidden: () => forbidden };
}
