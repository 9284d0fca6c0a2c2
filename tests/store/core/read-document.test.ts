import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../lib/store/core/read-document';

describe('a stored JSON document', () => {
  it('from before texts were cleaned is read without what no output can hold', () => {
    const body = JSON.stringify({
      team: { name: 'Alpha \ud83eOwls\u000b', wins: 2 },
      lines: ['a\u0000b', null, 'one\ntwo', 'back\\u0008'],
    });
    expect(valueOf({ body })).toEqual({ team: { name: 'Alpha Owls', wins: 2 }, lines: ['ab', null, 'one\ntwo', 'back\\u0008'] });
  });

  it.each(['Team ❤️ 🦉', 'ドラゴンズ', 'one\r\ntwo', 'C:\\users'])('keeps every other text: %j', (name) => {
    expect(valueOf({ body: JSON.stringify({ name }) })).toEqual({ name });
  });
});
