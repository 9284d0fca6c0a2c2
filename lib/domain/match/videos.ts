import * as v from 'valibot';
import { FinishedMatchSchema, type Match } from './match';

/** So many matches with recordings are listed. */
export const VIDEO_MATCHES = 200;
export const VIDEO_PAGE = 25;

/** `states/videos`: the latest finished matches with a known recording, newest first; without their streams. */
export const VideosStateSchema = v.object({ matches: v.array(FinishedMatchSchema) });
export type VideosState = v.InferOutput<typeof VideosStateSchema>;

export function hasVideo(match: Match): boolean {
  return match.games.some((game) => game.videoUrl !== null);
}
