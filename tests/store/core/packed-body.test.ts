import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decodeDocument } from '../../../lib/store/core/decode-document';
import { storedFields } from '../../../lib/store/core/packed-body';
import { valueOf } from '../../../lib/store/core/read-document';

const bodyOf = (count: number) =>
  JSON.stringify({ matches: Array.from({ length: count }, (_, id) => ({ id, name: `Owls ${id} – 부엉이` })) });

describe('a stored body', () => {
  it('of usual size stays text', () => {
    const fields = { body: bodyOf(10_000), at: 7 };
    expect(storedFields(fields)).toBe(fields);
  });

  it('larger than a document may be is bytes that fit, and reads the same', () => {
    const fields = { body: bodyOf(100_000), at: 7 };
    const stored = storedFields(fields);
    expect(stored).toMatchObject({ at: 7, body: expect.any(Uint8Array) });
    expect(Buffer.byteLength(stored['body'] instanceof Uint8Array ? stored['body'] : '')).toBeLessThan(900_000);
    expect(valueOf(stored)).toEqual(JSON.parse(fields.body));
    expect(storedFields(stored)).toBe(stored);
  });

  it('is not that of fields without one, and of other bytes is malformed, not an error', () => {
    expect([valueOf({ at: 7 }), valueOf({ body: Buffer.from('no such bytes'), at: 7 })]).toEqual([{ at: 7 }, '']);
    expect(
      decodeDocument('weeks/x', v.object({ matches: v.array(v.unknown()) }), valueOf({ body: Buffer.from('no such bytes') })),
    ).toBeNull();
  });
});
