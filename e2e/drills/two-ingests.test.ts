import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore, closeStore } from '../../lib/store/core/firestore';
import { bundle, bundlePath } from '../../scripts/support/bundle.mjs';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { createFamily } from '../../scripts/support/child-processes.mjs';
import { startFirestoreEmulator } from '../../scripts/support/firestore-emulator.mjs';
import { waitUntil } from '../../scripts/support/wait-until.mjs';

/**
 * A rollout starts the new ingest before the old one has ended, and the old one
 * may have been asleep meanwhile (docs/decisions/0033).
 */

const PROJECT = 'demo-two-ingests';
const PROJECTS = { RIFTWEEK_PROJECT_MAIN: PROJECT, RIFTWEEK_PROJECT_GAMES: `${PROJECT}-games`, RIFTWEEK_PROJECT_PLAY: `${PROJECT}-play` };
/** The second is of a later day: what it writes differs. */
const [TUESDAY, THURSDAY] = ['2026-11-17T18:30:00Z', '2026-11-19T18:30:00Z'];
const family = createFamily();
const started: ChildProcess[] = [];

beforeAll(async () => {
  const [host] = await Promise.all([
    startFirestoreEmulator(family, { log: join(CHECKOUT, '.riftweek', 'test', 'logs', 'two-ingests.log'), say: console.log }),
    bundle(),
  ]);
  Object.assign(process.env, { ...PROJECTS, FIRESTORE_EMULATOR_HOST: host });
}, 300_000);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await closeStore();
  await family.stopAll();
}, 60_000);

/** An ingest of its own process, with what it has said so far. */
function ingest(asOf: string, ...options: readonly string[]) {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(process.execPath, [bundlePath('ingest'), '--from', 'demo', '--as-of', asOf, ...options], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NODE_ENV: 'production' },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    exit,
    output: () => output,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    says: async (words: string) => {
      const said = await waitUntil(async () => output.includes(words), { timeoutMs: 300_000, isOver: () => child.exitCode !== null });
      expect(said || output.includes(words), output).toBe(true);
    },
  };
}

const LOADED = 'documents written';
/** Every document that an ingest writes, with its time. */
async function written(): Promise<string[]> {
  const groups = await Promise.all(['weeks', 'matches', 'teams', 'states'].map((name) => firestore('main').collection(name).get()));
  return groups.flatMap(({ docs }) => docs.map((each) => `${each.ref.path} ${each.updateTime.toDate().toISOString()}`));
}

it('only one of two ingests works; one that slept past its lease ends without writing', { timeout: 1_800_000 }, async () => {
  const first = ingest(TUESDAY, '--watch');
  await first.says(LOADED);

  const turnedAway = ingest(TUESDAY);
  expect(await turnedAway.exit).toBe(1);
  expect(turnedAway.output().trim().split('\n')).toEqual([expect.stringMatching(/^Another ingest holds the lease of this store: /)]);

  const second = ingest(THURSDAY, '--watch');
  await second.says('Another ingest holds the lease of this store: waiting');
  first.send('SIGSTOP');
  await second.says(LOADED);
  second.send('SIGSTOP');
  const before = await written();
  first.send('SIGCONT');
  expect(await first.exit).toBe(1);
  expect(first.output()).toContain('Another ingest has taken over the lease of this store: this one ends.');
  expect(await written()).toEqual(before);

  second.send('SIGCONT');
  second.send('SIGTERM');
  expect(await second.exit).toBe(0);
  // The lease was given back, and the content hashes are right: nothing is left to write.
  const third = ingest(THURSDAY);
  expect([await third.exit, third.output()]).toEqual([0, expect.stringMatching(/\b0 documents written/)]);
});
