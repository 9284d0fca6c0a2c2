import { describe, expect, it } from 'vitest';
import type { GameDetail } from '../../../lib/domain/match/game';
import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import { finishedMatch, gameStub, notStartedMatch, offMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { documentRegistry } from '../../../lib/ingest/documents/document-registry';
import { documentsOfNews, matchesWithNewAngle } from '../../../lib/ingest/documents/news-to-update';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { tournament } from '../../support/entity-fixture';
import { finishedGame } from '../../support/game-fixture';

/** A store with the documents that follow from the given matches. */
function stage(entities = new EntityIndex()) {
  const matchIndex = new MatchIndex();
  const stats = new StatsIndex();
  const ratings = new RatingIndex(matchIndex, stats);
  const documents = documentRegistry({
    matchIndex,
    entities,
    games: new Map(),
    recentGames: new Map(),
    stats,
    ratings,
    articles: new Map(),
    now: () => 0,
  });
  const stored = new Map<string, string>();
  const tell = (
    matches: readonly Match[],
    removed: readonly number[] = [],
    games: ReadonlyMap<number, GameDetail[]> = new Map(),
  ): string[] => {
    const written: string[] = [];
    const changes = matchIndex.apply(matches, removed);
    const rated = ratings.takeChanged();
    const recounted = [...games].flatMap(([id, own]) => (stats.learn(id, own) ? (matchIndex.get(id) ?? []) : []));
    const retold = matchesWithNewAngle(changes, rated, recounted, matchIndex);
    for (const { path, fields } of documentsOfNews([...changes, ...retold], [], documents)) {
      const text = JSON.stringify(fields());
      if (text === (stored.get(path) ?? 'null')) continue;
      written.push(path);
      if (text === 'null') stored.delete(path);
      else stored.set(path, text);
    }
    return written;
  };
  return { tell, stored, matches: () => [...matchIndex.all()] };
}

const day = (n: number, overrides: Partial<FinishedMatch> = {}): FinishedMatch =>
  finishedMatch({ id: n, beginAt: `2023-08-0${n}T08:00:00Z`, endAt: `2023-08-0${n}T10:00:00Z`, ...overrides });
const gamesWonBy = (winners: readonly number[]) => winners.map((winnerId, index) => gameStub(index + 1, { winnerId }));
const toCome = (n: number): Match => notStartedMatch({ id: n, beginAt: `2023-08-0${n}T08:00:00Z` });
/** The match that a digest leads with. */
const leadOf = (stored: ReadonlyMap<string, string>, path: string) => {
  const text = stored.get(path)?.replaceAll('\\"', '"') ?? '';
  return /"matchId":(\d+)/.exec(text.slice(text.indexOf('"angle"')))?.[1];
};
const digestsIn = (paths: Iterable<string>) => [...paths].filter((path) => path.startsWith('digests/')).sort();

describe('digests', () => {
  const WEEK = 'digests/week-293-2023-07-31';

  it('cover a day from its first result, and a week of two days when all is over', () => {
    const { tell, stored } = stage();
    tell([day(1), day(11, { beginAt: '2023-08-01T10:00:00Z' }), toCome(2)]);
    expect(digestsIn(stored.keys())).toEqual(['digests/day-293-2023-08-01']);
    tell([day(2)]);
    expect(digestsIn(stored.keys())).toEqual(['digests/day-293-2023-08-01', 'digests/day-293-2023-08-02', WEEK]);
    tell([toCome(3)]);
    expect(digestsIn(stored.keys())).not.toContain(WEEK);
  });

  it('of a day lead with the match most worth watching once the course of its games is known', () => {
    const { tell, stored } = stage();
    const games = gamesWonBy([77, 77]);
    tell([day(1, { games }), day(11, { beginAt: '2023-08-01T10:00:00Z', games })]);
    const headline = () => leadOf(stored, 'digests/day-293-2023-08-01');
    expect(headline()).toBe('11');
    const figures = { kills: null, towers: null, dragons: null, barons: null, inhibitors: null };
    const close = games.map(({ id, position }) =>
      finishedGame({
        id,
        position,
        frames: [10_000, 10_600, 14_000, 16_000].map((gold, index) => ({
          seconds: (index + 1) * 300,
          players: [],
          teams: [
            { id: 77, gold, ...figures },
            { id: 1, gold: index % 2 === 0 ? 9_500 : 16_500, ...figures },
          ],
        })),
      }),
    );
    expect(tell([], [], new Map([[1, close]]))).toContain('digests/day-293-2023-08-01');
    expect(headline()).toBe('1');
  });

  it('of a week tell none that a day has told, and are not there where the days have told all', () => {
    const { tell, stored } = stage();
    tell([day(1), day(2)]);
    expect(digestsIn(stored.keys())).not.toContain(WEEK);
    tell([day(11, { beginAt: '2023-08-01T10:00:00Z' })]);
    const told = (path: string) => leadOf(stored, path);
    const ofDays = ['1', '2'].map((n) => told(`digests/day-293-2023-08-0${n}`));
    expect(told(WEEK)).toMatch(/^(?:1|11)$/);
    expect(ofDays).not.toContain(told(WEEK));
  });

  it('of a week of knockouts tell an exit that no day has told', () => {
    const { tell, stored } = stage();
    const series = { numOfGames: 5, left: scored({ score: 3 }), right: scored({ id: 1, score: 0 }) };
    const quarter = (n: number, overrides: Partial<FinishedMatch>) => day(n, { ...series, ...overrides });
    const [KT, HLE, DK] = [5, 6, 7];
    const third = { left: scored({ id: DK, score: 3 }), right: scored({ id: 8, score: 0 }), winnerId: DK };
    // Won from two games down, and three that just went by.
    const turned = gamesWonBy([1, 1, 77, 77, 77]);
    tell([
      quarter(1, { games: turned, right: scored({ id: 1, score: 2 }) }),
      quarter(2, { left: scored({ id: KT, score: 3 }), right: scored({ id: HLE, score: 0 }), winnerId: KT }),
      quarter(3, { ...third, beginAt: '2023-08-02T14:00:00Z' }),
      notStartedMatch({
        id: 20,
        beginAt: '2023-08-12T08:00:00Z',
        previousMatchIds: [1, 2],
        left: unscored({ id: 77 }),
        right: unscored({ id: KT }),
      }),
      notStartedMatch({
        id: 21,
        beginAt: '2023-08-13T08:00:00Z',
        previousMatchIds: [3, 4],
        left: unscored({ id: DK }),
        right: unscored({ id: 0 }),
      }),
      notStartedMatch({
        id: 22,
        beginAt: '2023-08-20T08:00:00Z',
        previousMatchIds: [20, 21],
        left: unscored({ id: 0 }),
        right: unscored({ id: 0 }),
      }),
    ]);
    const [first, second, week] = ['digests/day-293-2023-08-01', 'digests/day-293-2023-08-02', WEEK].map((path) => leadOf(stored, path));
    expect(first).toBe('1');
    expect([second, week].sort()).toEqual(['2', '3']);
  });

  it('of a week are not there where the days have told who won the title, and a match for third place is left', () => {
    const { tell, stored } = stage();
    const [KT, HLE] = [5, 6];
    tell([
      day(1),
      day(2, { left: scored({ id: KT, score: 2 }), right: scored({ id: HLE, score: 0 }), winnerId: KT }),
      day(3, { previousMatchIds: [1, 2], right: scored({ id: KT, score: 0 }) }),
      day(4, {
        ...{ beginAt: '2023-08-03T04:00:00Z', previousMatchIds: [1, 2], previousTakes: ['loser', 'loser'] },
        ...{ left: scored({ id: 1, score: 2 }), right: scored({ id: HLE, score: 1 }), winnerId: 1 },
      }),
    ]);
    expect(digestsIn(stored.keys())).toEqual([1, 2, 3].map((n) => `digests/day-293-2023-08-0${n}`));
    expect(stored.get('digests/day-293-2023-08-03')).toContain('title');
  });

  describe('of a week tell who leads the table after it:', () => {
    const storyOf = (name: string, ...matches: readonly Match[]) => {
      const entities = new EntityIndex();
      entities.add({ tournaments: [tournament({ id: 15, name, hasBracket: false })] });
      const { tell, stored } = stage(entities);
      tell(matches.map((match) => ({ ...match, tournamentId: 15, tournamentName: name })));
      return /"angle":\{.*?"kind":"(\w+)"/.exec(stored.get('digests/week-293-2023-08-07')?.replaceAll('\\"', '"') ?? '')?.[1];
    };
    const byGenG = { winnerId: 1, left: scored({ score: 0 }), right: scored({ id: 1, score: 2 }) };
    const left = notStartedMatch({ id: 99, beginAt: '2023-08-20T08:00:00Z' });
    const [first, eighth, ninth] = [day(1), day(8, byGenG), day(9, byGenG)];

    it('a new leader, and first of all at the end of the stage', () => {
      expect(storyOf('Regular Season', first, eighth, ninth, left)).toBe('takeFirst');
      expect(storyOf('Regular Season', day(1, byGenG), eighth, ninth, left)).toBe('stayFirst');
      expect(storyOf('Regular Season', first, eighth, ninth)).toBe('finishFirst');
    });

    it('not in a Swiss stage, where several are first after each round', () => {
      expect(storyOf('Swiss Stage', first, eighth, ninth, left)).toBeUndefined();
    });
  });

  describe('of a day tell who has taken first place', () => {
    const byT1 = [1, 2, 3, 4].map((n) => day(n));
    const byGenG = ['07T08', '08T08', '09T08', '10T08', '10T11'].map((begin, index) =>
      day(11 + index, {
        ...{ beginAt: `2023-08-${begin}:00:00Z`, winnerId: 1 },
        ...{ left: scored({ score: 1 }), right: scored({ id: 1, score: 2 }) },
      }),
    );
    const left = notStartedMatch({ id: 99, beginAt: '2023-08-20T08:00:00Z' });
    const stories = (matches: readonly Match[]) => {
      const entities = new EntityIndex();
      entities.add({ tournaments: [tournament({ id: 15, name: 'Regular Season', hasBracket: false })] });
      const { tell, stored } = stage(entities);
      tell(matches.map((match) => ({ ...match, tournamentId: 15, tournamentName: 'Regular Season' })));
      const storyOf = (id: string) => /"angle":\{.*?"kind":"(\w+)"/.exec(stored.get(`digests/${id}`)?.replaceAll('\\"', '"') ?? '')?.[1];
      return [storyOf('day-293-2023-08-10'), storyOf('week-293-2023-08-07')];
    };

    it('and the week, which would tell the same, tells something else', () => {
      const [ofDay, ofWeek] = stories([...byT1, ...byGenG, left]);
      expect(ofDay).toBe('takeFirst');
      expect(ofWeek).not.toBe('takeFirst');
    });

    it('and the week does not say that it stayed first, where it had been first before', () => {
      const wonBy = (id: number, begins: readonly string[], firstId: number) =>
        begins.map((begin, index) => ({
          ...day(firstId + index, id === 1 ? byGenG[0] : {}),
          id: firstId + index,
          beginAt: `2023-08-${begin}:00:00Z`,
        }));
      const earlier = [...wonBy(1, ['01T08', '02T08', '03T08', '04T08'], 21), ...wonBy(77, ['01T11', '02T11', '03T11'], 31)];
      const inWeek = [...wonBy(77, ['07T08', '07T11'], 41), ...wonBy(1, ['10T08', '10T11'], 51)];
      const [ofDay, ofWeek] = stories([...earlier, ...inWeek, left]);
      expect(ofDay).toBe('takeFirst');
      expect(ofWeek).not.toBe('stayFirst');
    });

    it('unless the season is young', () => {
      expect(stories([...byT1.slice(0, 2), ...byGenG.slice(2), left])[0]).not.toBe('takeFirst');
    });
  });

  it('are rewritten where a result is corrected or the next match becomes known, not for a running score', () => {
    const { tell } = stage();
    tell([day(1), toCome(2)]);
    expect(tell([runningMatch({ id: 2, beginAt: '2023-08-02T08:00:00Z' })])).toEqual([]);
    expect(tell([runningMatch({ id: 2, beginAt: '2023-08-02T09:00:00Z' })])).toContain('digests/day-293-2023-08-01');
    expect(tell([day(1, { winnerId: 1, left: scored({ score: 1 }), right: scored({ id: 1, score: 2 }) })])).toContain(
      'digests/day-293-2023-08-01',
    );
  });

  it('of days that a new match joins into one are removed', () => {
    const { tell, stored } = stage();
    const evening = day(1, { beginAt: '2023-08-01T20:00:00Z' });
    const morning = day(2, { beginAt: '2023-08-02T05:00:00Z' });
    tell([evening, morning]);
    tell([day(3, { beginAt: '2023-08-02T00:30:00Z' })]);
    expect(digestsIn(stored.keys())).toEqual(['digests/day-293-2023-08-01']);
  });

  it('report an upset by chances that other leagues affect, and drop it where those results are corrected', () => {
    const { tell, stored } = stage();
    const cup = (winner: 'left' | 'right') =>
      [1, 2, 3, 4, 5, 6].map((n) =>
        day(n, {
          leagueId: 1,
          winnerId: winner === 'left' ? 77 : 1,
          games: [1, 2].map((position) => gameStub(position, { winnerId: winner === 'left' ? 77 : 1 })),
          left: scored({ score: winner === 'left' ? 2 : 0 }),
          right: scored({ id: 1, score: winner === 'left' ? 0 : 2 }),
        }),
      );
    const match = day(9, { winnerId: 1, left: scored({ score: 1 }), right: scored({ id: 1, score: 2 }) });
    const isUpset = () => stored.get('digests/day-293-2023-08-09')?.includes('upset');
    // Drawn, so that the match ends no run of wins.
    tell([...cup('left'), day(7, { leagueId: 1, winnerId: null, games: [] }), match]);
    expect(isUpset()).toBe(true);
    expect(tell(cup('right'))).toContain('digests/day-293-2023-08-09');
    expect(isUpset()).toBe(false);
  });

  describe('tell a run of wins that counts all of a team’s matches:', () => {
    const cup = (n: number, overrides: Partial<FinishedMatch> = {}) => day(n, { leagueId: 1, serieId: 5, ...overrides });
    const lost = { winnerId: 1, left: scored({ score: 1 }), right: scored({ id: 1, score: 2 }) };
    const angleOn = (stored: ReadonlyMap<string, string>, n: number) =>
      /"angle":(\{.*?\})/.exec(stored.get(`digests/day-293-2023-08-0${n}`)?.replaceAll('\\"', '"') ?? '')?.[1];

    it('a defeat in another league ends it', () => {
      const { tell, stored } = stage();
      tell([day(1), day(2), day(3), day(4), cup(5, lost), day(6)]);
      expect(angleOn(stored, 6)).toContain('"kind":"lastGame"');
    });

    it('a win in another league, or in the serie before, lengthens it', () => {
      const { tell, stored } = stage();
      tell([day(1, { serieId: 6 }), day(2), day(3), cup(4), day(5)]);
      expect(angleOn(stored, 5)).toMatch(/"kind":"run".*"count":5/);
      tell([day(6), day(7, { ...lost, endAt: null })]);
      expect(angleOn(stored, 7)).toMatch(/"kind":"runEnded".*"count":6/);
    });

    it('a draw ends it, a match that was called off does not', () => {
      const { tell, stored } = stage();
      tell([day(1), day(2), day(3), cup(4, { winnerId: null }), day(5)]);
      expect(angleOn(stored, 5)).toContain('"kind":"lastGame"');
      tell([{ ...offMatch('canceled'), id: 4, beginAt: '2023-08-04T08:00:00Z' }]);
      tell([day(6)]);
      expect(angleOn(stored, 6)).toMatch(/"kind":"run".*"count":5/);
    });

    it('a result of another league that is corrected tells it anew, one without a rating too', () => {
      const { tell, stored } = stage();
      tell([day(1), day(2), day(3), cup(4, { forfeit: true }), day(5)]);
      expect(angleOn(stored, 5)).toMatch(/"kind":"run".*"count":5/);
      expect(tell([cup(4, { forfeit: true, ...lost })])).toContain('digests/day-293-2023-08-05');
      expect(angleOn(stored, 5)).toContain('"kind":"lastGame"');
    });
  });

  it('do not depend on the order of changes', () => {
    const { tell, stored, matches } = stage();
    tell([day(5), day(2), toCome(7)]);
    tell([day(1), day(3, { leagueId: 1 })]);
    tell([day(4), day(7)]);
    tell([day(2, { beginAt: '2023-08-06T08:00:00Z' })], [1]);
    const fresh = stage();
    fresh.tell(matches());
    expect([...stored].sort()).toEqual([...fresh.stored].sort());
  });
});
