import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { closeStore, firestore } from '../../lib/store/core/firestore';
import { updateUserData } from '../../lib/store/people/user-document';
import { bundle, bundlePath } from '../../scripts/support/bundle.mjs';
import { createFamily, run } from '../../scripts/support/child-processes.mjs';
import { clearFirestore, exportFirestore, importFirestore } from '../../scripts/support/emulator-data.mjs';
import { startFirestoreEmulator } from '../../scripts/support/firestore-emulator.mjs';

/** A whole season and its users are saved, lost, and put back (docs/operations.md#backup-and-restore). Takes minutes, so only `npm run drill -- restore` does it. */

const PRINTS = process.env['RIFTWEEK_PRINT'] === '1';
const PROJECTS = ['demo-restore', 'demo-restore-games', 'demo-restore-play'];
const USERS = 500;

const family = createFamily();
const folder = mkdtempSync(join(tmpdir(), 'restore-'));
afterAll(async () => {
  await closeStore();
  await family.stopAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const AnswerSchema = v.array(v.object({ document: v.optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })) }));

/** Every document with its fields, by name. */
async function allDocuments(host: string): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const project of PROJECTS) {
    const answer = await fetch(`http://${host}/v1/projects/${project}/databases/(default)/documents:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    });
    for (const { document } of v.parse(AnswerSchema, await answer.json())) if (document) found.set(document.name, document.fields);
  }
  return found;
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const begun = performance.now();
  await work();
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

it.runIf(PRINTS)('everything is there again, and the ingest finds nothing to write', { timeout: 1_200_000 }, async () => {
  const log = join(folder, 'emulator.log');
  const [host] = await Promise.all([startFirestoreEmulator(family, { log, say: console.log }), bundle()]);
  const [main = '', games = '', play = ''] = PROJECTS;
  const env = {
    FIRESTORE_EMULATOR_HOST: host,
    RIFTWEEK_PROJECT_MAIN: main,
    RIFTWEEK_PROJECT_GAMES: games,
    RIFTWEEK_PROJECT_PLAY: play,
    RIFTWEEK_CLOCK_SHIFT_MS: '0',
    RIFTWEEK_IMAGE_DIR: join(folder, 'pictures'),
  };
  Object.assign(process.env, env);
  const load = async () => {
    const { ok, output } = await run(process.execPath, [bundlePath('ingest'), '--from', 'demo'], { env, timeoutMs: 600_000 });
    expect(ok, output).toBe(true);
    return /demo:\S+ (.* unchanged\))/.exec(output)?.[1] ?? '';
  };
  const loaded = await seconds(load);
  for (let nth = 0; nth < USERS; nth += 1) await updateUserData(`user-${nth}`, { leaguesOrder: [293], notifyEmail: nth % 2 === 0 });
  const before = await allDocuments(host);

  const saved = await seconds(async () => {
    for (const project of PROJECTS) await exportFirestore(host, project, folder);
  });
  const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  for (const project of PROJECTS) await clearFirestore(host, project);
  expect((await firestore('main').collection('matches').count().get()).data().count).toBe(0);
  const back = await seconds(async () => {
    for (const project of PROJECTS) await importFirestore(host, project, folder);
  });
  const after = await allDocuments(host);
  expect(after.size).toBe(before.size);
  expect([...before].filter(([name, fields]) => !isDeepStrictEqual(after.get(name), fields)).map(([name]) => name)).toEqual([]);
  const again = await load();
  // A few tell the time, which has passed.
  expect(Number(/\((\d+) documents written/.exec(again)?.[1])).toBeLessThan(20);
  console.log(
    `${before.size} documents (${Math.round(bytes / 1e6)} MB saved): first load ${loaded}, saved in ${saved}, put back in ${back}; the ingest then: ${again}.`,
  );
});
