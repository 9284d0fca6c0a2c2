import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { playerRows } from '../../../lib/domain/stats/stats-rows';
import { derivePlayerStats } from '../../../lib/ingest/derive-stats';
import { MatchBook } from '../../../lib/ingest/match-book';
import { StatsBook } from '../../../lib/ingest/stats-book';
import { archiveSource } from '../../../lib/source/archive-source';
import { sharedFolder } from '../../source/support/shared-data';

/** Season lines of players of the real archive against its raw lines, counted here without any of our parsers or rules. */

const archive = sharedFolder('lol-2022-2023');

const RawMatch = v.object({ id: v.number(), serie_id: v.number() });
const RawGame = v.object({
  match_id: v.number(),
  finished: v.boolean(),
  length: v.nullable(v.number()),
  players: v.array(
    v.object({
      player_id: v.number(),
      kills: v.nullable(v.number()),
      deaths: v.nullable(v.number()),
      assists: v.nullable(v.number()),
      creep_score: v.nullable(v.number()),
      total_damage: v.object({ dealt_to_champions: v.nullable(v.number()) }),
    }),
  ),
});

function raw<const Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema>[] {
  const text = gunzipSync(readFileSync(join(archive.path, `${file}.ndjson.gz`))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => v.parse(schema, JSON.parse(line)));
}

type Line = {
  games: number;
  kills: number;
  deaths: number;
  assists: number;
  cs: number;
  damage: number;
  csMinutes: number;
  damageMinutes: number;
};
const NOTHING: Line = { games: 0, kills: 0, deaths: 0, assists: 0, cs: 0, damage: 0, csMinutes: 0, damageMinutes: 0 };

describe.skipIf(archive.absent)(`season lines of the archive of 2022 and 2023${archive.note}`, { timeout: 120_000 }, () => {
  const book = new MatchBook();
  const stats = new StatsBook();
  /** By "serie/player". */
  const lines = new Map<string, Line>();

  beforeAll(async () => {
    const snapshot = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
    book.apply(snapshot.matches);
    for (const [id, games] of snapshot.games) stats.learn(id, games);
    const serieOf = new Map(raw('matches', RawMatch).map(({ id, serie_id: serie }) => [id, serie]));
    for (const game of raw('games', RawGame)) {
      const minutes = (game.length ?? 0) / 60;
      for (const player of game.players) {
        const { kills, deaths, assists, creep_score: cs, total_damage: damage } = player;
        if (!game.finished || game.length === null || kills === null || deaths === null || assists === null) continue;
        const key = `${serieOf.get(game.match_id)}/${player.player_id}`;
        const line = lines.get(key) ?? { ...NOTHING };
        lines.set(key, line);
        line.games += 1;
        line.kills += kills;
        line.deaths += deaths;
        line.assists += assists;
        line.cs += cs ?? 0;
        line.damage += damage.dealt_to_champions ?? 0;
        line.csMinutes += cs === null ? 0 : minutes;
        line.damageMinutes += damage.dealt_to_champions === null ? 0 : minutes;
      }
    }
  }, 120_000);

  const rounded = (figure: number | null | undefined) => (figure === null || figure === undefined ? null : Number(figure.toFixed(6)));
  const rate = (total: number, minutes: number) => (minutes === 0 ? null : rounded(total / minutes));

  function expectLine(serie: number, player: number): void {
    const document = derivePlayerStats(`serie:${serie}`, book, stats);
    const row = document && playerRows(document).find(({ id }) => id === player);
    const line = lines.get(`${serie}/${player}`);
    expect(row && { games: row.games, kda: rounded(row.kda), cs: rounded(row.csPerMinute), damage: rounded(row.damagePerMinute) }).toEqual(
      line && {
        games: line.games,
        kda: rounded((line.kills + line.assists) / Math.max(1, line.deaths)),
        cs: rate(line.cs, line.csMinutes),
        damage: rate(line.damage, line.damageMinutes),
      },
    );
  }

  it('agree in games, KDA, CS and damage a minute: the ten with most games', () => {
    const ten = [...lines].sort(([, a], [, b]) => b.games - a.games).slice(0, 10);
    expect(ten[9]?.[1].games).toBeGreaterThan(30);
    for (const [key] of ten) {
      const [serie = 0, player = 0] = key.split('/').map(Number);
      expectLine(serie, player);
    }
  });

  it('agree for every player of one serie, substitutes too', () => {
    const serie = Number([...lines].sort(([, a], [, b]) => b.games - a.games)[0]?.[0].split('/')[0]);
    const players = [...lines.keys()].filter((key) => key.startsWith(`${serie}/`)).map((key) => Number(key.split('/')[1]));
    expect(players.length).toBeGreaterThan(50);
    expect(derivePlayerStats(`serie:${serie}`, book, stats)?.rows).toHaveLength(players.length);
    for (const player of players) expectLine(serie, player);
  });

  it('keep the largest documents far below a mebibyte', () => {
    expect(JSON.stringify(derivePlayerStats('all', book, stats)).length).toBeLessThan(500_000);
  });
});
