import { beforeEach, expect, it, vi } from 'vitest';
import { cacheTag } from '../../lib/domain/page/cache-tags';
import type { Rejection } from '../../lib/source/match-source';
import { commitWrites } from '../../lib/store/core/commit-writes';
import { readGames, readHomeState, readIngestState, readMatchDocument, readWeek } from '../../lib/store/models/match-documents';
import { listenForPurges, requestPurge } from '../../lib/store/work/purge-document';
import { firestore } from '../../lib/store/core/firestore';
import { readLastMatches, readTeam } from '../../lib/store/models/entity-documents';
import { describeWithStore, storedPaths, useEmptyStore } from '../support/store/store-rig';
import { finishedGame } from '../support/game-fixture';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../lib/fixtures/match-fixture';
import { league, player, serie, team, tournament } from '../support/entity-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestAndWatch, ingestOnce, SATURDAY, TestClock, writeTimes } from '../support/ingest/ingest-rig';

const before = notStartedMatch({ id: 2 });
const running = runningMatch({ id: 2, left: scored({ score: 0 }) });
const over = finishedMatch({ id: 2, endAt: '2023-08-19T09:00:00Z' });
const nextWeek = notStartedMatch({ id: 3, beginAt: '2023-08-26T08:00:00Z' });
const entities = { leagues: [league()], series: [serie()], tournaments: [tournament()], teams: [team()], players: [player()] };
const start = { matches: [before, nextWeek], entities };

/** Everything that was purged in this test's store. */
async function purged(): Promise<Set<unknown>> {
  const { docs } = await firestore('main').collection('purges').get();
  return new Set(docs.flatMap((doc) => doc.get('tags')));
}

async function forgetPurges(): Promise<void> {
  for (const path of await storedPaths('main', 'purges')) await firestore('main').doc(path).delete();
}

describeWithStore('watching', () => {
  beforeEach(useEmptyStore);

  it('updates a match from its start to its result in every document that shows it', async () => {
    const source = new FakeSource(start);
    source.news.push({ matches: [running] }, { matches: [over], games: new Map([[2, [finishedGame()]]]) });
    const homes: unknown[] = [];
    const beforeTick = async () => void homes.push((await readHomeState())?.running.map(({ id }) => id));
    const events = await ingestAndWatch(source, 3, { beforeTick });
    expect(homes).toEqual([[], [2], []]);
    expect(events).toMatchObject([
      { kind: 'tick', matches: 1 },
      { kind: 'tick', matches: 1 },
    ]);
    expect((await readWeek('2023-08-14'))?.matches).toEqual([over]);
    expect((await readHomeState())?.lately.map(({ match }) => match.id)).toEqual([2]);
    expect((await readMatchDocument(3))?.headToHead).toMatchObject({ leftWins: 1, rightWins: 0 });
    expect((await readLastMatches(77))?.recent).toEqual([over]);
    expect((await readGames(2))?.games).toHaveLength(1);
  });

  it('purges the pages that show the change, and no others', async () => {
    const elsewhere = notStartedMatch({
      id: 4,
      leagueId: 297,
      left: unscored({ id: 8 }),
      right: unscored({ id: 9 }),
      beginAt: '2023-08-20T08:00:00Z',
    });
    const source = new FakeSource({ ...start, matches: [...start.matches, elsewhere] });
    source.news.push({ matches: [over] });
    await ingestAndWatch(source, 1, { beforeTick: forgetPurges });
    expect(await purged()).toEqual(
      new Set([
        'sitemap',
        'week:2023-08-14',
        'shell',
        'match:2',
        'match:3',
        'league:293',
        'leagues',
        'tournament:16',
        'team:77',
        'team:1',
        'home',
        'digest:day-293-2023-08-19',
        'news:all',
        'news:index',
        'news:league:293',
        'news:team:1',
        'news:team:77',
      ]),
    );
  });

  it('does not purge the shell when another week changes', async () => {
    const source = new FakeSource(start);
    source.news.push({ matches: [{ ...nextWeek, numOfGames: 5 }] });
    await ingestAndWatch(source, 1, { beforeTick: forgetPurges });
    const tags = await purged();
    expect(tags).toContain('week:2023-08-21');
    expect(tags).not.toContain('shell');
  });

  it('notifies a listener in the serving process', async () => {
    const listening = cacheTag.votes(1);
    const heard = new Set<string>();
    const stop = listenForPurges((tags) => tags.forEach((tag) => heard.add(tag)));
    const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });
    await eventually(async () => {
      await requestPurge([listening]);
      expect(heard).toContain(listening);
    });
    await ingestOnce(new FakeSource(start));
    await eventually(() => expect(heard).toContain('home'));
    stop();
  });

  it('writes nothing when nothing has happened', async () => {
    const collections = ['weeks', 'matches', 'states', 'purges', 'leagues'];
    let times = new Map<string, string>();
    const events = await ingestAndWatch(new FakeSource(start), 2, {
      beforeTick: async (tick) => {
        if (tick === 1) times = await writeTimes('main', ...collections);
      },
    });
    expect(events).toEqual([]);
    expect(await writeTimes('main', ...collections)).toEqual(times);
  });

  it('reports malformed documents once, however often the source sends them', async () => {
    const source = new FakeSource(start);
    const known: Rejection = { kind: 'malformed', entity: 'match', id: '5', reason: 'no teams' };
    const late: Rejection = { kind: 'malformed', entity: 'match', id: '6', reason: 'no start' };
    source.news.push({ rejections: [known] }, { rejections: [known, late, { ...late, kind: 'foreign', id: '7' }] });
    expect(await ingestAndWatch(source, 2)).toEqual([
      { kind: 'rejected', rejections: [known] },
      { kind: 'rejected', rejections: [late] },
    ]);
  });

  it('survives a failing source, waits longer each time, and goes on', async () => {
    const source = new FakeSource(start);
    source.news.push(new Error('rate limit'), new Error('rate limit'), { matches: [running] }, new Error('again'));
    const events = await ingestAndWatch(source, 4);
    expect(events).toMatchObject([
      { kind: 'failed', retrySeconds: 10 },
      { kind: 'failed', retrySeconds: 20 },
      { kind: 'tick', matches: 1 },
      { kind: 'failed', retrySeconds: 10 },
    ]);
    expect((await readMatchDocument(2))?.match.status).toBe('running');
  });

  it('retries a failed first load, later each time, and reads nothing twice', async () => {
    const source = new FakeSource(start);
    const { snapshot } = source;
    let failures = 2;
    source.snapshot = () => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new Error('rate limit')) : snapshot.call(source);
    };
    let commits = 0;
    const commit: typeof commitWrites = (...batch) => {
      commits += 1;
      return commits === 1 ? Promise.reject(new Error('no store')) : commitWrites(...batch);
    };
    expect(await ingestAndWatch(source, 4, { commit })).toMatchObject([
      { kind: 'failed', retrySeconds: 10 },
      { kind: 'failed', retrySeconds: 20 },
      { kind: 'failed', retrySeconds: 40 },
    ]);
    expect(source.snapshots).toBe(1);
    expect((await readMatchDocument(2))?.match.status).toBe('not_started');
  });

  it('retries failed writes with the next poll', async () => {
    const source = new FakeSource(start);
    source.news.push({ matches: [over], games: new Map([[2, [finishedGame()]]]) });
    let down = false;
    const commit: typeof commitWrites = (...batch) => (down ? Promise.reject(new Error('no store')) : commitWrites(...batch));
    const events = await ingestAndWatch(source, 2, { commit, beforeTick: (tick) => void (down = tick === 1) });
    expect(events.map(({ kind }) => kind)).toEqual(['failed', 'tick']);
    expect((await readWeek('2023-08-14'))?.matches).toEqual([over]);
    expect((await readGames(2))?.games).toHaveLength(1);
  });

  it('moves a match to the week of its new date', async () => {
    const source = new FakeSource(start);
    const moved = notStartedMatch({ ...before, beginAt: '2023-08-27T08:00:00Z', rescheduled: true, originalBeginAt: before.beginAt });
    source.news.push({ matches: [moved] });
    await ingestAndWatch(source, 1);
    expect(await readWeek('2023-08-14')).toBeNull();
    expect((await readWeek('2023-08-21'))?.matches.map(({ id }) => id)).toEqual([3, 2]);
    expect((await readMatchDocument(2))?.match).toMatchObject(moved);
  });

  it('reverts what the source reverts', async () => {
    const source = new FakeSource({ ...start, matches: [over, nextWeek], games: new Map([[2, [finishedGame()]]]) });
    source.news.push({ removed: [2] });
    await ingestAndWatch(source, 1);
    expect([await readMatchDocument(2), await readGames(2), await readWeek('2023-08-14')]).toEqual([null, null, null]);
    expect((await readMatchDocument(3))?.form.left.matches).toEqual([]);
  });

  it('drops matches that have not begun after an hour from the homepage, not from the lists of their teams', async () => {
    const clock = new TestClock(SATURDAY);
    const late = notStartedMatch({ id: 2, beginAt: '2023-08-19T08:30:00Z' });
    const events = await ingestAndWatch(new FakeSource({ ...start, matches: [late] }), 2, {
      now: clock.now,
      beforeTick: async (tick) => {
        if (tick === 2) expect((await readHomeState())?.next).toMatchObject([{ match: late }]);
        clock.time += 20 * 60_000;
      },
    });
    expect(events).toHaveLength(1);
    expect((await readHomeState())?.next).toEqual([]);
    expect((await readLastMatches(77))?.next).toMatchObject([late]);
  });

  it('leaves a team on its side when its opponent becomes known before it', async () => {
    const nobody = unscored({ id: 0, name: '', abbr: '', location: '', img: null });
    const [t1, gen] = [before.left, before.right];
    const source = new FakeSource({ ...start, matches: [{ ...before, left: t1, right: nobody }, nextWeek] });
    source.news.push({ matches: [{ ...before, left: gen, right: t1 }] });
    await ingestAndWatch(source, 1);
    expect((await readMatchDocument(2))?.match).toMatchObject({ left: t1, right: gen });
  });

  it('adds a team that turns up between two snapshots', async () => {
    const source = new FakeSource(start);
    source.news.push({ matches: [notStartedMatch({ id: 9, left: unscored({ id: 50, name: 'Newcomers', abbr: 'NEW' }) })] });
    await ingestAndWatch(source, 1);
    expect((await readTeam(50))?.name).toBe('Newcomers');
  });

  it('rereads the whole source on a new day', async () => {
    const clock = new TestClock(SATURDAY);
    const source = new FakeSource(start);
    await ingestAndWatch(source, 2, {
      now: clock.now,
      beforeTick: (tick) => {
        if (tick !== 2) return;
        clock.time += 24 * 3_600_000;
        source.recorded = { ...start, matches: [over], entities: { ...entities, players: [player({ name: 'Hide on bush' })] } };
      },
    });
    expect(source.snapshots).toBe(2);
    expect(await storedPaths('main', 'matches')).toEqual(['matches/2']);
    expect((await readHomeState())?.lately).toMatchObject([{ match: over }]);
  });
});

const CURSOR = '2023-08-19T08:00:00Z';
const oldMatch = finishedMatch({ id: 1, beginAt: '2023-03-04T08:00:00Z', endAt: '2023-03-04T10:00:00Z' });

describeWithStore('a source with a cursor', () => {
  beforeEach(async () => {
    useEmptyStore();
    await ingestOnce(
      new FakeSource({ ...start, matches: [oldMatch, ...start.matches], games: new Map([[1, [finishedGame()]]]) }, 'live', CURSOR),
    );
  });

  it('continues from the store after a restart, where changes find their neighbours', async () => {
    const times = await writeTimes('main', 'weeks', 'matches', 'teams', 'players', 'leagues', 'series', 'tournaments', 'catalogs');
    const source = new FakeSource({ matches: [] }, 'live', '2023-08-19T09:30:00Z');
    source.news.push({ matches: [over] });
    await ingestAndWatch(source, 1, {
      cursor: CURSOR,
      beforeTick: async () =>
        expect(await writeTimes('main', 'weeks', 'matches', 'teams', 'players', 'leagues', 'series', 'tournaments', 'catalogs')).toEqual(
          times,
        ),
    });
    expect(source.snapshots).toBe(0);
    expect((await readMatchDocument(3))?.form.left.matches.map(({ id }) => id)).toEqual([2, 1]);
    expect((await readGames(1))?.games).toHaveLength(1);
    expect(await readIngestState()).toMatchObject({ matches: 3, cursor: '2023-08-19T09:30:00Z' });
  });

  it('leaves both teams on their sides where the source exchanges them', async () => {
    const exchanged = { ...over, left: over.right, right: over.left };
    await ingestOnce(new FakeSource({ matches: [exchanged] }, 'live', CURSOR));
    expect((await readMatchDocument(2))?.match).toMatchObject({ left: over.left, right: over.right, winnerId: over.winnerId });
  });

  it('keeps the place of a match in its bracket, which only snapshots contain', async () => {
    const fed = { ...nextWeek, previousMatchIds: [2] };
    const source = new FakeSource({ ...start, matches: [before, fed] }, 'live', CURSOR);
    source.news.push({ matches: [{ ...nextWeek, numOfGames: 5 }] });
    await ingestAndWatch(source, 1);
    const match = (await readMatchDocument(3))?.match;
    expect(match).toMatchObject({ ...fed, numOfGames: 5 });
    expect(match?.round).toBeDefined();
  });

  it('takes a snapshot where its cursor does not fit the store', async () => {
    const source = new FakeSource({ ...start, matches: [before, nextWeek] }, 'live', CURSOR);
    await ingestOnce(source, { cursor: '2023-08-01T00:00:00Z' });
    expect(source.snapshots).toBe(1);
  });

  it('keeps what is outside the window of a later snapshot, and drops what is missing within', async () => {
    const inside = notStartedMatch({ id: 9, beginAt: '2023-08-22T08:00:00Z' });
    await ingestOnce(new FakeSource({ matches: [before, inside, nextWeek] }, 'live', CURSOR));
    await ingestOnce(new FakeSource({ matches: [before, nextWeek] }, 'live', CURSOR));
    expect(await storedPaths('main', 'matches')).toEqual(['matches/1', 'matches/2', 'matches/3']);
    expect((await readGames(1))?.games).toHaveLength(1);
    expect((await readTeam(77))?.players).toHaveLength(1);
  });
});
