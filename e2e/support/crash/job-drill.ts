import { expect } from 'vitest';
import { HOUR_MS } from '../../../lib/domain/values/durations';
import { addLeftCounts } from '../../../lib/store/people/counters';
import { addressOf, SECRET, useCrashRig } from './crash-rig';
import type { GatePhase } from './gate';
import { useJobProcess } from './job-process';
import { isHeldIn } from './killable';
import { markedDocuments, storedDocuments } from './store-dump';
import { storeFaults } from './store-faults';

const PHASES = ['before', 'after'] satisfies GatePhase[];

type JobDrill = {
  /** As `npm run jobs` names it. */
  readonly job: string;
  /** Stores what the job has to do, all of it named after `mark`. */
  readonly prepare: (mark: string) => Promise<void>;
  /** Whose users get a mail: the ending of their ids; '' where none is sent. */
  readonly mailed?: string;
  /** Writes that the job makes at least. */
  readonly least: number;
  /** What is true once it has ended undisturbed; `once`: what is stored then. */
  readonly expectDone?: (mark: string, once: readonly string[]) => Promise<void>;
};

/**
 * Kills a job before and after each of its writes and lets another process go
 * on: in the end everything is as if it had never been disturbed.
 */
export function useJobDrill(): { readonly rig: ReturnType<typeof useCrashRig>; readonly drill: (what: JobDrill) => Promise<void> } {
  process.env['RIFTWEEK_SECRET'] = SECRET;
  const rig = useCrashRig({ site: false });
  const start = useJobProcess(rig);

  let marks = 2_000_000;
  const nextMark = () => String((marks += 1));

  async function outcome(mark: string, when: string): Promise<readonly string[]> {
    const documents = await storedDocuments();
    expect.soft(storeFaults(documents), when).toEqual([]);
    return markedDocuments(documents, mark);
  }

  async function drill({ job, prepare, mailed = '', least, expectDone }: JobDrill): Promise<void> {
    const { gate, crash, mail } = rig();
    const control = nextMark();
    await prepare(control);
    gate.arm([{ mark: control }]);
    await (await start(job)).end();
    const writes = gate.counts().get(control) ?? 0;
    gate.open();
    const once = await outcome(control, 'undisturbed');
    expect(writes).toBeGreaterThanOrEqual(least);
    await expectDone?.(control, once);
    const killed = new Map<string, string>();
    let kills = 0;
    for (let nth = 1; nth <= writes; nth += 1)
      for (const phase of PHASES) {
        const when = `killed ${phase} write ${nth} of ${writes}`;
        const mark = nextMark();
        killed.set(mark, when);
        await prepare(mark);
        const held = gate.arm([{ mark, at: { phase, nth } }]);
        const life = await start(job);
        if (await isHeldIn(life, held.get(mark))) kills += 1;
        await crash(life);
        await outcome(mark, when);
      }
    expect(kills).toBeGreaterThanOrEqual(PHASES.length * least);
    // One goes on with what all of them have left.
    await (await start(job, HOUR_MS)).end();
    await addLeftCounts();
    const documents = await storedDocuments();
    expect.soft(storeFaults(documents), 'after all').toEqual([]);
    for (const [mark, when] of killed) {
      expect.soft(markedDocuments(documents, mark), when).toEqual(once);
      if (mailed !== '')
        expect.soft(mail.mails.filter(({ to }) => to === addressOf(`u${mark}${mailed}`)).length, when).toBeLessThanOrEqual(1);
    }
  }
  return { rig, drill };
}
