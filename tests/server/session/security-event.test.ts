import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { warnOfUnnamedProxy, watchForwarded } from '../../../lib/server/http/request-log';
import { consumeRate } from '../../../lib/server/api/rate-limit';
import { securityEvent } from '../../../lib/server/session/security-event';
import { sharedRegistry } from '../../../lib/server/shared-registry';

const lines = vi.hoisted((): unknown[][] => []);
vi.mock('../../../lib/server/logger', () => {
  const note = (...line: unknown[]) => lines.push(line);
  return { log: () => ({ warn: note, error: note }) };
});

beforeEach(() => {
  lines.length = 0;
  sharedRegistry().securityEvents.clear();
  sharedRegistry().rateLimiters.clear();
});

describe('security events', () => {
  it('of a flood are logged once a minute, with how many followed', () => {
    for (let second = 0; second < 90; second += 1) securityEvent('sign-in-refused', 'session', { now: second * 1000 });
    securityEvent('sign-in-refused', 'session', { now: 120_000 });
    expect(lines.map(([fields]) => fields)).toEqual([
      { event: 'sign-in-refused', route: 'session' },
      { event: 'sign-in-refused', route: 'session', sinceLast: 59 },
      { event: 'sign-in-refused', route: 'session', sinceLast: 29 },
    ]);
  });

  it('record a rate limit, without the address or the account', async () => {
    const limit = { points: 1, seconds: 60 };
    await consumeRate('contact:192.0.2.1', limit);
    await expect(consumeRate('contact:192.0.2.1', limit)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(lines).toEqual([[{ event: 'rate-limited', route: 'contact' }, 'security event']]);
  });
});

describe('a proxy missing from the configuration', () => {
  const request = (headers: IncomingMessage['headers']): IncomingMessage => Object.assign(new IncomingMessage(new Socket()), { headers });

  it('logs a warning at every start of a site whose address is https', () => {
    warnOfUnnamedProxy({ isHttps: true, RIFTWEEK_TRUSTED_PROXIES: 0 });
    expect(lines.join()).toContain('RIFTWEEK_TRUSTED_PROXIES');
    lines.length = 0;
    warnOfUnnamedProxy({ isHttps: true, RIFTWEEK_TRUSTED_PROXIES: 1 });
    warnOfUnnamedProxy({ isHttps: false, RIFTWEEK_TRUSTED_PROXIES: 0 });
    expect(lines).toEqual([]);
  });

  it.each([{ 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }])(
    'logs an error at the first request with %j, once, without the address',
    (headers) => {
      const watch = watchForwarded({ isHttps: false, RIFTWEEK_TRUSTED_PROXIES: 0 });
      watch(request({}));
      expect(lines).toEqual([]);
      watch(request(headers));
      watch(request(headers));
      expect(lines).toHaveLength(1);
      expect(lines.join()).toContain('RIFTWEEK_TRUSTED_PROXIES');
      expect(lines.join()).not.toContain('192.0.2.1');
      watchForwarded({ isHttps: false, RIFTWEEK_TRUSTED_PROXIES: 1 })(request(headers));
      expect(lines).toHaveLength(1);
    },
  );
});
