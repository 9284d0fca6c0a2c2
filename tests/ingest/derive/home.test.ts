import { describe, expect, it, vi } from 'vitest';
import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import { VIDEO_MATCHES } from '../../../lib/domain/match/videos';
import { REGIONS } from '../../../lib/domain/leagues/regions';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { deriveHome, deriveVideos } from '../../../lib/ingest/derive/home';
import type { MatchIndex } from '../../../lib/ingest/index/match-index';
import { seasonWith } from '../../support/ingest/season-with';

const NOW = Date.parse('2023-08-19T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function at(offset: number): string {
  return new Date(NOW + offset).toISOString();
}

function home(...matches: Match[]) {
  const season = seasonWith({ now: () => NOW });
  season.matchIndex.apply(matches);
  vi.spyOn(season.ratings, 'chanceOf').mockReturnValue({ left: 0.6, right: 0.4 });
  vi.spyOn(season.ratings, 'strengthIn').mockReturnValue(3100);
  return deriveHome(season, { of: ({ id }) => ({ kind: 'run', side: 'left', count: id }) });
}

describe('the homepage', () => {
  it('lists all running matches by start', () => {
    const running = Array.from({ length: 12 }, (_, id) => runningMatch({ id, beginAt: at(-id * 60_000) }));
    expect(home(...running).running.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('lists the next ten by start, however far ahead', () => {
    const upcoming = Array.from({ length: 12 }, (_, id) => notStartedMatch({ id, beginAt: at((id + 1) * 20 * DAY) }));
    expect(home(...upcoming.toReversed()).next.map(({ match }) => match.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps a late match for an hour, and leaves out canceled ones', () => {
    const late = notStartedMatch({ id: 1, beginAt: at(-59 * 60_000) });
    const forgotten = notStartedMatch({ id: 2, beginAt: at(-HOUR) });
    expect(
      home(late, forgotten, { ...offMatch('canceled'), id: 3, beginAt: at(HOUR) }, { ...offMatch('postponed'), id: 4, beginAt: at(HOUR) })
        .next,
    ).toMatchObject([{ match: late }]);
  });

  it('lists the ten results that began last: none is missing among those on the page because another took longer', () => {
    const results = Array.from({ length: 11 }, (_, id) =>
      finishedMatch({ id, beginAt: at(-(id + 1) * 9 * DAY), endAt: at(-(id + 1) * 9 * DAY + HOUR) }),
    );
    const short = finishedMatch({ id: 50, beginAt: at(-9 * DAY - HOUR), endAt: at(-9 * DAY) });
    const long = finishedMatch({ id: 51, beginAt: at(-9 * DAY - 2 * HOUR), endAt: at(-9 * DAY + 3 * HOUR) });
    expect(home(...results, long, short).lately.map(({ match }) => match.id)).toEqual([0, 50, 51, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('has knockout matches between regions of a week to come and of the last day and a half in the last places', () => {
    const worlds = { regionId: REGIONS.find(({ key }) => key === 'international')?.id ?? expect.fail(), tournamentName: 'Playoffs' };
    const upcoming = Array.from({ length: 12 }, (_, id) => notStartedMatch({ id, beginAt: at((id + 1) * HOUR) }));
    const semifinal = notStartedMatch({ ...worlds, id: 30, beginAt: at(6 * DAY) });
    const final = notStartedMatch({ ...worlds, id: 31, beginAt: at(8 * DAY) });
    const results = Array.from({ length: 12 }, (_, id) =>
      finishedMatch({ id: 50 + id, beginAt: at(-(id + 2) * HOUR), endAt: at(-(id + 1) * HOUR) }),
    );
    const quarterfinal = finishedMatch({ ...worlds, id: 70, beginAt: at(-28 * HOUR), endAt: at(-24 * HOUR) });
    const older = finishedMatch({ ...worlds, id: 71, beginAt: at(-52 * HOUR), endAt: at(-48 * HOUR) });
    const { next, lately } = home(...upcoming, semifinal, final, ...results, quarterfinal, older);
    expect(next.map(({ match }) => match.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 30]);
    expect(lately.map(({ match }) => match.id)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 70]);
  });

  it('lists the nearest ten of a bracket with more knockout matches than that', () => {
    const worlds = { regionId: REGIONS.find(({ key }) => key === 'international')?.id ?? expect.fail(), tournamentName: 'Playoffs' };
    const bracket = Array.from({ length: 14 }, (_, id) => notStartedMatch({ ...worlds, id, beginAt: at((id + 1) * 11 * HOUR) }));
    expect(home(...bracket).next.map(({ match }) => match.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('gives each to come its chance and strength, and each result its reason', () => {
    const { next, lately } = home(notStartedMatch({ id: 1, beginAt: at(HOUR) }), finishedMatch({ id: 2, endAt: at(-HOUR) }));
    expect(next).toMatchObject([{ match: { id: 1, chance: { left: 0.6, right: 0.4 } }, strength: 3100 }]);
    expect(lately).toMatchObject([{ match: { id: 2 }, worth: { kind: 'run', side: 'left', count: 2 } }]);
  });

  it('marks the starts of whole days from ten before to twelve after', () => {
    const marked = ['2023-08-09T00:00:00Z', '2023-08-19T09:00:00Z', '2023-08-31T23:59:00Z'];
    const outside = ['2023-08-08T23:59:00Z', '2023-09-01T00:00:00Z'];
    const { startMinutes } = home(...[...marked, ...outside].map((beginAt, id) => notStartedMatch({ id, beginAt })));
    expect(startMinutes).toEqual(marked.map((instant) => Date.parse(instant) / 60_000));
  });

  it('is empty but valid without matches', () => {
    expect(home()).toEqual({ running: [], next: [], lately: [], startMinutes: [] });
  });
});

const GAME = { id: 1, position: 1, status: 'finished' as const, beginAt: null, endAt: null, lengthSeconds: 1800, winnerId: 77 };
const recorded = (overrides: Partial<FinishedMatch> = {}) =>
  finishedMatch({ games: [{ ...GAME, videoUrl: 'https://www.youtube.com/watch?v=abc' }], ...overrides });

function videos(...matches: Parameters<MatchIndex['apply']>[0]) {
  const season = seasonWith();
  season.matchIndex.apply(matches);
  return deriveVideos(season).matches;
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
