import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { BetSchema, JournalRowSchema, PlayAccountSchema, type JournalRow } from '../../../lib/domain/play/ledger';
import { BookSchema } from '../../../lib/domain/play/market';
import { LIST_DEADLINE_MS } from '../../../lib/store/core/deadline';
import { closeStore, firestore } from '../../../lib/store/core/firestore';
import { readCollection } from '../../../lib/store/core/list-documents';
import { foundDocuments, queryCollection, type Found } from '../../../lib/store/core/query';
import { journalPath } from '../../../lib/store/play/ledger-store';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { startFirestoreEmulator } from '../../../scripts/support/firestore-emulator.mjs';
import type { WorldState } from '../../../tests/support/play/ledger-world';
import type { Gate } from '../crash/gate';
import { startGateServer, type GateServer } from '../crash/gate-server';
import { startKillable, type Killable } from '../crash/killable';

/** An emulator and processes of the ledger that can be killed at any write. */

/** A process of the ledger with a gate of its own. */
export type LedgerServer = {
  readonly url: () => string;
  /** Kills it at its next writes, some of them done and some not, and starts another in its place. */
  readonly replace: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type LedgerRig = {
  /** Gives everything that follows an empty store, which has answered once. */
  readonly clear: () => Promise<void>;
  readonly serve: () => Promise<LedgerServer>;
};

/** A process that is to die is killed even when it has written nothing for so long. */
const MOST_IDLE_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Holds every write once the process is to die: one before it, the next after it, so that those at the same step fare differently. */
function dyingGate(random: () => number): { readonly gate: Gate; readonly die: () => Promise<void>; readonly live: () => void } {
  let isDying = false;
  let isAfter = random() < 0.5;
  let tell = (): void => undefined;
  return {
    gate: {
      arm: () => new Map<string, Promise<void>>(),
      counts: () => new Map<string, number>(),
      open: () => undefined,
      meet: () => {
        if (!isDying) return null;
        isAfter = !isAfter;
        return { phase: isAfter ? 'after' : 'before', reached: () => tell() };
      },
    },
    /** Resolves once a write is held. */
    die: () =>
      new Promise((resolve) => {
        tell = resolve;
        isDying = true;
      }),
    live: () => void (isDying = false),
  };
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
    const start = ({ env }: GateServer, project: string): Promise<Killable> =>
      startKillable(script, { ...env, FIRESTORE_EMULATOR_HOST: emulator, RIFTWEEK_PROJECT_PLAY: project }, /^Ready on (\d+)$/m);
    const serve: LedgerRig['serve'] = async () => {
      const project = process.env['RIFTWEEK_PROJECT_PLAY'] ?? '';
      const { gate, die, live } = dyingGate(random);
      const gates = await startGateServer(gate);
      let life = await start(gates, project);
      const stop = async () => {
        await life.kill();
        await gates.close();
      };
      stops.push(stop);
      return {
        url: () => `http://127.0.0.1:${life.ready}/`,
        replace: async () => {
          await Promise.race([die(), pause(MOST_IDLE_MS)]);
          // Every operation under way reaches its write soon: those that are held have released their locks.
          await gates.quiet();
          await life.kill();
          gates.forget();
          live();
          life = await start(gates, project);
        },
        stop,
      };
    };
    rig = {
      clear: async () => {
        projects += 1;
        process.env['RIFTWEEK_PROJECT_PLAY'] = `demo-ledger-${process.pid}-${projects}`;
        // The first transaction of an emulator may take longer than the store's functions wait.
        const store = firestore('play');
        await store.runTransaction((first) => first.get(store.doc('odds/none')));
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

function inGroups<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The journals by account, all in one question: asked for one by one, a thousand take longer than settling their bets. */
async function storedJournals(): Promise<ReadonlyMap<string, readonly Found<JournalRow>[]>> {
  const { docs } = await firestore('play').collectionGroup('journal').get();
  return inGroups(foundDocuments('journal', docs, JournalRowSchema), ({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/** All that is stored. */
export async function storedWorld(uids: readonly string[]): Promise<WorldState> {
  const [bets, books, found, journals] = await Promise.all([
    readCollection('play', 'bets', BetSchema),
    readCollection('play', 'odds', BookSchema),
    queryCollection('play', 'accounts', PlayAccountSchema, [], LIST_DEADLINE_MS),
    storedJournals(),
  ]);
  const stored = new Map(found.map(({ id, value }) => [id, value]));
  const betsByUid = inGroups(bets, ({ uid }) => uid);
  const accounts = uids.flatMap((uid) => {
    const account = stored.get(uid);
    if (account === undefined) return [];
    return [{ uid, account, rows: (journals.get(journalPath(uid)) ?? []).map(({ value }) => value), bets: betsByUid.get(uid) ?? [] }];
  });
  return { accounts, books };
}
