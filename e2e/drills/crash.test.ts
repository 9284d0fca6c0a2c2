import { expect, it, vi } from 'vitest';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/read-models';
import { addLeftCounts } from '../../lib/store/people/counters';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { author, peopleOf, plantMatch, type Act } from '../support/crash/act';
import { ACTS } from '../support/crash/acts';
import { addressOf, SECRET, useCrashStage } from '../support/crash/crash-stage';
import type { GateSubject, Phase } from '../support/crash/gate';
import { markedDocuments, storedDocuments } from '../support/crash/store-dump';
import { storeFaults } from '../support/crash/store-faults';

/**
 * Kills the server, as production runs it, in the middle of every write: when
 * the write has left and not arrived, and when it is done and not confirmed.
 * All acts are under way at once in one life, each held at its own n-th write.
 */

process.env['RIFTWEEK_SECRET'] = SECRET;
const stage = useCrashStage();

let marks = 1_000_000;
const nextMark = () => String((marks += 1));

/** An act under its mark. */
type Run = { readonly act: Act; readonly mark: string };
type Outcomes = ReadonlyMap<Act, readonly string[]>;
/** What an act stores without a crash, and how many writes it takes. */
type Undisturbed = { readonly once: Outcomes; readonly writes: ReadonlyMap<Act, number> };

const subjectOf = ({ act, mark }: Run): GateSubject => ({ mark, alias: act.alias?.(mark) });

async function prepared(acts: readonly Act[]): Promise<Run[]> {
  const runs = acts.map((act) => ({ act, mark: nextMark() }));
  await stage().people(runs.flatMap(({ mark }) => peopleOf(mark)));
  await Promise.all(
    runs.map(async ({ act, mark }) => {
      await plantMatch(mark);
      await act.before?.(mark);
    }),
  );
  return runs;
}

/** What is stored of each act; nothing in the store may contradict itself. */
async function outcomes(runs: readonly Run[], when: string): Promise<Outcomes> {
  const documents = await storedDocuments();
  expect.soft(storeFaults(documents), when).toEqual([]);
  return new Map(runs.map(({ act, mark }) => [act, markedDocuments(documents, mark)]));
}

/** Performs acts without a crash. */
async function undisturbed(site: string, acts: readonly Act[]): Promise<Undisturbed> {
  const runs = await prepared(acts);
  const before = await outcomes(runs, 'before anything');
  const { gate } = stage();
  gate.arm('after', Infinity, runs.map(subjectOf));
  for (const { act, mark } of runs) expect([act.name, (await act.send(site, mark)).status]).toEqual([act.name, 200]);
  // Work that continues after an answer is finished.
  for (const { act, mark } of runs) await vi.waitFor(() => expect(gate.counts().get(mark), act.name).toBeGreaterThan(0));
  const writes = new Map(runs.map(({ act, mark }) => [act, gate.counts().get(mark) ?? 0]));
  gate.open();
  const after = await outcomes(runs, 'undisturbed');
  for (const { act } of runs)
    expect(before.get(act)?.join() === after.get(act)?.join(), `${act.name} stores nothing`).toBe(act.storesNothing === true);
  return { once: after, writes };
}

/** The status of the answer. While the emulator keeps a dead process's locks it may be 503, which means to try again. */
async function sentAgain(act: Act, site: string, mark: string): Promise<number> {
  const { status } = await act.send(site, mark);
  return status === 503 ? (await act.send(site, mark)).status : status;
}

/** Kills the server at the `nth` write of each act; answers another server. */
async function killedAt(nth: number, phase: Phase, acts: readonly Act[], site: Awaited<ReturnType<typeof start>>, once: Outcomes) {
  const { gate, crash, mail } = stage();
  const when = `killed ${phase} write ${nth}`;
  const runs = await prepared(acts);
  const held = gate.arm(phase, nth, runs.map(subjectOf));
  for (const { act, mark } of runs) act.send(site.ready, mark).catch(() => undefined);
  await Promise.all(held.values());
  await crash(site);
  await outcomes(runs, when);
  const next = await start();
  for (const { act, mark } of runs)
    expect.soft([act.name, await sentAgain(act, next.ready, mark)], `${when}, sent again`).toEqual([act.name, 200]);
  // As the job does within a minute.
  await addLeftCounts();
  const again = await outcomes(runs, `${when}, sent again`);
  for (const { act, mark } of runs) {
    expect.soft(again.get(act), `${act.name}, ${when}, sent again`).toEqual(once.get(act));
    if (act.mailsAgain) continue;
    const told = mail.mails.filter(({ to }) => to === addressOf(author(mark)));
    expect.soft(told.length, `mails of ${act.name}, ${when}`).toBeLessThanOrEqual(1);
  }
  return next;
}

const start = () => stage().serve();

it.each([
  ['what is written', ACTS.filter(({ alone }) => !alone)],
  // The emulator locks a collection that a transaction queries.
  ['a device', ACTS.filter(({ alone }) => alone)],
])('%s is never left half done, and is done once when the request is repeated', { timeout: 1_800_000 }, async (_what, all) => {
  await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
  let site = await start();
  const { once, writes } = await undisturbed(site.ready, all);
  for (let nth = 1; nth <= Math.max(...writes.values()); nth += 1) {
    const acts = all.filter((act) => (writes.get(act) ?? 0) >= nth);
    for (const phase of ['before', 'after'] satisfies Phase[]) site = await killedAt(nth, phase, acts, site, once);
  }
  await site.kill();
});

it('gives the receiver of contact messages one key per message', () => {
  const keys = new Map<string, Set<string | undefined>>();
  for (const { key, body } of stage().feedback.posts) {
    const mark = /Words (\d+)/.exec(body)?.[1] ?? '';
    keys.set(mark, (keys.get(mark) ?? new Set()).add(key));
  }
  expect(keys.size).toBeGreaterThan(1);
  for (const given of keys.values()) expect([...given]).toEqual([expect.any(String)]);
});
