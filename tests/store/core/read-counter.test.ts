import { beforeAll, expect, it } from 'vitest';
import { countReads, uncounted } from '../../../lib/store/core/read-counter';
import { readHomeState, readWeek } from '../../../lib/store/models/match-documents';
import { describeWithStore, useEmptyStore } from '../../support/store/store-rig';

describeWithStore('counting reads', () => {
  beforeAll(useEmptyStore);

  it('counts every requested document, missing ones too', async () => {
    const { reads, value } = await countReads(async () => {
      await Promise.all([readWeek('2023-08-14'), readWeek('2023-08-21')]);
      await readHomeState();
      return 'page';
    });
    expect({ reads, value }).toEqual({ reads: 3, value: 'page' });
  });

  it('keeps requests apart', async () => {
    const [one, other] = await Promise.all([
      countReads(() => readHomeState()),
      countReads(async () => [await readHomeState(), await readWeek('2023-08-14')]),
    ]);
    expect([one.reads, other.reads]).toEqual([1, 2]);
  });

  it('leaves out what is loaded on behalf of all', async () => {
    const { reads } = await countReads(async () => {
      await uncounted(() => readHomeState());
      await readWeek('2023-08-14');
    });
    expect(reads).toBe(1);
  });
});
