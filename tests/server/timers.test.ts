import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

it('a steady clock goes on where the machine’s clock is set back or forward', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  const { realTimers, steadyTimers } = await import('../../lib/server/timers');
  const [steady, real] = [steadyTimers.now(), realTimers.now()];
  for (const hours of [-1, 2]) {
    vi.setSystemTime(real + hours * 3_600_000);
    expect(realTimers.now()).toBe(real + hours * 3_600_000);
    expect(steadyTimers.now() - steady).toBeGreaterThanOrEqual(0);
    expect(steadyTimers.now() - steady).toBeLessThan(60_000);
  }
});
