import { pause } from './pause';

/**
 * How concurrent writes to a hot document are batched: Firestore takes one
 * write a second of each document, in the long run.
 */
type Gathering<Item, Outcome> = {
  /** The time from the beginning of one batch of a key to that of the next, in milliseconds. A single batch does not wait. */
  readonly everyMs: number;
  /** So many batches after a quiet time do not wait for that: Firestore bears a few. */
  readonly burst: number;
  /** The most items of a batch. */
  readonly most: number;
  /** What an item is about, such as a voter: two items about the same are never in one batch, and stay in order. */
  readonly subjectOf: (item: Item) => readonly string[];
  /** Does a batch, all of it or nothing. Returns a function that gives the outcomes in its order, for which the next batch does not wait. */
  readonly run: (key: string, items: readonly Item[]) => Promise<() => Promise<readonly Outcome[]>>;
};

/** A key without work for this long is forgotten: its next work counts as its first. */
const QUIET_MS = 10_000;

type Waiting<Item, Outcome> = {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

/** `turn` counts the batches that have succeeded since it was quiet. */
type Lane<Item, Outcome> = { waiting: Waiting<Item, Outcome>[]; isRunning: boolean; turn: number; endedAt: number };

async function answer<Item, Outcome>(batch: readonly Waiting<Item, Outcome>[], found: Promise<readonly Outcome[]>): Promise<void> {
  try {
    const outcomes = await found;
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) reject(new Error('A batch answered less than it was asked.'));
      else resolve(outcome);
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** Work of this process, gathered by key. Each item is done for certain once its promise resolves, and may be done once it rejects. */
export class KeyedBatcher<Item, Outcome> {
  readonly #lanes = new Map<string, Lane<Item, Outcome>>();

  constructor(private readonly how: Gathering<Item, Outcome>) {}

  do(key: string, item: Item): Promise<Outcome> {
    const lane = this.#laneOf(key);
    return new Promise((resolve, reject) => {
      lane.waiting.push({ item, resolve, reject });
      if (!lane.isRunning) void this.#work(key, lane);
    });
  }

  #laneOf(key: string): Lane<Item, Outcome> {
    const now = performance.now();
    for (const [each, { isRunning, endedAt }] of this.#lanes) {
      // In the order of their last work, so the first that is not quiet ends the search.
      if (isRunning || now - endedAt < QUIET_MS) break;
      this.#lanes.delete(each);
    }
    const lane = this.#lanes.get(key) ?? { waiting: [], isRunning: false, turn: 0, endedAt: now };
    this.#lanes.delete(key);
    this.#lanes.set(key, lane);
    return lane;
  }

  /** Takes the next batch out of what waits. */
  #batchOf(lane: Lane<Item, Outcome>): Waiting<Item, Outcome>[] {
    const batch: Waiting<Item, Outcome>[] = [];
    const later: Waiting<Item, Outcome>[] = [];
    const subjects = new Set<string>();
    for (const each of lane.waiting) {
      const own = this.how.subjectOf(each.item);
      if (batch.length < this.how.most && !own.some((subject) => subjects.has(subject))) batch.push(each);
      else later.push(each);
      for (const subject of own) subjects.add(subject);
    }
    lane.waiting = later;
    return batch;
  }

  async #work(key: string, lane: Lane<Item, Outcome>): Promise<void> {
    lane.isRunning = true;
    // The next one waits for its time, also if it comes when this one has ended.
    const sinceLast = performance.now() - lane.endedAt;
    if (lane.turn > this.how.burst && sinceLast < this.how.everyMs) await pause(this.how.everyMs - sinceLast);
    while (lane.waiting.length > 0) {
      const begunAt = performance.now();
      const batch = this.#batchOf(lane);
      try {
        const outcomesOf = await this.how.run(
          key,
          batch.map(({ item }) => item),
        );
        lane.turn += 1;
        void answer(batch, outcomesOf());
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      lane.endedAt = performance.now();
      if (lane.waiting.length > 0 && lane.turn > this.how.burst) await pause(Math.max(0, this.how.everyMs - (lane.endedAt - begunAt)));
    }
    lane.isRunning = false;
  }
}
