import type { MatchSummary, Stream } from '../../domain/match/match';
import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';

/** The floating video: setting a stream opens it, closing clears it. */
export type Video = {
  readonly match: MatchSummary;
  readonly stream: Stream;
  readonly position: 'left' | 'right';
  readonly minimised: boolean;
};

const store = createMemoryStore<Video | null>(null);

export function useVideo(): Video | null {
  return useStored(store);
}

/** Opens the player; it keeps its place when it was open already. A stream without an embeddable address is not for the player: link to `stream.url` instead. */
export function openVideo(video: { readonly match: MatchSummary; readonly stream: Stream }): void {
  store.write({ ...video, position: store.read()?.position ?? 'right', minimised: false });
}

export function closeVideo(): void {
  store.write(null);
}

/** Moves the open player to a side, or makes it small. */
export function changeVideo(patch: Partial<Pick<Video, 'position' | 'minimised'>>): void {
  const video = store.read();
  if (video) store.write({ ...video, ...patch });
}
