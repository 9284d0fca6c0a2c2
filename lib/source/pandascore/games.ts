import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { completeDetails } from '../wire/complete-games';
import type { Loss, Rejection } from '../match-source';
import { hasFigures, parseGame } from '../wire/parse-game';
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

/** True while a finished match lacks the figures of a played game: the API adds them some minutes later. */
export function lacksFigures(match: Match, games: readonly GameDetail[]): boolean {
  if (match.status !== 'finished' || match.forfeit) return false;
  return match.games.some((stub) => stub.status === 'finished' && !games.some((game) => game.id === stub.id && hasFigures(game)));
}

/** Reads `/lol/matches/{id}/games`, which plans without statistics forbid: then `report` is called once, and nothing more is requested. */
export function gamesReader(
  client: PandaScoreClient,
  champions: ChampionBook,
  report: (message: string) => void,
): (match: Match) => Promise<ReadGames> {
  let forbidden = false;
  // Several requests may be under way when the first one is refused.
  const messages = new Set<string>();
  const refuse = (message: string) => {
    forbidden = true;
    if (!messages.has(message)) report(message);
    messages.add(message);
  };
  return async (match) => {
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
    if (!games.some(hasFigures)) return { games: [], rejections, losses };
    return { games: completeDetails(match, await champions.translate(games)), rejections, losses };
  };
}
