import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import pLimit from 'p-limit';
import { afterAll, beforeAll } from 'vitest';
import { BetSchema, JournalRowSchema, PlayAccountSchema } from '../../../lib/domain/play/ledger';
import { BookSchema } from '../../../lib/domain/play/market';
import { LIST_DEADLINE_MS } from '../../../lib/store/core/deadline';
import { closeStore } from '../../../lib/store/core/firestore';
import { readCollection } from '../../../lib/store/core/list-documents';
import { queryCollection } from '../../../lib/store/core/query';
import { journalPath } from '../../../lib/store/play/ledger-store';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { startFirestoreEmulator } from '../../../scripts/support/firestore-emulator.mjs';
import type { WorldState } from '../../../tests/support/play/ledger-world';
import type { Gate } from '../crash/gate';
import { startKillable, type Killable } from '../crash/killable';
import { startStoreProxy, type StoreProxy } from '../crash/store-proxy';

/** An emulator and processes of the ledger that reach it through proxies, so that they can be killed at any write. */

/** A process of the ledger with a proxy of its own. */
export type LedgerServer = {
  readonly url: () => string;
  /** Kills it at its next writes, some of them done and some not, and starts another in its place. */
  readonly replace: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type LedgerRig = {
  /** Gives everything that follows an empty store. */
  readonly clear: () => void;
  readonly serve: () => Promise<LedgerServer>;
};

/** A process that is to die is killed this late. */
const MOST_DYING_MS = 1_500;

/** Holds every write once the process is to die: before it or after it, by chance. */
function dyingGate(random: () => number): { readonly gate: Gate; isDying: boolean } {
  const state = {
    isDying: false,
    gate: {
      arm: () => new Map<string, Promise<void>>(),
      counts: () => new Map<string, number>(),
      open: () => undefined,
      meet: () => (state.isDying ? { phase: random() < 0.5 ? ('before' as const) : ('after' as const), reached: () => undefined } : null),
    },
  };
  return state;
}

export function useLedgerRig(random: () => number): () => LedgerRig {
  const family = createFamily();
  const stops: (() => Promise<unknown>)[] = [];
  let rig: LedgerRig | null = null;
  let folder = '';
  let projects = 0;

  beforeAll(async () => {
    const logs = join(CHECKOUT, '.riftweek', 'test', 'logs');
    const emulator = await startFirestoreEmulator(family, { log: join(logs, 'ledger-firestore.log'), say: console.log });
    process.env['FIRESTORE_EMULATOR_HOST'] = emulator;
    folder = mkdtempSync(join(CHECKOUT, '.riftweek', 'test', 'ledger-'));
    const script = join(folder, 'ledger.mjs');
    await build({
      entryPoints: [join(CHECKOUT, 'e2e', 'support', 'play', 'ledger-main.ts')],
      outfile: script,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
    });
    const start = (proxy: StoreProxy, project: string): Promise<Killable> =>
      startKillable(script, { FIRESTORE_EMULATOR_HOST: proxy.host, RIFTWEEK_PROJECT_PLAY: project }, /^Ready on (\d+)$/m);
    const serve: LedgerRig['serve'] = async () => {
      const project = process.env['RIFTWEEK_PROJECT_PLAY'] ?? '';
      const state = dyingGate(random);
      const proxy = await startStoreProxy(emulator, state.gate);
      let life = await start(proxy, project);
      const stop = async () => {
        await life.kill();
        await proxy.close();
      };
      stops.push(stop);
      return {
        url: () => `http://127.0.0.1:${life.ready}/`,
        replace: async () => {
          state.isDying = true;
          // Most of what goes on comes to its write, not all: what waits for a lock may wait long.
          await Promise.race([proxy.quiet(), new Promise((resolve) => setTimeout(resolve, MOST_DYING_MS * random()))]);
          await life.kill();
          await proxy.abandon();
          state.isDying = false;
          life = await start(proxy, project);
        },
        stop,
      };
    };
    rig = {
      clear: () => {
        projects += 1;
        process.env['RIFTWEEK_PROJECT_PLAY'] = `demo-ledger-${process.pid}-${projects}`;
      },
      serve,
    };
  }, 120_000);

  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop().catch(() => undefined)));
    await closeStore();
    await family.stopAll();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  return () => {
    if (rig === null) throw new Error('The rig is set up before the tests.');
    return rig;
  };
}

const JOURNALS_AT_ONCE = 50;

/** All that is stored. */
export async function storedWorld(uids: readonly string[]): Promise<WorldState> {
  const [bets, books] = await Promise.all([readCollection('play', 'bets', BetSchema), readCollection('play', 'odds', BookSchema)]);
  const stored = new Map(
    (await queryCollection('play', 'accounts', PlayAccountSchema, [], LIST_DEADLINE_MS)).map(({ id, value }) => [id, value]),
  );
  // All at once, the last of a thousand would wait beyond its deadline on a busy machine.
  const limit = pLimit(JOURNALS_AT_ONCE);
  const accounts = await Promise.all(
    uids.map((uid) =>
      limit(async () => {
        const account = stored.get(uid);
        if (account === undefined) return [];
        const rows = await readCollection('play', journalPath(uid), JournalRowSchema);
        return [{ uid, account, rows, bets: bets.filter((bet) => bet.uid === uid) }];
      }),
    ),
  );
  return { accounts: accounts.flat(), books };
}
