import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { addLeftCounts } from '../../lib/store/people/counters';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { author, peopleOf, plantMatch, type Act } from '../support/crash/act';
import { ACTS } from '../support/crash/acts';
import { addressOf, SECRET, useCrashRig } from '../support/crash/crash-rig';
import type { GateSubject, HoldPoint, GatePhase } from '../support/crash/gate';
import type { Killable } from '../support/crash/killable';
import { markedDocuments, storedDocuments } from '../support/crash/store-dump';
import { storeFaults } from '../support/crash/store-faults';

/**
 * Kills the server, as production runs it, in the middle of every write: when
 * the write has left and not arrived, and when it is done and not confirmed.
 * All acts are under way at once in one life, each several times, held at writes of its own.
 */

process.env['RIFTWEEK_SECRET'] = SECRET;
const rig = useCrashRig();

const MOST_TRIES = 20;
const TRY_AGAIN_MS = 2_000;

let marks = 1_000_000;
const nextMark = () => String((marks += 1));

/** An act under its mark, and where it is to be held. */
type Run = { readonly act: Act; readonly mark: string; readonly at?: HoldPoint };
/** An act that is to be held. */
type Hold = { readonly act: Act; readonly at: HoldPoint };
/** What an act stores without a crash, and how many writes it takes. */
type Undisturbed = { readonly once: ReadonlyMap<Act, readonly string[]>; readonly writes: ReadonlyMap<Act, number> };

const subjectOf = ({ act, mark, at }: Run): GateSubject => ({ mark, alias: act.alias?.(mark), ...(at ? { at } : {}) });

async function prepared<T extends { readonly act: Act }>(acts: readonly T[]): Promise<(T & Run)[]> {
  const runs = acts.map((each) => ({ ...each, mark: nextMark() }));
  await rig().people(runs.flatMap(({ mark }) => peopleOf(mark)));
  await Promise.all(
    runs.map(async ({ act, mark }) => {
      await plantMatch(mark);
      await act.before?.(mark);
    }),
  );
  return runs;
}

/** What is stored of each act; nothing in the store may contradict itself. */
async function outcomes<T extends Run>(runs: readonly T[], when: string): Promise<ReadonlyMap<T, readonly string[]>> {
  const documents = await storedDocuments();
  expect.soft(storeFaults(documents), when).toEqual([]);
  return new Map(runs.map((run) => [run, markedDocuments(documents, run.mark)]));
}

/** Performs acts without a crash. */
async function undisturbed(site: string, acts: readonly Act[]): Promise<Undisturbed> {
  const runs = await prepared(acts.map((act) => ({ act })));
  const before = await outcomes(runs, 'before anything');
  const { gate } = rig();
  gate.arm(runs.map(subjectOf));
  for (const { act, mark } of runs) expect([act.name, (await act.send(site, mark)).status]).toEqual([act.name, 200]);
  // Work that continues after an answer is finished.
  for (const { act, mark } of runs) await vi.waitFor(() => expect(gate.counts().get(mark), act.name).toBeGreaterThan(0));
  const writes = new Map(runs.map(({ act, mark }) => [act, gate.counts().get(mark) ?? 0]));
  gate.open();
  const after = await outcomes(runs, 'undisturbed');
  for (const run of runs)
    expect(before.get(run)?.join() === after.get(run)?.join(), `${run.act.name} stores nothing`).toBe(run.act.storesNothing === true);
  return { once: new Map([...after].map(([{ act }, documents]) => [act, documents])), writes };
}

/** The status of the answer. While the emulator keeps a dead process's locks it may be 503, which means to try again. */
async function sentAgain(act: Act, site: string, mark: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status } = await act.send(site, mark);
    if (status !== 503 || tries === MOST_TRIES) return status;
    await setTimeout(TRY_AGAIN_MS);
  }
}

/** Kills the server while each act is held at its point; returns another server. */
async function killedAt(held: readonly Hold[], site: Killable, { once }: Undisturbed): Promise<Killable> {
  const { gate, crash, mail } = rig();
  const runs = await prepared(held);
  const arrivals = gate.arm(runs.map(subjectOf));
  for (const { act, mark } of runs) act.send(site.ready, mark).catch(() => undefined);
  await Promise.all(arrivals.values());
  await crash(site);
  await outcomes(runs, `killed at ${[...new Set(held.map(pointName))].join(', ')}`);
  const next = await start();
  for (const run of runs)
    expect
      .soft([run.act.name, await sentAgain(run.act, next.ready, run.mark)], `killed ${pointName(run)}, sent again`)
      .toEqual([run.act.name, 200]);
  // As the job does within a minute.
  await addLeftCounts();
  const again = await outcomes(runs, 'sent again');
  for (const run of runs) {
    const when = `${run.act.name}, killed ${pointName(run)}, sent again`;
    expect.soft(again.get(run), when).toEqual(once.get(run.act));
    if (run.act.mailsAgain) continue;
    const told = mail.mails.filter(({ to }) => to === addressOf(author(run.mark)));
    expect.soft(told.length, `mails of ${when}`).toBeLessThanOrEqual(1);
  }
  return next;
}

const start = () => rig().serve();

const pointName = ({ at }: Hold): string => `${at.phase} write ${at.nth}`;

it.each([
  // Each write of every act, in both phases: four of the points in one life of the server.
  ['what is written', ACTS.filter(({ alone }) => !alone), 4],
  // The emulator locks a collection that a transaction queries.
  ['a device', ACTS.filter(({ alone }) => alone), 1],
] as const)(
  '%s is never left half done, and is done once when the request is repeated',
  { timeout: 1_800_000 },
  async (_what, all, share) => {
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
    let site = await start();
    const control = await undisturbed(site.ready, all);
    const most = Math.max(...control.writes.values());
    const points = Array.from({ length: most }, (_, index) =>
      (['before', 'after'] satisfies GatePhase[]).map((phase) => ({ phase, nth: index + 1 })),
    ).flat();
    for (let begin = 0; begin < points.length; begin += share) {
      const held = points
        .slice(begin, begin + share)
        .flatMap((at) => all.filter((act) => (control.writes.get(act) ?? 0) >= at.nth).map((act) => ({ act, at })));
      site = await killedAt(held, site, control);
    }
    await site.kill();
  },
);

it('gives the receiver of contact messages one key per message', () => {
  const keys = new Map<string, Set<string | undefined>>();
  for (const { key, body } of rig().feedback.posts) {
    const mark = /Words (\d+)/.exec(body)?.[1] ?? '';
    keys.set(mark, (keys.get(mark) ?? new Set()).add(key));
  }
  expect(keys.size).toBeGreaterThan(1);
  for (const given of keys.values()) expect([...given]).toEqual([expect.any(String)]);
});
