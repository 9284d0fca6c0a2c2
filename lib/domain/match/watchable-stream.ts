import type { RunningSummary, Stream } from './match';

/** The stream that a Watch button opens: one that can be embedded, the official main one first; null where there is none. */
export function watchableStream({ streams }: Pick<RunningSummary, 'streams'>): Stream | null {
  const rank = (stream: Stream) => (stream.main ? 2 : 0) + (stream.official ? 1 : 0);
  const [best] = streams.filter((stream) => stream.embedUrl !== null).sort((a, b) => rank(b) - rank(a));
  return best ?? null;
}
