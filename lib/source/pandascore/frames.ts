import type { GameDetail } from '../../domain/match/game';
import { hasCourse } from '../../domain/match/live-games';
import { LossCount } from '../match-source';
import { type LiveFrame, parseLiveFrame } from '../wire/parse-live';
import { PandaScoreError, type PandaScoreClient } from './client';
import type { ReadGames } from './games';
import { framesOf } from './live-course';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

type FramesReader = {
  /** The games with the frames of those that are over and lack them. */
  readonly add: (client: PandaScoreClient, read: ReadGames) => Promise<ReadGames>;
  /** True once the plan is known to have none: there is nothing to request. */
  readonly isForbidden: () => boolean;
};

/** Reads `/lol/games/{id}/frames`, which plans without live data forbid: then `report` is called once, and nothing more is requested. */
export function framesReader(report: (message: string) => void): FramesReader {
  let forbidden = false;

  async function framesOfGame(client: PandaScoreClient, id: number): Promise<readonly unknown[]> {
    const documents: unknown[] = [];
    try {
      for await (const page of client.pages(`/lol/games/${id}/frames`)) documents.push(...page.elements);
    } catch (error) {
      if (!(error instanceof PandaScoreError) || (error.status !== FORBIDDEN && error.status !== NOT_FOUND)) throw error;
      if (error.status === FORBIDDEN && !forbidden) {
        forbidden = true;
        report('The PandaScore plan of this token includes no frames of games: their course is not shown.');
      }
      return [];
    }
    return documents;
  }

  const add: FramesReader['add'] = async (client, { games, rejections, losses }) => {
    const defects = [...rejections];
    const count = new LossCount();
    count.add(losses);
    const framed: GameDetail[] = [];
    for (const game of games) {
      const lacks = game.status === 'finished' && !hasCourse(game) && !forbidden;
      const parsed = lacks ? (await framesOfGame(client, game.id)).map(parseLiveFrame) : [];
      const frames = parsed.flatMap((frame): LiveFrame[] => (frame.ok && frame.value.gameId === game.id ? [frame.value] : []));
      for (const frame of parsed) {
        if (frame.ok) count.add(frame.losses);
        else defects.push({ ...frame.error, id: String(game.id) });
      }
      framed.push(frames.length > 0 ? { ...game, frames: framesOf(frames) } : game);
    }
    return { games: framed, rejections: defects, losses: count.list() };
  };

  return { add, isForbidden: () => forbidden };
}
