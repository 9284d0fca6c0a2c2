import { describe, expect, it } from 'vitest';
import { cacheMegabytes, memoryLimit } from '../../../lib/server/front/cache-memory';

const GIB = 1_073_741_824;

describe('the default bound of the page cache', () => {
  it('is an eighth of the container, shared among the workers', () => {
    expect(cacheMegabytes(GIB, 1)).toBe(128);
    expect(cacheMegabytes(GIB / 2, 1)).toBe(64);
    expect(cacheMegabytes(2 * GIB, 2)).toBe(128);
  });

  it('is never too small to be useful, nor more than pages need', () => {
    expect(cacheMegabytes(GIB / 16, 4)).toBe(16);
    expect(cacheMegabytes(64 * GIB, 1)).toBe(256);
  });

  it('respects an existing limit', () => {
    expect(memoryLimit()).toBeGreaterThan(0);
    expect(memoryLimit()).toBeLessThan(2 ** 50);
  });
});
