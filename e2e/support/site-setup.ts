import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/support/browser.mjs';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { freePort } from '../../scripts/support/ports.mjs';
import { createBoard } from '../../scripts/support/progress.mjs';

/** The demo season, its clock started in the evening of a Wednesday (UTC), so that every run sees the same. Mails land in `outbox`. */
type DemoSite = { readonly url: string; readonly asOf: string; readonly monday: string; readonly outbox: string };
/** The archive of real matches, where that folder exists beside the checkout. */
type ArchiveSite = { readonly url: string; readonly asOf: string; readonly folder: string };

declare module 'vitest' {
  interface ProvidedContext {
    demo: DemoSite;
    archive: ArchiveSite | null;
  }
}

const DEMO = { asOf: '2026-11-18T18:30:00Z', monday: '2026-11-16' };
const ARCHIVE = { asOf: '2023-08-19T09:00:00Z', folder: join(CHECKOUT, '..', 'shared', 'data', 'lol-2022-2023') };
const READY = /^Ready on (http:\/\/\S+)$/m;

const sites: ChildProcess[] = [];

type RunningSite = { readonly url: string; readonly outbox: string };

/**
 * A site that runs already, for work on the tests themselves:
 * RIFTWEEK_E2E_DEMO or RIFTWEEK_E2E_ARCHIVE name its address and its state
 * folder, e.g. "http://localhost:4000 .riftweek/site-4000". With the demo site
 * given, an archive site is not started either.
 */
function givenSite(name: string): RunningSite | null {
  const [url, state = ''] = (process.env[`RIFTWEEK_E2E_${name.toUpperCase()}`] ?? '').split(' ');
  return url ? { url, outbox: resolve(CHECKOUT, state, 'outbox') } : null;
}

/** Starts a site as a person would, with an empty store; resolves when it answers. */
async function startSite(name: string, args: readonly string[]): Promise<RunningSite> {
  const given = givenSite(name);
  if (given) return given;
  const state = join(CHECKOUT, '.riftweek', 'test', name);
  rmSync(state, { recursive: true, force: true });
  const port = await freePort();
  const {
    FIRESTORE_EMULATOR_HOST: _firestore,
    FIREBASE_AUTH_EMULATOR_HOST: _auth,
    npm_lifecycle_event: _npm,
    VITEST: _vitest,
    NODE_ENV: _mode,
    ...env
  } = process.env;
  const site = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port), ...args], {
    cwd: CHECKOUT,
    // Through the channel the site notices when this process dies.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // All visitors of these tests come from one address, some in crowds: they share what would be a hundred budgets.
    env: { ...env, NODE_ENV: 'production', RIFTWEEK_STATE_DIR: state, RIFTWEEK_ADDRESS_BUDGET: '12000' },
  });
  sites.push(site);
  return new Promise((ready, reject) => {
    let output = '';
    site.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = READY.exec(output)?.[1];
      if (url !== undefined) ready({ url, outbox: join(state, 'outbox') });
    });
    site.once('exit', (code) => reject(new Error(`The ${name} site ended (${code ?? 'killed'}) before it was ready:\n${output}`)));
  });
}

/** Starts the built sites that the browser tests visit, side by side. */
export async function setup(project: TestProject): Promise<void> {
  process.env['RIFTWEEK_CHROMIUM'] ??= await findBrowser(createBoard());
  const withArchive = existsSync(ARCHIVE.folder) && (givenSite('demo') === null || givenSite('archive') !== null);
  const [demo, archive] = await Promise.all([
    startSite('demo', ['--as-of', DEMO.asOf]),
    withArchive ? startSite('archive', ['--data', ARCHIVE.folder, '--as-of', ARCHIVE.asOf]) : null,
  ]);
  project.provide('demo', { ...demo, ...DEMO });
  project.provide('archive', archive === null ? null : { url: archive.url, ...ARCHIVE });
}

export async function teardown(): Promise<void> {
  await Promise.all(
    sites.map(
      (site) =>
        new Promise<void>((resolve) => {
          if (site.exitCode !== null || site.signalCode !== null) return resolve();
          site.once('exit', () => resolve());
          site.kill('SIGTERM');
        }),
    ),
  );
}
