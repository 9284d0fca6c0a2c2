import { describe, expect, it } from 'vitest';
import { isStorableText } from '../../../lib/domain/text/storable-text';

describe('text that can be stored', () => {
  it.each(['', 'Ana', '선수 🐸', '\ud83d\udc38', 'tab\tand\nline', '__proto__', '\ufffd'])('is %j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['\ud800', 'a\udfffb', '\udc38\ud83d', 'x\0', '\0', '🐸\ud83d'])('is not %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});
