import type { FinishedMatch } from '../../domain/match/match';
import { hasVideo, VIDEO_MATCHES, type VideosState } from '../../domain/match/videos';
import type { MatchIndex } from '../index/match-index';
import { byResult, isFinished } from '../../domain/match/match-order';

/** `states/videos`: looks back week by week until there are enough. */
export function deriveVideos(matchIndex: MatchIndex): VideosState {
  const found: FinishedMatch[] = [];
  for (const monday of [...matchIndex.weeks()].reverse()) {
    if (found.length >= VIDEO_MATCHES) break;
    found.push(...matchIndex.ofWeek(monday).filter(isFinished).filter(hasVideo).sort(byResult));
  }
  return { matches: found.slice(0, VIDEO_MATCHES).map((match) => ({ ...match, streams: [] })) };
}
