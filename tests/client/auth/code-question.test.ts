// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { askForCode, useCodeQuestion } from '../../../lib/client/auth/code-question';
import { fail, ok } from '../../../lib/domain/values/result';

const asked = () => renderHook(() => useCodeQuestion()).result.current;
const onlyRight = (code: string) => Promise.resolve(code === '123456' ? ok('Ana') : fail({ kind: 'wrongCode' } as const));

afterEach(() => asked()?.giveUp());

describe('a sign-in that waits for a code', () => {
  it('goes on with the first right one, after as many wrong ones as it takes', async () => {
    const outcome = askForCode(onlyRight);
    expect(await asked()?.attempt('000000')).toEqual({ kind: 'wrongCode' });
    expect(await asked()?.attempt('111111')).toEqual({ kind: 'wrongCode' });
    expect(await asked()?.attempt('123456')).toBeNull();
    expect(await outcome).toEqual(ok('Ana'));
    expect(asked()).toBeNull();
  });

  it('fails without a word where the person gives up, and with one where nobody could be asked', async () => {
    const first = askForCode(onlyRight);
    asked()?.giveUp();
    expect(await first).toEqual(fail({ kind: 'silent' }));
    const second = askForCode(onlyRight);
    asked()?.giveUp('unavailable');
    expect(await second).toEqual(fail({ kind: 'unavailable' }));
    expect(asked()).toBeNull();
  });

  it('is given up for another one, whose question stays', async () => {
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const first = askForCode(() => late.then(() => ok('Bob')));
    const tried = asked()?.attempt('123456');
    const second = askForCode(onlyRight);
    expect(await first).toEqual(fail({ kind: 'silent' }));
    answer();
    expect(await tried).toBeNull();
    expect(await asked()?.attempt('123456')).toBeNull();
    expect(await second).toEqual(ok('Ana'));
  });
});
