import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuthEmulator } from '../../../scripts/support/auth-emulator.mjs';
import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { startFirestoreEmulator } from '../../../scripts/support/firestore-emulator.mjs';
import { MAIN_PROJECT, PROJECTS } from '../../../scripts/support/projects.mjs';
import { savedData } from '../../../scripts/support/saved-data.mjs';

/** What a site keeps between two runs, with real emulators of its own. */

/** The Auth emulator compiles its whole API first. */
const SLOW_START_MS = 120_000;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const family = createFamily();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riftweek-saved-'));
});
afterAll(async () => {
  await family.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const startFirestore = (name: string) => startFirestoreEmulator(family, { log: join(folder, `${name}.log`), say: console.log });
const documentUrl = (host: string, project: string) => `http://${host}/v1/projects/${project}/databases/(default)/documents/things/1`;

// Each starts emulators of its own, which takes its time on a busy machine.
describe('the Firestore emulator', { timeout: 120_000 }, () => {
  it('keeps the documents of all three projects between runs', async () => {
    const saved = savedData(join(folder, 'saved'));
    const first = await startFirestore('first');
    await saved.restoreDocuments(first);
    for (const project of PROJECTS) {
      const body = JSON.stringify({ fields: { name: { stringValue: `of ${project}` } } });
      expect((await fetch(documentUrl(first, project), { method: 'PATCH', headers: OWNER, body })).status).toBe(200);
    }
    await saved.saveDocuments(first);

    const second = await startFirestore('second');
    await saved.restoreDocuments(second);
    for (const project of PROJECTS) {
      expect(await (await fetch(documentUrl(second, project), { headers: OWNER })).json()).toMatchObject({
        fields: { name: { stringValue: `of ${project}` } },
      });
    }
  });

  it('accepts no client but the server', async () => {
    const host = await startFirestore('rules');
    const anybody = { 'Content-Type': 'application/json' };
    for (const project of PROJECTS) {
      expect((await fetch(documentUrl(host, project), { headers: anybody })).status).toBe(403);
      expect((await fetch(documentUrl(host, project), { method: 'PATCH', headers: anybody, body: '{"fields":{}}' })).status).toBe(403);
    }
  });
});

describe('the Auth emulator', { timeout: 120_000 }, () => {
  it(
    'keeps accounts: a user of one run can sign in in the next',
    async () => {
      const saved = savedData(join(folder, 'saved'));
      const person = JSON.stringify({ email: 'ana@example.com', password: 'secret-1', returnSecureToken: true });
      const ask = (host: string, method: string) =>
        fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: person,
        });
      const host = await startAuthEmulator(family, { log: join(folder, 'auth.log'), project: MAIN_PROJECT, say: console.log });
      await saved.restoreAccounts(host);
      expect((await ask(host, 'signUp')).status).toBe(200);
      await saved.saveAccounts(host);

      // As empty as a new one, which would take its time to start.
      await fetch(`http://${host}/emulator/v1/projects/${MAIN_PROJECT}/accounts`, { method: 'DELETE', headers: OWNER });
      expect((await ask(host, 'signInWithPassword')).status).toBe(400);
      await saved.restoreAccounts(host);
      expect((await ask(host, 'signInWithPassword')).status).toBe(200);
    },
    SLOW_START_MS,
  );
});
