/**
 * Holds writes of a server, so that it can be killed in the middle of them: every
 * proxy between the server and its stores asks the gate.
 */

/** `before`: nothing of the write has arrived; `after`: it is done, but the server has not heard so. */
export type GatePhase = 'before' | 'after';

/** Says that a write is held as it was to be. */
type Held = { readonly phase: GatePhase; readonly reached: () => void };

/** Where an act is held: at its `nth` write. */
export type HoldPoint = { readonly phase: GatePhase; readonly nth: number };

/** Whose writes are counted: those that carry the mark, or what stands for it where only a hash is written. They are held where `at` says. */
export type GateSubject = { readonly mark: string; readonly alias?: string | undefined; readonly at?: HoldPoint };

type Subject = GateSubject & { writes: number; readonly reached: () => void };

export type Gate = {
  /** Counts and holds the writes of these subjects from now on. Resolves, by mark, once a write is held. */
  readonly arm: (subjects: readonly GateSubject[]) => ReadonlyMap<string, Promise<void>>;
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
  let subjects: readonly Subject[] = [];
  return {
    arm: (given) => {
      const arrivals = new Map<string, Promise<void>>();
      subjects = given.map((subject): Subject => {
        let reached = (): void => undefined;
        arrivals.set(subject.mark, new Promise((resolve) => (reached = resolve)));
        return { ...subject, writes: 0, reached };
      });
      return arrivals;
    },
    counts: () => new Map(subjects.map(({ mark, writes }) => [mark, writes])),
    open: () => void (subjects = []),
    meet: (bytes) => {
      if (ASIDE.some((path) => bytes.includes(path))) return null;
      const due = subjects.filter((subject) => {
        if (!bytes.includes(subject.mark) && (subject.alias === undefined || !bytes.includes(subject.alias))) return false;
        subject.writes += 1;
        return subject.writes === subject.at?.nth;
      });
      // One write for several subjects is held as the first of them says.
      const [first] = due;
      return first?.at ? { phase: first.at.phase, reached: () => due.forEach(({ reached }) => reached()) } : null;
    },
  };
}
