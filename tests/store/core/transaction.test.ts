import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { documentPath, type DocumentPath } from '../../../lib/store/core/document-path';
import { countReads } from '../../../lib/store/core/read-counter';
import { readDocument } from '../../../lib/store/core/read-document';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { type StoreTransaction, transaction } from '../../../lib/store/core/transaction';
import { collectDefects, describeWithStore, plant, useEmptyStore } from '../../support/store/store-rig';

const CounterSchema = v.object({ count: v.number() });
const read = (path: DocumentPath) => readDocument('main', path, CounterSchema);

const times = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describeWithStore('a transaction', () => {
  beforeEach(useEmptyStore);

  it('counts exactly when fifty change what they read', async () => {
    const increment = async ({ read: readInside, set }: StoreTransaction) => {
      const before = await readInside(documentPath`counters/a`, CounterSchema);
      set(documentPath`counters/a`, { count: (before?.count ?? 0) + 1 });
    };
    await times(50, () => transaction('main', increment, { busy: documentPath`counters/a`, deadlineMs: 25_000 }));
    expect(await read(documentPath`counters/a`)).toEqual({ count: 50 });
  });

  it('counts exactly when fifty increment without reading', async () => {
    await times(50, (index) =>
      transaction('main', async ({ read: readInside, set, merge }) => {
        await readInside(documentPath`counters/own-${index}`, CounterSchema);
        set(documentPath`counters/own-${index}`, { count: 1 });
        merge(documentPath`counters/a`, { count: FieldValue.increment(1) });
      }),
    );
    expect(await read(documentPath`counters/a`)).toEqual({ count: 50 });
  });

  it('returns its result', async () => {
    expect(await transaction('main', () => Promise.resolve('done'))).toBe('done');
  });

  it('writes nothing and is not retried when it throws', async () => {
    let calls = 0;
    const refused = transaction('main', ({ set }) => {
      calls += 1;
      set(documentPath`counters/a`, { count: 1 });
      return Promise.reject(new RangeError('no more'));
    });
    await expect(refused).rejects.toThrow(RangeError);
    expect(calls).toBe(1);
    expect(await read(documentPath`counters/a`)).toBeNull();
  });

  it('merges, replaces and removes', async () => {
    await plant('main', documentPath`counters/a`, { count: 1, kept: 'yes' });
    await plant('main', documentPath`counters/b`, { count: 1, lost: 'yes' });
    await plant('main', documentPath`counters/c`, { count: 1 });
    await transaction('main', ({ merge, set, remove }) => {
      merge(documentPath`counters/a`, { count: 2 });
      set(documentPath`counters/b`, { count: 2 });
      remove(documentPath`counters/c`);
      return Promise.resolve();
    });
    const loose = v.record(v.string(), v.unknown());
    expect(await readDocument('main', documentPath`counters/a`, loose)).toEqual({ count: 2, kept: 'yes' });
    expect(await readDocument('main', documentPath`counters/b`, loose)).toEqual({ count: 2 });
    expect(await read(documentPath`counters/c`)).toBeNull();
  });

  it('queries, decodes, reports malformed documents and counts its reads', async () => {
    const defects = collectDefects();
    await plant('main', documentPath`counters/a`, { count: 1 });
    await plant('main', documentPath`counters/b`, { count: 'one' });
    await plant('main', documentPath`counters/c`, { count: 3 });
    const { value, reads } = await countReads(() =>
      transaction('main', async ({ query, read: readInside }) => ({
        all: await query('counters', CounterSchema, [['orderBy', '__name__']]),
        broken: await readInside(documentPath`counters/b`, CounterSchema),
      })),
    );
    expect(value.all.map(({ id, value: { count } }) => [id, count])).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
    expect(value.broken).toBeNull();
    expect(defects.map(({ document }) => document)).toEqual([documentPath`counters/b`]);
    expect(reads).toBe(4);
  });

  it('without an answer in time reports the store as unavailable', async () => {
    const late = transaction('main', () => new Promise<never>(() => undefined), { deadlineMs: 50 });
    await expect(late).rejects.toThrow(StoreUnavailableError);
  });

  it('refused by the store reports it as unavailable', async () => {
    const refused = transaction('main', () =>
      Promise.reject(Object.assign(new Error('Missing permission'), { code: GrpcStatus.PERMISSION_DENIED })),
    );
    await expect(refused).rejects.toThrow(StoreUnavailableError);
  });

  it('begins again, with none of its writes, where an attempt was closed in favour of another', async () => {
    let calls = 0;
    const again = transaction('main', async ({ read: readInside, set }) => {
      calls += 1;
      await readInside(documentPath`counters/a`, CounterSchema);
      set(documentPath`counters/of-attempt-${calls}`, { count: calls });
      if (calls === 1) {
        const message = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';
        throw Object.assign(new Error(message), { code: GrpcStatus.INVALID_ARGUMENT });
      }
      return 'done';
    });
    expect(await again).toBe('done');
    expect(calls).toBe(2);
    expect([await read(documentPath`counters/of-attempt-1`), await read(documentPath`counters/of-attempt-2`)]).toEqual([
      null,
      { count: 2 },
    ]);
  });

  it('waits for another on the same busy document, also for one that fails', async () => {
    const order: string[] = [];
    const work = (name: string, fail: boolean) =>
      transaction(
        'main',
        async ({ read: readInside }) => {
          order.push(`${name} begins`);
          await readInside(documentPath`counters/a`, CounterSchema);
          order.push(`${name} ends`);
          if (fail) throw new RangeError(name);
        },
        { busy: documentPath`counters/a` },
      );
    const results = await Promise.allSettled([work('first', true), work('second', false)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
