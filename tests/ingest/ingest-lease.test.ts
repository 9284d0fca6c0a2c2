import { beforeEach, expect, it } from 'vitest';
import { runIngest } from '../../lib/ingest/ingest';
import { IngestLeaseError, withIngestLease } from '../../lib/ingest/ingest-lease';
import type { commitWrites } from '../../lib/store/core/commit-writes';
import { documentPath } from '../../lib/store/core/document-path';
import { endLease, fencedCommit, LeaseLostError, raiseFence, takeFencedLease } from '../../lib/store/work/lease-document';
import { readMatchDocument } from '../../lib/store/models/match-documents';
import { finishedMatch } from '../../lib/fixtures/match-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestOnce, SATURDAY } from '../support/ingest/ingest-rig';
import { past, season } from '../support/ingest/season-fixture';
import { describeWithStore, storedPaths, useEmptyStore } from '../support/store/store-rig';

const MINUTE = 60_000;
const write = [{ path: documentPath`teams/1`, fields: { body: '{}' } }];
const take = (owner: string, now: number) => takeFencedLease('ingest', { owner, now, until: now + MINUTE });

async function held(owner: string, now: number) {
  const lease = await take(owner, now);
  if (lease === null) throw new Error('the lease is taken');
  return lease;
}

describeWithStore('a fenced lease', () => {
  beforeEach(useEmptyStore);

  it('is held by one owner, renewed under one fence, and gets a new one with the next owner', async () => {
    const first = await held('first', 0);
    expect(await take('second', MINUTE - 1)).toBeNull();
    expect(await held('first', MINUTE - 1)).toEqual(first);
    await endLease(first);
    expect((await held('second', MINUTE)).fence).toBe(first.fence + 1);
  });

  it('goes to the next owner after its term, however far ahead the clock of one that has died was', async () => {
    const hour = 60 * MINUTE;
    const ask = (steadyNow: number) => takeFencedLease('ahead', { owner: 'second', now: steadyNow, until: steadyNow + MINUTE, steadyNow });
    const renew = (now: number) => takeFencedLease('ahead', { owner: 'first', now: now + hour, until: now + hour + MINUTE });
    await renew(0);
    expect(await ask(1)).toBeNull();
    // It lives: it has renewed the lease meanwhile.
    await renew(MINUTE);
    expect(await ask(MINUTE + 2)).toBeNull();
    expect(await ask(2 * MINUTE)).toBeNull();
    expect(await ask(2 * MINUTE + 3)).toMatchObject({ owner: 'second', fence: 2 });
  });

  it('stops writes in every project once another process holds the lease', async () => {
    const first = await held('first', 0);
    await raiseFence('games', first);
    await fencedCommit(first)('main', write);
    await fencedCommit(first)('games', write);
    const second = await held('second', 2 * MINUTE);
    await raiseFence('games', second);
    for (const project of ['main', 'games'] as const) {
      await expect(fencedCommit(first)(project, [{ path: documentPath`teams/1`, fields: null }])).rejects.toThrow(LeaseLostError);
      expect(await storedPaths(project, 'teams')).toEqual(['teams/1']);
      await fencedCommit(second)(project, [{ path: documentPath`teams/2`, fields: { body: '{}' } }]);
    }
    await expect(raiseFence('games', first)).rejects.toThrow(LeaseLostError);
  });
});

describeWithStore('one ingest per store', () => {
  beforeEach(useEmptyStore);

  const options = { wait: false, signal: new AbortController().signal, onWait: () => undefined };

  it('refuses a second process in one line, and accepts it after the first has ended', async () => {
    await withIngestLease(options, async () => {
      const second = withIngestLease(options, async () => 'second');
      await expect(second).rejects.toThrow(/^Another ingest holds the lease of this store: [^\n]*$/);
    });
    expect(await withIngestLease(options, async () => 'second')).toBe('second');
  });

  it('makes a second watching process wait until the first has ended', async () => {
    const waits: string[] = [];
    let end = (): void => undefined;
    let first = Promise.resolve();
    await new Promise<void>((begun) => {
      const work = () =>
        new Promise<void>((resolve) => {
          end = resolve;
          begun();
        });
      first = withIngestLease(options, work);
    });
    const pause = async () => {
      end();
      await first;
    };
    const waiting = { ...options, wait: true, onWait: (message: string) => void waits.push(message), pause };
    expect(await withIngestLease(waiting, async () => 'second')).toBe('second');
    expect(waits).toEqual(['Another ingest holds the lease of this store: waiting until it ends.']);
  });

  it('stops a process that slept through its lease from overwriting its successor', async () => {
    const sleeper = new FakeSource(season());
    const awake = new FakeSource({ ...season(), matches: [finishedMatch({ ...past, numOfGames: 5 })] });
    let later = Date.now();
    const first = withIngestLease({ ...options, now: () => Date.now() - 5 * MINUTE }, ({ commit, signal }) => {
      let batches = 0;
      const sleepy: typeof commitWrites = async (...batch) => {
        batches += 1;
        // It stops after its first batch for longer than its lease lasts, while another one begins and ends.
        if (batches === 2)
          await withIngestLease({ ...options, now: () => later }, (own) =>
            runIngest(awake, { watch: false, now: () => SATURDAY, report: () => undefined, ...own }),
          );
        await commit(...batch);
      };
      return runIngest(sleeper, { watch: false, now: () => SATURDAY, report: () => undefined, commit: sleepy, signal });
    });
    later = Date.now() + MINUTE;
    await expect(first).rejects.toThrow(IngestLeaseError);
    expect((await readMatchDocument(past.id))?.match.numOfGames).toBe(5);
    // The content hashes are right: the next run finds nothing to write.
    expect(await ingestOnce(awake)).toMatchObject({ written: 0, deleted: 0 });
  });
});
