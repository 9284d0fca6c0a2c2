import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { findMatchDataFiles } from '../../lib/source/oracles-elixir/match-data-files';
import { oraclesElixirSource } from '../../lib/source/oracles-elixir/oracles-elixir-source';
import { ingestOnce } from '../support/ingest/ingest-rig';
import { asListener, endpointModule, json } from '../support/server/api-route';
import { withServer } from '../support/server/with-server';
import { sharedFolder } from '../support/shared-data';
import { rawPlayerLines, rawRows } from '../support/source/raw-match-data';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const data = sharedFolder('oracles-elixir');
const WORLDS = join(data.path, '2022_worlds_saved_by_a_spreadsheet.csv');

const figure = v.nullable(v.number());
/** What a person with a spreadsheet counts as well. */
const PlayerRow = v.object({
  name: v.string(),
  games: v.number(),
  wins: v.number(),
  kills: figure,
  deaths: figure,
  assists: figure,
  kda: figure,
  killParticipation: figure,
  csPerMinute: figure,
  goldPerMinute: figure,
  damagePerMinute: figure,
});

const byName = (rows: readonly unknown[]) => v.parse(v.array(PlayerRow), rows).sort((a, b) => a.name.localeCompare(b.name));

describeWithStore('a match data file in the store', () => {
  beforeEach(useEmptyStore);

  it.skipIf(data.absent)(`/api/stats says of Worlds 2022 what one counts in the rows${data.note}`, { timeout: 300_000 }, async () => {
    vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
    sharedRegistry().rateLimiters.clear();
    const now = Date.UTC(2022, 10, 7);
    await ingestOnce(oraclesElixirSource(findMatchDataFiles([WORLDS]), { asOf: false }), { now: () => now });
    let rows: readonly unknown[] = [];
    await withServer(asListener(endpointModule('/api/stats')), async (ask) => {
      const { body } = await ask('/api/stats?scope=league:297&kind=players');
      rows = v.parse(v.object({ rows: v.array(v.unknown()) }), json(body)).rows;
    });
    expect(byName(rows)).toEqual(byName(rawPlayerLines(rawRows(WORLDS))));
    expect(rows.length).toBeGreaterThan(100);
  });
});
