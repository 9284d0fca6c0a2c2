import { beforeEach, expect, it } from 'vitest';
import { openBook } from '../../lib/domain/play/market';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';
import { changeBook, readBook } from '../../lib/store/play/book-document';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestAndWatch, SATURDAY } from '../support/ingest/ingest-rig';
import { past, running, season } from '../support/ingest/season-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const LATER = SATURDAY + 30_000;

/** Markets of a match that the job has just looked at. */
async function plantBook(matchId: number): Promise<void> {
  const book = openBook(notStartedMatch({ id: matchId }), 0, false);
  await changeBook(matchId, () => book && { ...book, checkAt: LATER, rechecks: 2 });
}

const checkOf = async (matchId: number) => (await readBook(matchId))?.checkAt;
const ended = finishedMatch({ id: running.id, right: { ...running.right, score: 1 } });

/** When the books of three matches are looked at next, after the running one has ended. */
async function checksAfterEnd(betting: boolean): Promise<unknown[]> {
  await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting });
  const source = new FakeSource(season());
  source.news.push({ matches: [ended] });
  await ingestAndWatch(source, 2, {
    beforeTick: async (tick) => {
      if (tick === 1) for (const { id } of [running, past]) await plantBook(id);
    },
  });
  return [await checkOf(running.id), await checkOf(past.id)];
}

describeWithStore('a match that has ended', () => {
  beforeEach(() => useEmptyStore());

  it('is settled in the next turn of the prediction game, others in their time', async () => {
    expect(await checksAfterEnd(true)).toEqual([SATURDAY, LATER]);
  });

  it('is ignored on a site without the game', async () => {
    expect(await checksAfterEnd(false)).toEqual([LATER, LATER]);
  });
});
