import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { TOKEN, type PandaServer } from '../../../tests/support/source/panda-server';
import { liveServer, type LiveServer } from '../../../tests/support/source/live-server';
import { FOXES } from '../../../tests/support/source/wire-fixture';
import { closeStore } from '../../../lib/store/core/firestore';
import { bundle, bundlePath } from '../../../scripts/support/bundle.mjs';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { startFirestoreEmulator } from '../../../scripts/support/firestore-emulator.mjs';
import { ensureBuild } from '../../../scripts/support/next-build.mjs';
import { createBoard } from '../../../scripts/support/progress.mjs';
import { startKillable, type Killable } from '../crash/killable';
import { plantLogos } from './plan-logos';
import { LOGOS, NOW, planServer, type PlanName } from './plan-world';

/** Ingest and server as in production, over a stand-in of PandaScore and an emulator of its own. */

type PlanSite = {
  readonly url: string;
  /** Of the first server. */
  readonly pid: number;
  /** Of each server. */
  readonly urls: readonly string[];
  readonly api: PandaServer;
  readonly feeds: LiveServer;
  /** Kills the ingest that writes; the next one takes over once its lease has run out. */
  readonly killIngest: () => Promise<void>;
};
type Variables = Readonly<Record<string, string>>;

type Besides = {
  /** What a process is given besides. */
  readonly server?: Variables;
  readonly ingest?: Variables;
  /** Where the site's clock begins. */
  readonly startsAt?: number;
  /** Changes what the source has before it is first read. */
  readonly world?: (api: PandaServer) => void;
  /** How many servers there are, and how many ingests; one of each. */
  readonly processes?: number;
};

type PlanRig = {
  /** HOST:PORT of the Firestore emulator. */
  readonly store: () => string;
  /** Starts the site of a plan, which ends with the test. */
  readonly open: (plan: PlanName, besides?: Besides) => Promise<PlanSite>;
  /** Prepares the store of a name, which this process then sees as well. The site's clock begins at `startsAt`. */
  readonly prepare: (name: string, startsAt: number) => Promise<Variables>;
  /** Starts the ingest, which ends with the test; resolves when the first load is in the store, or when it waits for another one. */
  readonly ingest: (api: PandaServer, env: Variables) => Promise<Killable>;
};

const LOADED = /(\d+) documents written|: waiting until/;
const READY = /^Ready on (http:\/\/\S+)$/m;
const SECRET = 'a secret of more than thirty-two characters';

/** `site: false`: no server is started, so nothing is built. */
export function usePlanRig({ site = true, port = '0' }: { readonly site?: boolean; readonly port?: string } = {}): PlanRig {
  const family = createFamily();
  const folder = mkdtempSync(join(tmpdir(), 'plans-'));
  let host = '';
  let build = '';

  beforeAll(async () => {
    const log = join(CHECKOUT, '.riftweek', 'test', 'logs', 'plans.log');
    [host, build] = await Promise.all([
      startFirestoreEmulator(family, { log, say: console.log }),
      site ? ensureBuild(createBoard()) : '',
      bundle(),
    ]);
  }, 300_000);
  afterAll(async () => {
    await closeStore();
    await family.stopAll();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const prepare: PlanRig['prepare'] = async (name, startsAt) => {
    await closeStore();
    const env = {
      FIRESTORE_EMULATOR_HOST: host,
      RIFTWEEK_PROJECT_MAIN: `demo-${name}`,
      RIFTWEEK_PROJECT_GAMES: `demo-${name}-games`,
      RIFTWEEK_PROJECT_PLAY: `demo-${name}-play`,
      RIFTWEEK_CLOCK_SHIFT_MS: String(startsAt - Date.now()),
      RIFTWEEK_IMAGE_DIR: join(folder, name),
    };
    Object.assign(process.env, env);
    return env;
  };
  const ingest: PlanRig['ingest'] = async (api, env) => {
    const source = { PANDASCORE_URL: api.baseUrl, PANDASCORE_TOKEN: TOKEN };
    const started = await startKillable(bundlePath('ingest'), { ...env, ...source }, LOADED, ['--from', 'pandascore', '--watch']);
    onTestFinished(started.kill);
    return started;
  };
  return {
    store: () => host,
    prepare,
    ingest,
    async open(plan, { server: ofServer = {}, ingest: ofIngest = {}, startsAt = NOW, world, processes = 1 } = {}) {
      const feeds = await liveServer();
      const api = await planServer(plan, feeds.baseUrl);
      world?.(api);
      const env = await prepare(`plan-${plan}`, startsAt);
      await plantLogos(join(folder, `plan-${plan}`), `pandascore:${new URL(api.baseUrl).host}`, FOXES.id, LOGOS);
      const first = await ingest(api, { ...env, ...ofIngest });
      const servers: Killable[] = [];
      for (let nth = 0; nth < processes; nth += 1) {
        if (nth > 0) await ingest(api, { ...env, ...ofIngest });
        const server = await startKillable(
          bundlePath('server'),
          {
            ...env,
            NEXT_DIST_DIR: build,
            HOST: '127.0.0.1',
            PORT: port,
            RIFTWEEK_JOBS: '0',
            RIFTWEEK_SECRET: SECRET,
            RIFTWEEK_ADDRESS_BUDGET: '12000',
            RIFTWEEK_LOG_LEVEL: 'warn',
            ...ofServer,
          },
          READY,
        );
        onTestFinished(server.kill);
        servers.push(server);
      }
      return {
        url: servers[0]?.ready ?? '',
        pid: servers[0]?.pid ?? 0,
        urls: servers.map(({ ready }) => ready),
        api,
        feeds,
        killIngest: first.kill,
      };
    },
  };
}
