import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { archiveFolder } from '../../support/source/archive-folder-fixture';

/** Longer than a transaction waits, as on a machine whose processors are busy. */
const SILENT_MS = 14_000;

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Passes on to the emulator, whose answers it holds back for a while after the first connection. */
async function slowStore(port: number): Promise<number> {
  let first = 0;
  const server: Server = createServer((client) => {
    first ||= Date.now();
    const store = connect(port, '127.0.0.1');
    client.on('error', () => store.destroy());
    store.on('error', () => client.destroy());
    client.pipe(store);
    setTimeout(() => store.pipe(client), Math.max(0, first + SILENT_MS - Date.now()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => void server.close());
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

it('waits for a store that answers late, and says so', { timeout: 180_000 }, async () => {
  const emulator = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
  const project = `demo-slow-${Date.now()}`;
  const ingest = spawn(process.execPath, ['scripts/ingest.mjs', '--from', archiveFolder()], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${await slowStore(emulator)}`,
      RIFTWEEK_PROJECT_MAIN: project,
      RIFTWEEK_PROJECT_GAMES: `${project}-games`,
      RIFTWEEK_PROJECT_PLAY: `${project}-play`,
    },
  });
  ends.push(() => void ingest.kill());
  let said = '';
  for (const stream of [ingest.stdout, ingest.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code]: unknown[] = await once(ingest, 'exit');
  expect(said).toContain('The store does not answer yet: waiting');
  expect(said).not.toContain('The store is unavailable');
  expect(code, said).toBe(0);
});
