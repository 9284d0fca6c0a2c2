import type { GameDetail } from '../../domain/match/game';
import { currentMonday } from '../../domain/values/week';
import type { MatchSource } from '../match-source';
import { timelineSource } from '../replay/timeline';
import { PLAYER_FRAME_SECONDS } from './game';
import { buildDemoSeason } from './season';

/**
 * Players in every fifth frame and in the latest one only: the season has them by
 * the minute, so that a running game always has their current figures, but
 * documents need no more than that.
 */
function withFewerFrames(game: GameDetail): GameDetail {
  const last = game.frames.length - 1;
  const frames = game.frames.map((frame, index) =>
    frame.players.length === 0 || index === last || frame.seconds % PLAYER_FRAME_SECONDS === 0 ? frame : { ...frame, players: [] },
  );
  return { ...game, frames };
}

function withFewerFramesIn(games: ReadonlyMap<number, readonly GameDetail[]>): Map<number, readonly GameDetail[]> {
  return new Map([...games].map(([id, each]) => [id, each.map(withFewerFrames)]));
}

/**
 * The built-in season (simulated) around the ISO week of `now` (milliseconds):
 * it has finished, running and upcoming matches at any moment of that week and
 * goes on for the four weeks after it. The name holds the week; from Monday on
 * a new process offers the next season.
 */
export function demoSource(now: number): MatchSource {
  const weekStart = currentMonday(now, 'UTC');
  const name = `demo:${weekStart}`;
  const season = buildDemoSeason(weekStart);
  const unknownOpponents = { sides: season.unknownSides, teams: season.unknownTeams };
  const source = timelineSource({ name, simulated: true, recorded: season, unknownOpponents });
  return {
    ...source,
    async snapshot(at, progress) {
      const snapshot = await source.snapshot(at, progress);
      return { ...snapshot, games: withFewerFramesIn(snapshot.games) };
    },
    async changes(at) {
      const changes = await source.changes(at);
      return { ...changes, games: withFewerFramesIn(changes.games) };
    },
  };
}
