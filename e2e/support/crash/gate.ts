/**
 * Holds writes of a server, so that it can be killed in the middle of them: every
 * proxy between the server and its stores asks the gate.
 */

/** `before`: nothing of the write has arrived; `after`: it is done, but the server has not heard so. */
export type Phase = 'before' | 'after';

/** Says that a write is held as it was to be. */
export type Held = { readonly phase: Phase; readonly reached: () => void };

/** Whose writes are held: those that carry the mark, or what stands for it where only a hash is written. */
export type GateSubject = { readonly mark: string; readonly alias?: string | undefined };

type Subject = GateSubject & { writes: number; readonly reached: () => void };

export type Gate = {
  /** Holds the `nth` write of each subject from now on. Resolves, by mark, once it is held. */
  readonly arm: (phase: Phase, nth: number, subjects: readonly GateSubject[]) => ReadonlyMap<string, Promise<void>>;
  /** How many writes of each subject there were since `arm`. */
  readonly counts: () => ReadonlyMap<string, number>;
  /** Lets everything through. */
  readonly open: () => void;
  /** What becomes of a write with these bytes; null: it goes through. */
  readonly meet: (bytes: Buffer) => Held | null;
};

/** What the server writes besides: word to other processes, and which of them does a job. */
const ASIDE = ['/documents/purges/', '/documents/system/lease-'];

export function createGate(): Gate {
  let plan: { readonly phase: Phase; readonly nth: number; readonly subjects: readonly Subject[] } | null = null;
  return {
    arm: (phase, nth, given) => {
      const arrivals = new Map<string, Promise<void>>();
      const subjects = given.map(({ mark, alias }): Subject => {
        let reached = (): void => undefined;
        arrivals.set(mark, new Promise((resolve) => (reached = resolve)));
        return { mark, alias, writes: 0, reached };
      });
      plan = { phase, nth, subjects };
      return arrivals;
    },
    counts: () => new Map(plan?.subjects.map(({ mark, writes }) => [mark, writes])),
    open: () => void (plan = null),
    meet: (bytes) => {
      if (plan === null || ASIDE.some((path) => bytes.includes(path))) return null;
      const { phase, nth, subjects } = plan;
      const due = subjects.filter((subject) => {
        if (!bytes.includes(subject.mark) && (subject.alias === undefined || !bytes.includes(subject.alias))) return false;
        subject.writes += 1;
        return subject.writes === nth;
      });
      return due.length === 0 ? null : { phase, reached: () => due.forEach(({ reached }) => reached()) };
    },
  };
}
