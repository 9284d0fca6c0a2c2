import { beforeEach, expect, it } from 'vitest';
import { consumeRate, countedOnce } from '../../../lib/server/api/rate-limit';
import { freshRegistry } from '../../support/server/fresh-registry';

const ONCE = { points: 1, seconds: 60 };
const OFTEN = { points: 5, seconds: 60 };

beforeEach(() => freshRegistry());

it('counts what was done against each limit', async () => {
  expect(await countedOnce('comment:ann', [ONCE, OFTEN], () => Promise.resolve('stored'))).toBe('stored');
  await expect(countedOnce('comment:ann', [ONCE, OFTEN], () => Promise.resolve('stored'))).rejects.toMatchObject({ code: 'rate-limited' });
});

it('counts nothing that failed, so that the retry is not refused', async () => {
  const busy = () => Promise.reject(new Error('the store is busy'));
  for (let attempt = 1; attempt <= 9; attempt += 1) await expect(countedOnce('comment:ann', [ONCE, OFTEN], busy)).rejects.toThrow('busy');
  await consumeRate('comment:ann', ONCE);
});
