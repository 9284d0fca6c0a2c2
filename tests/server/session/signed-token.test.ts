import { describe, expect, it, vi } from 'vitest';
import { environment, EnvironmentError } from '../../../lib/server/env';
import { signToken, verifyToken } from '../../../lib/server/session/signed-token';

vi.hoisted(() => {
  process.env['RIFTWEEK_SECRET'] = 'a secret of at least thirty-two characters';
});

describe('a signed token', () => {
  it.each(['abc', '', 'a.b=c; d', '한국어 \u{1f600}'])('returns its text %j', (text) => {
    const token = signToken('visitor', text);
    if (text === '') expect(verifyToken('visitor', token)).toBeNull();
    else expect(verifyToken('visitor', token)).toBe(text);
  });

  it('is safe in cookies and addresses', () => {
    expect(signToken('visitor', 'a;b c/?&=é')).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });

  it('does not verify after any change', () => {
    const token = signToken('visitor', 'ann');
    const [text = '', signature = ''] = token.split('.');
    const other = Buffer.from('bob').toString('base64url');
    for (const forged of [
      `${other}.${signature}`,
      `${text}.${signature.slice(0, -1)}`,
      `${text}.`,
      `.${signature}`,
      text,
      '',
      `${token}.x`,
      `${token}x`,
    ]) {
      expect(verifyToken('visitor', forged)).toBeNull();
    }
  });

  it('does not verify for another purpose', () => {
    expect(verifyToken('unsubscribe', signToken('visitor', 'ann'))).toBeNull();
  });

  it('does not verify with another secret, and cannot be made without one', () => {
    const token = signToken('visitor', 'ann');
    const given = environment().RIFTWEEK_SECRET;
    Object.assign(environment(), { RIFTWEEK_SECRET: 'another secret of thirty-two characters or more' });
    expect(verifyToken('visitor', token)).toBeNull();
    Object.assign(environment(), { RIFTWEEK_SECRET: undefined });
    expect(() => signToken('visitor', 'ann')).toThrow(EnvironmentError);
    Object.assign(environment(), { RIFTWEEK_SECRET: given });
  });
});
