import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runChecks } from '../../../scripts/check/run-checks';
import { siteChecks } from '../../../scripts/check/site-checks';
import { useAuthEmulator } from '../../support/store/auth-rig';
import { describeWithStore, storedPaths } from '../../support/store/store-rig';

describeWithStore('npm run admin -- check', () => {
  useAuthEmulator();

  it('tries Firestore, accounts and mail with emulators, and leaves nothing behind', async () => {
    const outbox = mkdtempSync(join(tmpdir(), 'check-'));
    vi.stubEnv('RIFTWEEK_OUTBOX_DIR', outbox);
    const lines: string[] = [];
    const passed = await runChecks(siteChecks(process.env), (line) => void lines.push(line));
    expect(passed, lines.join('\n')).toBe(true);
    expect(lines.filter((line) => line.startsWith('ok')).map((line) => line.slice(8).split(' ', 1)[0])).toEqual([
      'variables',
      'Firestore',
      'Firestore',
      'accounts',
      'a',
    ]);
    expect(readdirSync(outbox)).toEqual([expect.stringMatching(/^check-/)]);
    expect(await storedPaths('main', 'system')).toEqual([]);
  });
});
