import type { GameDetail } from '../../domain/match/game';
import { hasCourse } from '../../domain/match/live-games';
import { LossCount } from '../match-source';
import { parseLiveFrame } from '../wire/parse-live';
import { readable } from '../wire/parsing';
import type { PandaScoreClient } from './client';
import { PlanLists } from './entities';
import type { ReadGames } from './games';
import { framesOf } from './live-course';

type FramesReader = {
  /** Adds the frames to games that are over and lack them. */
  readonly add: (client: PandaScoreClient, read: ReadGames) => Promise<ReadGames>;
  /** True once the plan is known to have none: there is nothing to request. */
  readonly isForbidden: () => boolean;
};

/** Reads `/lol/games/{id}/frames`, which plans without live data forbid: then `report` is called once, and nothing more is requested. */
export function framesReader(report: (message: string) => void): FramesReader {
  const lists = new PlanLists('The PandaScore plan of this token includes no frames of games: their course is not shown.', report);

  const add: FramesReader['add'] = async (client, { games, rejections, losses }) => {
    const defects = [...rejections];
    const count = new LossCount(losses);
    const framed: GameDetail[] = [];
    for (const game of games) {
      const lacks = game.status === 'finished' && !hasCourse(game);
      const parsed = lacks ? (await lists.read(client, `/lol/games/${game.id}/frames`)).map(parseLiveFrame) : [];
      const frames = readable(parsed).filter(({ gameId }) => gameId === game.id);
      for (const frame of parsed) {
        if (frame.ok) count.add(frame.losses);
        else defects.push({ ...frame.error, id: String(game.id) });
      }
      framed.push(frames.length > 0 ? { ...game, frames: framesOf(frames) } : game);
    }
    return { games: framed, rejections: defects, losses: count.list() };
  };

  return { add, isForbidden: () => lists.isForbidden };
}
