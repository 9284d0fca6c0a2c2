import { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';

/**
 * Loaded into a process before its own code (`--import`): its transactions and batches ask the gate at CRASH_GATE
 * (`gate-server.ts`) before they are committed. One that is held is either rolled back, which
 * releases its locks, or committed; then the process waits for an answer that never comes.
 */

const gate = process.env['CRASH_GATE'];

/** @param {'begin' | 'write' | 'end' | 'reached'} step @param {string} text @returns {Promise<string>} */
const tell = async (step, text = '') => (await fetch(`${gate}/${step}`, { method: 'POST', body: text })).text();

/**
 * @param {object} prototype
 * @param {string} name of the method that is replaced
 * @param {(self: object, original: (...given: unknown[]) => any, given: any[]) => unknown} around
 */
function wrap(prototype, name, around) {
  const original = Reflect.get(prototype, name);
  Reflect.set(
    prototype,
    name,
    /** @this {object} @param {unknown[]} given */ function (...given) {
      return around(this, (...others) => Reflect.apply(original, this, others), given);
    },
  );
}

/** What a transaction or a batch is to write: a line a document. @type {WeakMap<object, string[]>} */
const texts = new WeakMap();

for (const { prototype } of [Transaction, WriteBatch])
  for (const name of ['create', 'set', 'update', 'delete'])
    wrap(prototype, name, (self, original, given) => {
      const [{ path }, ...fields] = given;
      texts.set(self, [...(texts.get(self) ?? []), `${path} ${JSON.stringify(fields)}`]);
      return original(...given);
    });

/** Thrown in a transaction that is held before it is committed, so that it is rolled back. */
class GivenUp extends Error {}

/**
 * @param {(meet: (self: object) => Promise<void>) => Promise<unknown>} commit calls `meet` right before it writes, and throws what that throws
 */
async function held(commit) {
  /** @type {string} */
  let verdict = '';
  await tell('begin');
  try {
    const value = await commit(async (self) => {
      const text = texts.get(self);
      // Held already, in an attempt that the store refused.
      if (verdict !== '') return;
      verdict = text === undefined ? '' : await tell('write', text.join('\n'));
      if (verdict.startsWith('before')) throw new GivenUp();
    });
    if (verdict === '') return value;
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  } finally {
    await tell('end');
  }
  // Never answered.
  return tell('reached', verdict);
}

wrap(Firestore.prototype, 'runTransaction', (_self, original, [update, ...options]) =>
  held((meet) =>
    original(
      async (/** @type {object} */ attempt) => {
        texts.delete(attempt);
        const value = await update(attempt);
        await meet(attempt);
        return value;
      },
      ...options,
    ),
  ),
);
wrap(WriteBatch.prototype, 'commit', (self, original) =>
  held(async (meet) => {
    await meet(self);
    return original();
  }),
);
