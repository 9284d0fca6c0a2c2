import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForPurges, requestPurge } from '../../../lib/store/work/purge-document';
import { collectDefects, describeWithStore, plant, storedPaths, useEmptyStore } from '../../support/store/store-rig';

describeWithStore('purges', () => {
  const stops: (() => void)[] = [];
  const listen = () => {
    const heard: string[][] = [];
    stops.push(listenForPurges((tags) => heard.push([...tags])));
    return heard;
  };
  /** Listeners count from their first answer on, which takes its time on a busy machine, and the emulator has none while writes follow one another at once: ask now and then until they have heard. */
  const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 25_000, interval: 250 });
  const past = { expireAt: Timestamp.fromMillis(0) };

  beforeEach(useEmptyStore);
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it('reach every listener', async () => {
    const [one, other] = [listen(), listen()];
    await eventually(async () => {
      await requestPurge([cacheTag.home, cacheTag.week('2023-08-14')]);
      expect(one.length).toBeGreaterThan(0);
      expect(other.length).toBeGreaterThan(0);
    });
    expect(new Set(one.flat())).toEqual(new Set(['home', 'week:2023-08-14']));
  });

  it('do not repeat what was requested before the listener came', async () => {
    await requestPurge([cacheTag.match(1)]);
    const heard = listen();
    await eventually(async () => {
      await requestPurge([cacheTag.match(2)]);
      expect(heard.length).toBeGreaterThan(0);
    });
    expect(heard.flat()).not.toContain('match:1');
  });

  it('are deleted once they have expired', async () => {
    await plant('main', 'purges/old', { tags: [cacheTag.home], ...past });
    await requestPurge([cacheTag.home]);
    const left = await storedPaths('main', 'purges');
    expect(left).toHaveLength(1);
    expect(left).not.toContain('purges/old');
  });

  it('survive a malformed one', async () => {
    const defects = collectDefects();
    const heard = listen();
    await eventually(async () => {
      await requestPurge([cacheTag.home]);
      expect(heard.length).toBeGreaterThan(0);
    });
    await plant('main', 'purges/broken', { tags: 'home' });
    await requestPurge([cacheTag.leagues]);
    await eventually(() => expect(heard.flat()).toContain('leagues'));
    expect(defects.map(({ document }) => document)).toEqual(['purges/broken']);
  });

  it('with very many tags are delivered in full', async () => {
    const heard = listen();
    await eventually(async () => {
      await requestPurge([cacheTag.home]);
      expect(heard.length).toBeGreaterThan(0);
    });
    const tags = Array.from({ length: 4_500 }, (_, id) => cacheTag.match(id));
    await requestPurge(tags);
    await eventually(() => expect(new Set(heard.flat()).size).toBe(4_501));
  });
});
