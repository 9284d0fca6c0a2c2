import { cacheTag } from '../../domain/page/cache-tags';
import type { FinishedMatch, Match } from '../../domain/match/match';
import { readHomeState, readVideosState } from '../../store/models/state-document';
import type { FoundData } from './loaded';

type VideosPage = {
  readonly running: readonly Match[];
  /** The latest matches with recordings, newest first. */
  readonly recorded: readonly FinishedMatch[];
};

/** What can be watched. Two reads. */
export async function loadVideos(): Promise<FoundData<VideosPage>> {
  const [home, videos] = await Promise.all([readHomeState(), readVideosState()]);
  const running = home?.running ?? [];
  return { data: { running, recorded: videos?.matches ?? [] }, tags: [cacheTag.home, cacheTag.videos], matches: running };
}
