import { expect, it } from 'vitest';
import type { FinishedMatch } from '../../../lib/domain/match/match';
import { VIDEO_MATCHES } from '../../../lib/domain/match/videos';
import { deriveVideos } from '../../../lib/ingest/derive/videos';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const GAME = { id: 1, position: 1, status: 'finished' as const, beginAt: null, endAt: null, lengthSeconds: 1800, winnerId: 77 };
const recorded = (overrides: Partial<FinishedMatch> = {}) =>
  finishedMatch({ games: [{ ...GAME, videoUrl: 'https://www.youtube.com/watch?v=abc' }], ...overrides });

function videos(...matches: Parameters<MatchIndex['apply']>[0]) {
  const matchIndex = new MatchIndex();
  matchIndex.apply(matches);
  return deriveVideos(matchIndex).matches;
}

it('lists finished matches with a recording, newest first across weeks, without their streams', () => {
  const stream = { url: 'https://www.twitch.tv/lck', embedUrl: '', language: 'en', main: true, official: true };
  const old = recorded({ id: 1, beginAt: '2023-08-02T08:00:00Z', endAt: '2023-08-02T10:00:00Z', streams: [stream] });
  const recent = recorded({ id: 2, beginAt: '2023-08-19T08:00:00Z', endAt: '2023-08-19T10:00:00Z' });
  const unrecorded = finishedMatch({ id: 3 });
  const listed = videos(old, unrecorded, { ...runningMatch({ id: 4 }), games: recent.games }, recent);
  expect(listed.map(({ id }) => id)).toEqual([2, 1]);
  expect(listed.flatMap(({ streams }) => streams)).toEqual([]);
});

it('keeps only the newest', () => {
  const many = Array.from({ length: VIDEO_MATCHES + 2 }, (_, id) => {
    const day = new Date(Date.parse('2022-12-01T08:00:00Z') + id * 86_400_000).toISOString();
    return recorded({ id, beginAt: day, endAt: day });
  });
  const listed = videos(...many);
  expect(listed).toHaveLength(VIDEO_MATCHES);
  expect(listed[0]?.id).toBe(VIDEO_MATCHES + 1);
  expect(listed.at(-1)?.id).toBe(2);
});

it('is empty where the source names no recording', () => {
  expect(videos(finishedMatch())).toEqual([]);
});
