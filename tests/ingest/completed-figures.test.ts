import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { IngestKnowledge } from '../../lib/source/match-source';
import { FigureFiles } from '../../lib/source/oracles-elixir/figure-files';
import { sourceWithFigures } from '../../lib/source/oracles-elixir/source-with-figures';
import { readGames } from '../../lib/store/models/match-documents';
import { finishedMatch, gameStub } from '../../lib/fixtures/match-fixture';
import { finishedGame, gameTeam } from '../support/game-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestAndWatch, ingestOnce, SATURDAY, TestClock } from '../support/ingest/ingest-rig';
import { dataFolder, dataGame, dataText } from '../support/source/match-data-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const CURSOR = '2023-08-19T08:00:00Z';
/** Two days ago: the ingest holds none of its games in memory. */
const match = finishedMatch({
  id: 2,
  beginAt: '2023-08-17T08:00:00Z',
  endAt: '2023-08-17T10:41:00Z',
  games: [1, 2, 3].map((position) => gameStub(position)),
});
const own = finishedGame({ id: 101, position: 1, teams: [gameTeam({ kills: 31 }), gameTeam({ id: 1, side: 'red', kills: 5 })] });

const file = (kills: number, numbers: readonly number[]) =>
  dataText(
    numbers.flatMap((number) => {
      const all = { year: 2023, date: `2023-08-17 ${10 + number}:00:00`, game: number };
      return dataGame({ id: `G${number}`, red: 'Gen.G', all, rows: { 'T1 team': { kills } } });
    }),
  );

/** Ingest that starts again with a file, until it has read the file. Returns which figures are known as the source's own. */
async function ingestWithFile(source: FakeSource, path: string): Promise<IngestKnowledge['hasFigures']> {
  const polled: IngestKnowledge[] = [];
  Object.assign(source, { pollBackground: (_now: number, known: IngestKnowledge) => (polled.push(known), null) });
  const files = new FigureFiles([path]);
  await ingestAndWatch(sourceWithFigures(source, files), 3, {
    cursor: CURSOR,
    now: new TestClock(SATURDAY).now,
    beforeTick: async (tick) => {
      if (tick > 1) await vi.waitFor(() => expect(files.games).not.toHaveLength(0));
    },
  });
  return polled.at(-1)?.hasFigures ?? (() => false);
}

const kills = async () => (await readGames(2))?.games.map(({ id, teams, fromFiles }) => [id, teams[0]?.kills, fromFiles]);

describeWithStore('match data files that complete a source with figures of some games', () => {
  beforeEach(useEmptyStore);

  it('the others are completed game by game, and by a newer file that came while the ingest was down', async () => {
    const source = new FakeSource({ matches: [match], games: new Map([[2, [own]]]) }, 'live', CURSOR);
    await ingestOnce(source);
    const path = join(dataFolder({ 'a.csv': file(20, [2]) }), 'a.csv');
    await ingestWithFile(source, path);
    expect(await kills()).toEqual([
      [101, 31, undefined],
      [102, 20, true],
    ]);

    writeFileSync(path, file(24, [1, 2, 3]));
    utimesSync(path, 1, 1);
    const hasFigures = await ingestWithFile(source, path);
    expect(await kills()).toEqual([
      [101, 31, undefined],
      [102, 24, true],
      [103, 24, true],
    ]);
    // The source is still to be asked for what came from files.
    expect([101, 102, 103].map((id) => hasFigures(2, id))).toEqual([true, false, false]);
  });
});
