import { describe, expect, it } from 'vitest';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { deriveWeek } from '../../../lib/ingest/derive/week';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

const stream = (language: string, overrides = {}) => ({
  url: `https://www.twitch.tv/channel_${language}`,
  embedUrl: `https://player.twitch.tv/?channel=channel_${language}`,
  language,
  main: false,
  official: false,
  ...overrides,
});

const STREAMS = [
  ...['it', 'cs', 'ru', 'pt', 'es', 'de', 'pl'].map((language) => stream(language)),
  stream('da', { official: true }),
  stream('zh', { main: true, official: true }),
  stream('tr'),
];

function weekOf(count: number) {
  const index = new MatchIndex();
  const game = (id: number, position: number) => ({
    id,
    position,
    status: 'not_started' as const,
    beginAt: null,
    endAt: null,
    lengthSeconds: null,
    winnerId: null,
    videoUrl: null,
  });
  index.apply(
    Array.from({ length: count }, (_, id) =>
      notStartedMatch({ id: 700_000 + id, streams: STREAMS, games: [1, 2, 3, 4, 5].map((position) => game(id * 10 + position, position)) }),
    ),
  );
  return deriveWeek('2023-08-14', index);
}

describe('the document of a week', () => {
  it('keeps all streams of a usual week', () => {
    expect(weekOf(100)?.matches.every(({ streams }) => streams.length === 10)).toBe(true);
  });

  it('of 350 matches with ten streams fits the store: main streams and those in readers’ languages are kept', () => {
    const week = weekOf(350);
    expect(week?.matches).toHaveLength(350);
    expect(week?.matches[0]?.streams.map(({ language }) => language)).toEqual(['pt', 'da', 'zh']);
    expect(JSON.stringify(week).length).toBeLessThan(900_000);
  });
});
