// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { LOCALES } from '../../lib/domain/settings/locales';
import { LOCAL_TIME_SHOWS, localTimeText } from '../../lib/domain/text/local-time-formats';
import { resetAfterEach, root, runScript } from '../support/pre-paint-rig';

resetAfterEach();

describe('attributes before paint', () => {
  it('are the defaults for a new visitor: dark, results shown, 24 hours', () => {
    runScript({});
    expect({ ...root.dataset }).toMatchObject({ theme: 'dark', spoilers: 'show', clock: '24' });
  });

  it('follow the stored 1/0 settings', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme: light)' }));
    runScript({ settings: { theme: 'device' } });
    expect(root.dataset['theme']).toBe('light');
    vi.unstubAllGlobals();
    runScript({ settings: { theme: 'light', spoilerFree: 1, amPmTime: 1 } });
    expect({ ...root.dataset }).toMatchObject({ theme: 'light', spoilers: 'hide', clock: '12' });
  });

  it.each(['{', 'null', '[]', '"text"', '{"theme":"pink","spoilerFree":"yes"}'])(
    'fall back to the defaults for broken settings %s',
    (settings) => {
      runScript({ settings });
      expect({ ...root.dataset }).toMatchObject({ theme: 'dark', spoilers: 'show', clock: '24' });
    },
  );

  it.each([
    [{ uid: 'u1', remember: true }, '', ''],
    [{ uid: 'u1', remember: true, unverified: true }, '', 'unverified'],
    [{ uid: 'u1', remember: false }, 'time=2026-01-01T00:00:00.000Z', ''],
    // The browser was closed: its session cookies are gone.
    [{ uid: 'u1', remember: false }, 'sometime=1', undefined],
    [null, 'time=2026-01-01T00:00:00.000Z', undefined],
  ])('say whether a user is signed in: %j with cookies %j', (userUID, cookie, user) => {
    if (cookie) document.cookie = cookie;
    runScript({ userUID });
    expect(root.dataset['user']).toBe(user);
    for (const name of ['time', 'sometime']) document.cookie = `${name}=; max-age=0`;
  });

  it('say when the page is parsed', () => {
    runScript({});
    expect(root.dataset['parsed']).toBe('');
  });
});

describe('times before paint', () => {
  it('read as React renders them, for every format, language, clock and zone', () => {
    const instant = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) }).map((ms) => new Date(ms).toISOString());
    const zone = fc.constantFrom('UTC', 'Asia/Seoul', 'America/Los_Angeles', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Auckland');
    fc.assert(
      fc.property(instant, zone, fc.constantFrom(...LOCALES), fc.boolean(), (at, timeZone, locale, amPm) => {
        root.lang = locale;
        const thisYear = new Date(at).getUTCFullYear() + (amPm ? 1 : 0);
        const times = LOCAL_TIME_SHOWS.map((show) => `<time datetime="${at}" data-clock="${show}">12:00</time>`).join('');
        const expected = LOCAL_TIME_SHOWS.map((show) => localTimeText(at, show, locale, amPm ? '12' : '24', timeZone, thisYear));
        // The device's own zone, and a chosen one on a device elsewhere.
        for (const [device, chosen] of [
          [timeZone, undefined],
          ['Pacific/Honolulu', timeZone],
        ]) {
          process.env['TZ'] = device;
          runScript({ settings: { amPmTime: amPm ? 1 : 0, timeZone: chosen } }, `<div data-year="${thisYear}">${times}</div>`);
          expect([...document.querySelectorAll('time')].map((time) => time.textContent)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('name the visitor’s own day, on the site’s clock', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T18:30:00Z') });
    const days = ['long', 'full'].map((show) => `<time data-today="${show}" datetime="2026-11-28">28</time>`).join('');
    runScript({ settings: { timeZone: 'Asia/Seoul' } }, `<div data-shift="${2 * 86_400_000}">${days}</div>`);
    vi.useRealTimers();
    const written = (['long', 'full'] as const).map((style) => formatDay('2026-11-29', style, 'en'));
    expect([...document.querySelectorAll('time')].map((time) => time.textContent)).toEqual(written);
  });

  it('leave other and unreadable times alone', () => {
    runScript(
      {},
      '<time datetime="2023-08-19">Saturday</time><time data-clock="time" datetime="never">soon</time><time data-clock="other" datetime="2023-08-19T10:00:00Z">x</time>',
    );
    expect([...document.querySelectorAll('time')].map((time) => time.textContent)).toEqual(['Saturday', 'soon', 'x']);
  });

  it.each([
    ['en', '24', 'time', /^17:05$/],
    ['en', '12', 'time', /^05:05 PM$/],
    ['en', '24', 'day', /^8 Jul$/],
    // Whether a comma follows the weekday is the platform's matter.
    ['en', '24', 'dayTime', /^Sat,? 8 Jul, 17:05$/],
    ['en', '24', 'yearTime', /^Sat,? 8 Jul 2023, 17:05$/],
    ['en', '24', 'full', /^Saturday,? 8 July 2023 at 17:05$/],
    ['ja', '24', 'dayTime', /^7月8日\(土\) 17:05$/],
    ['vi', '24', 'dayTime', /^17:05 /],
    ['es', '12', 'time', /^05:05 p\. m\.$/],
  ] as const)('%s, %s hours, "%s" reads %s', (locale, clock, show, text) => {
    expect(localTimeText('2023-07-08T17:05:00Z', show, locale, clock, 'UTC', 2023)).toMatch(text);
  });

  it.each([2022, 2024, null])('include the year where it is not the year of the page, %s', (thisYear) => {
    const texts = (['day', 'dayTime'] as const).map((show) => localTimeText('2023-07-08T17:05:00Z', show, 'en', '24', 'UTC', thisYear));
    expect(texts[0]).toBe('8 Jul 2023');
    expect(texts[1]).toMatch(/^Sat,? 8 Jul 2023, 17:05$/);
  });

  it('use the device’s zone where the chosen one is unknown', () => {
    process.env['TZ'] = 'Asia/Seoul';
    for (const timeZone of ['Mars/Olympus', 5, null]) {
      runScript({ settings: { timeZone } }, '<time data-clock="time" datetime="2023-08-19T10:00:00Z">x</time>');
      expect(document.querySelector('time')?.textContent).toBe('19:00');
    }
  });
});
