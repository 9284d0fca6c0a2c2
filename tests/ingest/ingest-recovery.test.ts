import { beforeEach, expect, it } from 'vitest';
import { restoreFromStore } from '../../lib/ingest/restore';
import { shardOf } from '../../lib/ingest/write/content-hashes';
import { firestore } from '../../lib/store/core/firestore';
import { readIngestState, readMatchDocument, readWeek } from '../../lib/store/models/match-documents';
import { INGESTED } from '../../lib/store/core/list-documents';
import { readTournamentDocument } from '../../lib/store/models/competition-documents';
import { readSystemSettings } from '../../lib/store/work/system-settings-document';
import { readLastMatches } from '../../lib/store/models/entity-documents';
import { describeWithStore, plant, storedPaths, useEmptyStore } from '../support/store/store-rig';
import { finishedMatch, notStartedMatch, scored } from '../../lib/fixtures/match-fixture';
import { tournament } from '../support/entity-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { failingAfter, next, past, running, season } from '../support/ingest/season-fixture';
import { ingestOnce, SATURDAY } from '../support/ingest/ingest-rig';

describeWithStore('ingest into a filled store', () => {
  beforeEach(useEmptyStore);

  it('never shows a moved match in two weeks or in none', async () => {
    await ingestOnce(new FakeSource(season()));
    const moved = notStartedMatch({ ...next, beginAt: '2023-09-02T08:00:00Z' });
    const later = notStartedMatch({ id: 4, beginAt: '2023-08-26T10:00:00Z' });
    const source = new FakeSource({ ...season(), matches: [past, running, moved, later] });
    for (let batches = 0; ; batches += 1) {
      const failed = await ingestOnce(source, { commit: failingAfter(batches) }).then(
        () => false,
        () => true,
      );
      const weeks = (await Promise.all([readWeek('2023-08-21'), readWeek('2023-08-28')])).map(
        (week) => week?.matches.some(({ id }) => id === 3) ?? false,
      );
      const own = (await readMatchDocument(3))?.match.beginAt;
      expect([
        [true, false, next.beginAt],
        [false, true, moved.beginAt],
      ]).toContainEqual([...weeks, own]);
      if (!failed) break;
      expect(batches).toBeLessThan(20);
    }
    expect((await readWeek('2023-08-28'))?.matches.map(({ id }) => id)).toEqual([3]);
  });

  it('repairs in the next run whatever a crash has left, and no week is ever half written', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      finishedMatch({
        id: 1000 + index,
        beginAt: new Date(SATURDAY - (index + 1) * 86_400_000).toISOString(),
        endAt: null,
        left: scored({ id: index + 1 }),
        right: scored({ id: index + 2 }),
        winnerId: index + 1,
      }),
    );
    const source = new FakeSource({ ...season(), matches: [...season().matches, ...many] });
    await expect(ingestOnce(source, { commit: failingAfter(2) })).rejects.toThrow('the machine went down');
    for (const path of await storedPaths('main', 'weeks')) {
      for (const { id } of (await readWeek(path.slice('weeks/'.length)))?.matches ?? []) expect(await readMatchDocument(id)).not.toBeNull();
    }
    await ingestOnce(source);
    const repaired = await Promise.all([
      storedPaths('main', ...INGESTED.main, 'states'),
      readWeek('2023-08-14'),
      readMatchDocument(1003),
      readIngestState(),
    ]);
    useEmptyStore();
    await ingestOnce(source);
    expect(repaired).toEqual(
      await Promise.all([
        storedPaths('main', ...INGESTED.main, 'states'),
        readWeek('2023-08-14'),
        readMatchDocument(1003),
        readIngestState(),
      ]),
    );
  });

  it('does not take an end of a stage that follows from its matches for the source’s: another match may be listed', async () => {
    const stages = [tournament({ endAt: null }), tournament({ id: 17, endAt: '2023-08-31T00:00:00Z' })];
    const matches = [past, finishedMatch({ ...past, id: 7, tournamentId: 17 })];
    await ingestOnce(new FakeSource({ ...season(), matches, entities: { ...season().entities, tournaments: stages } }));
    expect((await readTournamentDocument(16))?.tournament.endAt).toBe(past.endAt);
    const { tournaments } = (await restoreFromStore()).entities;
    expect(new Map(tournaments.map(({ id, endAt }) => [id, endAt]))).toEqual(new Map(stages.map(({ id, endAt }) => [id, endAt])));
  });

  it('rewrites documents whose hashes are lost, and still removes what has vanished', async () => {
    await ingestOnce(new FakeSource(season()));
    for (const path of await storedPaths('main', 'states')) if (path.includes('ledger-')) await firestore('main').doc(path).delete();
    await plant('main', 'matches/99', { body: '{}' });
    await plant('main', 'teamRatings/99', { body: '{}' });
    await plant('main', 'indices/z/z/zz', { body: '{}' });
    const summary = await ingestOnce(new FakeSource({ ...season(), matches: [past, next] }));
    expect(summary.deleted).toBeGreaterThanOrEqual(4);
    expect(await storedPaths('main', 'matches')).toEqual(['matches/1', 'matches/3']);
    expect(await storedPaths('main', 'teamRatings')).not.toContain('teamRatings/99');
    expect(await storedPaths('main', 'indices/z/z')).toEqual([]);
    expect(await ingestOnce(new FakeSource({ ...season(), matches: [past, next] }))).toMatchObject({ written: 0, deleted: 0 });
  });

  it('rewrites a shard of hashes that does not decode', async () => {
    await ingestOnce(new FakeSource(season()));
    await plant('main', `states/ledger-${shardOf('weeks/2023-08-14')}`, { body: '{"a":1}' });
    expect((await ingestOnce(new FakeSource(season()))).written).toBeGreaterThan(0);
    expect(await ingestOnce(new FakeSource(season()))).toMatchObject({ written: 0, deleted: 0 });
  });

  it('replaces the shards of an earlier version', async () => {
    await ingestOnce(new FakeSource(season()));
    await plant('main', 'states/ledger-week-2023-08-14', { body: '{"matches/99":"abc"}' });
    await plant('main', 'matches/99', { body: '{}' });
    expect(await ingestOnce(new FakeSource(season()))).toMatchObject({ written: 0, deleted: 1 });
    expect(await storedPaths('main', 'states')).not.toContain('states/ledger-week-2023-08-14');
    expect(await ingestOnce(new FakeSource(season()))).toMatchObject({ written: 0, deleted: 0 });
  });

  it('replaces another source, and leaves users’ data alone', async () => {
    await ingestOnce(new FakeSource(season()));
    const own = {
      FEEDBACK_URL: 'https://example.org',
      APP_LINK_ANDROID: '',
      APP_LINK_IOS: '',
      CONTACT_WAIT_TIME: 60,
      stats: true,
      betting: false,
      settingsAd: false,
    };
    await plant('main', 'system/settings', own);
    for (const path of ['users/u1', 'comments/c1', 'votes/match-1', 'replies/r1', 'reports/x1', 'news/n1'])
      await plant('main', path, { text: 'mine' });
    const other = {
      matches: [
        finishedMatch({ id: 50, leagueId: 297, left: scored({ id: 8, name: 'DRX' }), right: scored({ id: 9, name: 'JDG' }), winnerId: 8 }),
      ],
    };
    await ingestOnce(new FakeSource(other, 'other'));
    expect(await storedPaths('main', 'matches', 'weeks', 'teams', 'players', 'leagues', 'lastMatches', 'head2heads')).toEqual(
      ['matches/50', 'weeks/2023-08-14', 'teams/8', 'teams/9', 'leagues/297', 'lastMatches/8', 'lastMatches/9', 'head2heads/8_9'].sort(),
    );
    expect(await storedPaths('games', 'games', 'champions')).toEqual([]);
    expect(await storedPaths('main', 'users', 'comments', 'votes', 'replies', 'reports', 'news')).toHaveLength(6);
    expect(await readSystemSettings()).toEqual(own);
    expect((await readIngestState())?.source).toBe('other');
    expect(await readLastMatches(77)).toBeNull();
  });

  it('reports itself unfinished while another source is being replaced', async () => {
    await ingestOnce(new FakeSource(season()));
    await expect(ingestOnce(new FakeSource(season(), 'other', '2023-08-19T08:00:00Z'), { commit: failingAfter(1) })).rejects.toThrow();
    expect(await readIngestState()).toMatchObject({ source: 'other', finishedAt: null });
  });
});
