// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetAfterEach, runScript } from '../support/pre-paint-rig';

resetAfterEach();
afterEach(() => vi.useRealTimers());

const list = (ofDay: string, starts: readonly string[]): string =>
  `<div class="match-groups" data-of-day="${ofDay}"><ul>${starts.map((start) => `<li><time datetime="${start}" data-clock="time">0</time></li>`).join('')}</ul></div>`;

/** Starts of the rows that are left for a visitor in a zone. */
function left(zone: string, body: string, settings: Readonly<Record<string, unknown>> = {}): (string | undefined)[] {
  process.env['TZ'] = zone;
  runScript({ settings }, body);
  return [...document.querySelectorAll('li:not([data-other-day]) time')].map((time) => time.getAttribute('datetime')?.slice(8, 13));
}

describe('the list of a day before paint', () => {
  const STARTS = ['2026-04-18T02:00Z', '2026-04-18T11:00Z', '2026-04-18T15:00Z', '2026-04-18T23:30Z'];

  it.each([
    ['UTC', ['18T02', '18T11', '18T15', '18T23']],
    ['Asia/Seoul', ['18T02', '18T11']],
    ['America/Los_Angeles', ['18T11', '18T15', '18T23']],
    ['Europe/Berlin', ['18T02', '18T11', '18T15']],
    ['Pacific/Apia', ['18T02']],
    ['America/Sao_Paulo', ['18T11', '18T15', '18T23']],
    ['Asia/Kathmandu', ['18T02', '18T11', '18T15']],
  ])('has in %s only what is of the visitor’s day', (zone, expected) => {
    expect(left(zone, list('2026-04-18', STARTS))).toEqual(expected);
  });

  it('follows a chosen zone rather than the device’s', () => {
    expect(left('America/Los_Angeles', list('2026-04-18', STARTS), { timeZone: 'Asia/Seoul' })).toEqual(['18T02', '18T11']);
  });

  it('takes today from the site’s clock', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-17T20:00Z') });
    expect(left('Asia/Seoul', list('today', STARTS))).toEqual(['18T02', '18T11']);
    const nextDay = `<div data-shift="86400000">${list('today', STARTS)}</div>`;
    expect(left('Asia/Seoul', nextDay)).toEqual(['18T15', '18T23']);
  });

  it('leaves other lists, and a row whose time is not known', () => {
    expect(left('Asia/Seoul', '<ul><li><time datetime="2026-04-18T23:00Z">0</time></li></ul>')).toEqual(['18T23']);
    expect(left('Asia/Seoul', list('2026-04-18', ['']))).toHaveLength(1);
  });
});

describe('a list that names its days', () => {
  /** The rows that begin a day, of a list whose server has marked them by UTC. */
  function begun(zone: string, starts: readonly string[]): (string | undefined)[] {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-04-18T10:00Z') });
    process.env['TZ'] = zone;
    const day = (start: string | undefined) => start?.slice(0, 10) ?? '2026-04-18';
    const row = (start: string, index: number) =>
      `<li${day(start) === day(starts[index - 1]) ? '' : ' data-begins-day=""'}><time class="day" datetime="${start}" data-clock="longDay">0</time><time datetime="${start}" data-clock="time">0</time></li>`;
    const rows = starts.map(row);
    // In two parts.
    runScript({}, `<ul>${rows.slice(0, 5).join('')}</ul><ul>${rows.slice(5).join('')}</ul>`);
    return [...document.querySelectorAll('[data-begins-day] > .day')].map((time) => time.getAttribute('datetime')?.slice(8, 16));
  }

  it.each([
    ['UTC', ['19T00:45', '20T02:00']],
    ['Asia/Seoul', ['18T15:30', '20T02:00']],
    ['America/Los_Angeles', ['19T07:00', '20T11:00']],
    ['Pacific/Apia', ['18T12:00', '19T12:00', '20T11:00']],
  ])('has in %s the visitor’s days before paint', (zone, expected) => {
    const starts = ['18T12:00', '18T15:30', '19T00:45', '19T07:00', '19T12:00', '20T02:00', '20T11:00'];
    expect(
      begun(
        zone,
        starts.map((start) => `2026-04-${start}Z`),
      ),
    ).toEqual(expected);
  });
});
