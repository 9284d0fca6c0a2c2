/**
 * Holds writes of a server, so that it can be killed in the middle of them: its
 * transactions and batches ask the gate (`gate-server.ts`), and so do the Auth proxy, the mail service and the feedback service.
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
  /** What becomes of a write with this text; null: it goes through. */
  readonly meet: (text: string) => Held | null;
};

/** What the server writes besides: word to other processes, and which of them does a job. */
const ASIDE = /^(?:purges\/|system\/lease-)/m;

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
    meet: (text) => {
      if (ASIDE.test(text)) return null;
      const due = subjects.filter((subject) => {
        if (!text.includes(subject.mark) && (subject.alias === undefined || !text.includes(subject.alias))) return false;
        subject.writes += 1;
        return subject.writes === subject.at?.nth;
      });
      // One write for several subjects is held as the first of them says.
      const [first] = due;
      return first?.at ? { phase: first.at.phase, reached: () => due.forEach(({ reached }) => reached()) } : null;
    },
  };
}
