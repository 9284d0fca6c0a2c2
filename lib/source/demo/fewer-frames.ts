import type { GameDetail } from '../../domain/match/game';
import { PLAYER_FRAME_SECONDS } from './game';

/**
 * Players in every fifth frame and in the latest one only: the season has them by
 * the minute, so that a running game always has their current figures, but
 * documents need no more than that.
 */
export function withFewerFrames(game: GameDetail): GameDetail {
  const last = game.frames.length - 1;
  const frames = game.frames.map((frame, index) =>
    frame.players.length === 0 || index === last || frame.seconds % PLAYER_FRAME_SECONDS === 0 ? frame : { ...frame, players: [] },
  );
  return { ...game, frames };
}
