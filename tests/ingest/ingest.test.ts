import { beforeEach, expect, it } from 'vitest';
import { runIngest } from '../../lib/ingest/ingest';
import { readLeagueCatalog, readLeagueDocument } from '../../lib/store/models/competition-documents';
import { commitWrites } from '../../lib/store/core/commit-writes';
import { readGames, readHomeState, readIngestState, readMatchDocument, readWeek } from '../../lib/store/models/match-documents';
import { readPlayer, readTeam } from '../../lib/store/models/entity-documents';
import { readSearchIndex } from '../../lib/store/models/site-documents';
import { INGESTED } from '../../lib/store/core/list-documents';
import { readSystemSettings } from '../../lib/store/work/system-settings-document';
import { describeWithStore, storedPaths, useEmptyStore } from '../support/store/store-rig';
import { unscored } from '../../lib/fixtures/match-fixture';
import { player } from '../support/entity-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { next, running, season } from '../support/ingest/season-fixture';
import { ingestOnce, SATURDAY, writeTimes } from '../support/ingest/ingest-rig';

describeWithStore('ingest', () => {
  beforeEach(useEmptyStore);

  it('fills an empty store', async () => {
    const summary = await ingestOnce(new FakeSource(season()));
    expect(summary).toMatchObject({ source: 'fake', matches: 3, deleted: 0, rejections: { foreign: 0, malformed: 0 } });
    expect((await readWeek('2023-08-14'))?.matches).toEqual([running]);
    expect((await readMatchDocument(3))?.form.left.matches.map(({ id }) => id)).toEqual([1]);
    expect((await readGames(1))?.games.map(({ id }) => id)).toEqual([11]);
    expect(await readGames(2)).toBeNull();
    const home = await readHomeState();
    expect(
      [home?.running, ...[home?.next, home?.lately].map((list) => list?.map(({ match }) => match))].map((list) =>
        list?.map(({ id }) => id),
      ),
    ).toEqual([[2], [3], [1]]);
    expect((await readLeagueDocument(293))?.currentSerieId).toBe(9);
    expect((await readLeagueCatalog())?.leagues.map(({ id }) => id)).toEqual([293]);
    expect((await readSearchIndex('fa'))?.entries.map(({ key }) => key)).toEqual(['player-5']);
    expect(await readPlayer(5)).toEqual(player());
    expect(await readIngestState()).toEqual({
      source: 'fake',
      simulated: false,
      matches: 3,
      finishedAt: new Date(SATURDAY).toISOString(),
      cursor: null,
    });
    expect((await readSystemSettings())?.CONTACT_WAIT_TIME).toBe(120);
  });

  it('stores that the plan of its source has no figures, once that is known and as long as it is true', async () => {
    const source = Object.assign(new FakeSource(season()), { hasFigures: () => false });
    await ingestOnce(source);
    expect((await readIngestState())?.withoutFigures).toBe(true);
    await ingestOnce(new FakeSource(season()));
    expect((await readIngestState())?.withoutFigures).toBeUndefined();
  });

  it('adds a team that only matches name', async () => {
    await ingestOnce(new FakeSource(season()));
    expect(await readTeam(5)).toEqual({ id: 5, name: 'KT Rolster', acronym: 'KT', img: null, location: 'KR', players: [] });
  });

  it('writes nothing the second time', async () => {
    await ingestOnce(new FakeSource(season()));
    const before = await writeTimes('main', ...INGESTED.main, 'states', 'system', 'purges');
    let commits = 0;
    const commit: typeof commitWrites = async (...batch) => {
      commits += 1;
      await commitWrites(...batch);
    };
    const summary = await ingestOnce(new FakeSource(season()), { now: () => SATURDAY + 60_000, commit });
    expect(summary).toMatchObject({ written: 0, deleted: 0 });
    expect(summary.unchanged).toBeGreaterThan(20);
    expect(commits).toBe(0);
    expect(await writeTimes('main', ...INGESTED.main, 'states', 'system', 'purges')).toEqual(before);
  });

  it('reports loading, writing and what was done', async () => {
    const kinds: string[] = [];
    const progress: number[] = [];
    await runIngest(new FakeSource(season()), {
      watch: false,
      now: () => SATURDAY,
      report: (event) => {
        kinds.push(event.kind);
        if (event.kind === 'writing') progress.push(event.done / event.total);
      },
    });
    expect(kinds.at(-1)).toBe('done');
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('counts and lists rejections', async () => {
    const foreign = { kind: 'foreign' as const, entity: 'match', id: '9', reason: 'no league' };
    const broken = { kind: 'malformed' as const, entity: 'match', id: '77', reason: 'begin_at: is not an ISO-8601 time' };
    const { rejections, matches } = await ingestOnce(new FakeSource({ ...season(), rejections: [foreign, broken] }));
    expect(matches).toBe(3);
    expect(rejections).toMatchObject({ foreign: 1, malformed: 1 });
    expect(rejections.listed.map(({ id }) => id)).toEqual(['77', '9']);
  });

  it('removes what has vanished, with its week and its games', async () => {
    await ingestOnce(new FakeSource(season()));
    const { deleted } = await ingestOnce(new FakeSource({ ...season(), matches: [running, next] }));
    expect(deleted).toBeGreaterThanOrEqual(3);
    expect([await readWeek('2023-08-07'), await readMatchDocument(1), await readGames(1)]).toEqual([null, null, null]);
    expect((await readMatchDocument(3))?.form.left.matches).toEqual([]);
    expect(await storedPaths('main', 'head2heads')).toEqual([]);
  });

  it('rejects with the reason when the source cannot be read, and leaves the store as it was', async () => {
    const broken = new FakeSource(season());
    broken.snapshot = () => Promise.reject(new Error('no such folder'));
    await expect(ingestOnce(broken)).rejects.toThrow('no such folder');
    expect(await readIngestState()).toBeNull();
  });

  it('stops early on a signal', async () => {
    const stop = new AbortController();
    const source = new FakeSource(season());
    const summary = await ingestOnce(source, { signal: stop.signal, report: (event) => event.kind === 'writing' && stop.abort() });
    expect(summary.source).toBe('fake');
    await ingestOnce(source);
    expect((await readMatchDocument(3))?.match.right).toEqual(unscored({ id: 1, abbr: 'GEN', name: 'Gen.G' }));
  });
});
