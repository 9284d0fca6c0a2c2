import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { FigureFiles } from '../../../lib/source/oracles-elixir/figure-files';
import { sourceWithFigures } from '../../../lib/source/oracles-elixir/source-with-figures';
import { dataFolder, dataGame, dataText } from '../../support/source/match-data-fixture';
import { NOW, sourceOn, world } from '../../support/source/panda-world';
import { FOXES, OWLS, wireGame, wireMatchGame } from '../../support/source/wire-fixture';

/** Match 3001 of the API's world as a file has it. */
const game = (number: number, winner: string, gamelength: number) =>
  dataGame({
    id: `G${number}`,
    blue: FOXES.name,
    red: OWLS.name,
    winner,
    all: { league: 'Harbour League', year: 2031, date: `2031-02-01 ${15 + number}:04:00`, game: number, gamelength },
  });

const bare = (id: number, position: number) => wireGame({ ...wireMatchGame({ id, position }), teams: [], players: [] });

async function withFile(rows: ReturnType<typeof dataGame>) {
  const server = await world();
  const path = join(dataFolder({ 'a.csv': dataText(rows) }), 'a.csv');
  const { source, known } = sourceOn(server);
  return { server, path, known, source: sourceWithFigures(source, new FigureFiles([path])) };
}

it('games without figures at PandaScore have those of the file; PandaScore’s own stand, contradictions are named', async () => {
  const { server, source } = await withFile([...game(1, FOXES.name, 1980), ...game(2, FOXES.name, 2040), ...game(3, FOXES.name, 2500)]);
  const third = wireGame({ ...wireMatchGame({ id: 4003, position: 3, length: 2280 }) });
  server.lists.set('/lol/matches/3001/games', [bare(4001, 1), bare(4002, 2), third]);
  const { games, rejections } = await source.snapshot(NOW, () => undefined);
  const told = games.get(3001)?.map(({ id, teams }) => [id, teams.map((team) => [team.id, team.kills])]);
  expect(told?.filter(([id]) => id !== 4002)).toEqual([
    [4001, [[FOXES.id, 20], [OWLS.id, 20]]],
    [4003, [[FOXES.id, 18], [OWLS.id, 9]]],
  ]); // prettier-ignore
  expect(rejections.map(({ entity, id }) => `${entity}: ${id}`)).toEqual([
    'figures with another winner: G2',
    'figures with another length: G3',
  ]);
  expect(games.get(3001)?.find(({ id }) => id === 4003)?.lengthSeconds).toBe(2280);
});

it('a newer file in place of the old one is read in the background', async () => {
  const { server, path, source, known } = await withFile(dataGame());
  server.lists.set('/lol/matches/3001/games', [bare(4001, 1), bare(4002, 2), bare(4003, 3)]);
  known.learn(await source.snapshot(NOW, () => undefined));
  writeFileSync(path, dataText(game(1, FOXES.name, 1980)));
  utimesSync(path, NOW / 1000, NOW / 1000);
  const found = await vi.waitFor(() => {
    const figures = source.pollBackground?.(NOW + 61_000, known)?.fromFiles?.get(3001);
    if (!figures) throw new Error('nothing yet');
    return figures;
  });
  expect(found.find(({ id }) => id === 4001)).toMatchObject({ players: { length: 10 }, teams: [{ kills: 20 }, { kills: 20 }] });
});
