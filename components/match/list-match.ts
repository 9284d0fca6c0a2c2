import type { Match, Stream } from '../../lib/domain/match/match';

/** The stream that a Watch button opens: one that can be embedded, the official main one first; null where there is none. */
export function watchableStream(match: Match): Stream | null {
  const rank = (stream: Stream) => (stream.main ? 2 : 0) + (stream.official ? 1 : 0);
  const [best] = match.streams.filter((stream) => stream.embedUrl !== null).sort((a, b) => rank(b) - rank(a));
  return best ?? null;
}

/**
 * A match with only what a list shows of it, so that a page's props stay small
 * (docs/architecture.md#pages): games only of a running one, streams only while
 * there is something to watch.
 */
export function listMatch(match: Match): Match {
  const stream = match.status === 'finished' || match.status === 'canceled' ? null : watchableStream(match);
  const games = match.status === 'running' ? match.games.filter((game) => game.status === 'running') : [];
  const { previousTakes: _takes, ...bare } = match;
  return { ...bare, games, streams: stream ? [stream] : [], previousMatchIds: [] };
}
