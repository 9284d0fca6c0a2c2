import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { readGames } from '../../../lib/store/models/match-documents';
import { dataFolder, dataGame, dataText } from '../../support/source/match-data-fixture';
import { TOKEN } from '../../support/source/panda-server';
import { NOW, world } from '../../support/source/panda-world';
import { FOXES, OWLS } from '../../support/source/wire-fixture';
import { describeWithStore, useEmptyStore } from '../../support/store/store-rig';

/** A command in its own process, with what it has said so far. */
function command(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, RIFTWEEK_CLOCK_SHIFT_MS: String(NOW - Date.now()), ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { said: () => said, exit: once(child, 'exit') };
}

const game = (number: number, winner: string, red = OWLS.name) => {
  const all = { league: 'Harbour League', year: 2031, date: `2031-02-01 ${15 + number}:04:00`, game: number, gamelength: '' };
  return dataGame({ id: `${red} ${number}`, blue: FOXES.name, red, winner, all });
};
const kills = async () => (await readGames(3001))?.games.map(({ id, teams }) => [id, teams.map((team) => team.kills)]);

describeWithStore('npm run ingest -- --from pandascore --figures FILE', () => {
  beforeEach(useEmptyStore);

  it('completes a plan without figures, names what it cannot join, and takes in a newer file', { timeout: 300_000 }, async () => {
    const api = await world();
    api.forbidden = /\/games$/;
    const path = join(dataFolder({ 'a.csv': dataText([...game(1, FOXES.name), ...game(1, FOXES.name, 'Quiet Herons')]) }), 'a.csv');
    const env = { PANDASCORE_URL: api.baseUrl, PANDASCORE_TOKEN: TOKEN };
    const ingest = command('scripts/ingest.mjs', ['--from', 'pandascore', '--figures', path, '--watch'], env);
    const unjoined = `Harbour League 2031-02-01, ${FOXES.name} – Quiet Herons, game 1`;
    await expect.poll(ingest.said, { timeout: 120_000 }).toContain(unjoined);
    expect(await kills()).toEqual([[4001, [20, 20]]]);

    const admin = command('scripts/admin.mjs', ['figures', path]);
    await admin.exit;
    expect(admin.said()).toContain('2 games in the files, of which 1 would be joined with 1 matches.');
    expect(admin.said()).toContain(unjoined);

    writeFileSync(path, dataText([...game(1, FOXES.name), ...game(2, OWLS.name), ...game(3, FOXES.name)]));
    await expect.poll(kills, { timeout: 150_000, interval: 1000 }).toEqual([4001, 4002, 4003].map((id) => [id, [20, 20]]));
  });
});
