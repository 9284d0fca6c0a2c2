import { describe, expect, it } from 'vitest';
import { codeOfHttpStatus, httpStatusOf, readCallableAnswer, wireStatusOf } from '../../../lib/domain/site/callable';

describe('the status of a callable function’s answer', () => {
  it.each([
    [200, null],
    [204, null],
    [299, null],
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [0, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [302, 'unknown'],
    [418, 'unknown'],
  ] as const)('%i means %s', (status, code) => {
    expect(codeOfHttpStatus(status)).toBe(code);
  });

  it('is sent with a status that reads back as the same code', () => {
    const codes = [
      'invalid-argument',
      'unauthenticated',
      'permission-denied',
      'not-found',
      'aborted',
      'resource-exhausted',
      'cancelled',
      'internal',
    ] as const;
    for (const code of codes) expect([code, codeOfHttpStatus(httpStatusOf(code))]).toEqual([code, code]);
    expect(wireStatusOf('permission-denied')).toBe('PERMISSION_DENIED');
  });
});

describe('reading a callable function’s answer', () => {
  it('returns data, else result, also where they are null', () => {
    expect(readCallableAnswer(200, { data: 1, result: 2 })).toEqual({ ok: true, value: 1 });
    expect(readCallableAnswer(200, { result: { sent: true } })).toEqual({ ok: true, value: { sent: true } });
    expect(readCallableAnswer(200, { result: null })).toEqual({ ok: true, value: null });
  });

  it('is internal without data, and where it is not JSON', () => {
    expect(readCallableAnswer(200, {})).toMatchObject({
      ok: false,
      error: { code: 'internal', message: 'Response is missing data field.' },
    });
    expect(readCallableAnswer(200, undefined)).toMatchObject({ ok: false, error: { code: 'internal' } });
  });

  it('takes a status that the protocol does not know as internal', () => {
    expect(readCallableAnswer(400, { error: { status: 'CONSTRUCTOR' } })).toMatchObject({ error: { code: 'internal' } });
  });

  it('lets the body’s own status and message override the HTTP status', () => {
    expect(readCallableAnswer(500, { error: { status: 'NOT_FOUND', message: 'No such account.' } })).toEqual({
      ok: false,
      error: { code: 'not-found', message: 'No such account.' },
    });
    expect(readCallableAnswer(200, { error: { status: 'ABORTED' } })).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(readCallableAnswer(400, { error: { status: 'SOMETHING_NEW', message: 'x' } })).toMatchObject({
      error: { code: 'internal', message: 'x' },
    });
    expect(readCallableAnswer(429, { error: { message: 'Slower.' } })).toMatchObject({
      error: { code: 'resource-exhausted', message: 'Slower.' },
    });
    expect(readCallableAnswer(400, { error: { status: 'INVALID_ARGUMENT', message: 'x', details: { field: 'token' } } })).toMatchObject({
      error: { details: { field: 'token' } },
    });
  });

  it('uses the HTTP status where the body has none', () => {
    expect(readCallableAnswer(503, undefined)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(readCallableAnswer(403, { data: 1 })).toMatchObject({ ok: false, error: { code: 'permission-denied' } });
  });
});
