// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../lib/domain/locales';
import { LOCAL_TIME_SHOWS, localTimeText } from '../../../lib/domain/local-time-formats';
import { DEFAULT_REGIONS_ORDER, type RegionChoice } from '../../../lib/domain/people/region-choices';
import { latelyBand, nextBand } from '../../../lib/domain/schedule/evening';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { PRE_PAINT_SCRIPT } from '../../../lib/server/pages/pre-paint';
import { setLanguageData } from '../../support/language-data';

const root = document.documentElement;
const machineZone = process.env['TZ'];

function runScript(stored: Readonly<Record<string, unknown>>, body = ''): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  document.body.innerHTML = body;
  setLanguageData();
  // jsdom runs no scripts of its own here.
  runInThisContext(PRE_PAINT_SCRIPT);
  document.dispatchEvent(new Event('readystatechange'));
}

/** The rules that the script has put into a constructed sheet; jsdom has none, so the test stands one in. */
class RecordingSheet {
  readonly cssRules: string[] = [];
  insertRule(rule: string, index: number): void {
    this.cssRules.splice(index, 0, rule);
  }
}

function adoptedRules(stored: Readonly<Record<string, unknown>>, body?: string): readonly string[] {
  const made: RecordingSheet[] = [];
  const original = globalThis.CSSStyleSheet;
  Object.defineProperty(globalThis, 'CSSStyleSheet', {
    configurable: true,
    value: class extends RecordingSheet {
      constructor() {
        super();
        made.push(this);
      }
    },
  });
  runScript(stored, body);
  Object.defineProperty(globalThis, 'CSSStyleSheet', { configurable: true, value: original });
  return made.flatMap((sheet) => sheet.cssRules);
}

afterEach(async () => {
  process.env['TZ'] = machineZone;
  // Each run waits for this to let go of its listeners.
  root.dataset['ready'] = '';
  await Promise.resolve();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

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
    [{ uid: 'u1', remember: true }, '', true],
    [{ uid: 'u1', remember: false }, 'time=2026-01-01T00:00:00.000Z', true],
    // The browser was closed: its session cookies are gone.
    [{ uid: 'u1', remember: false }, 'sometime=1', false],
    [null, 'time=2026-01-01T00:00:00.000Z', false],
  ])('tell whether somebody is signed in: %j with cookies %j', (userUID, cookie, isUser) => {
    if (cookie) document.cookie = cookie;
    runScript({ userUID });
    expect('user' in root.dataset).toBe(isUser);
    for (const name of ['time', 'sometime']) document.cookie = `${name}=; max-age=0`;
  });

  it('tell when the page is parsed', () => {
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

  it('leave other times and unreadable ones alone', () => {
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

  it.each([2022, 2024, null])('carry the year where it is not the year of the page, %s', (thisYear) => {
    const texts = (['day', 'dayTime'] as const).map((show) => localTimeText('2023-07-08T17:05:00Z', show, 'en', '24', 'UTC', thisYear));
    expect(texts[0]).toBe('8 Jul 2023');
    expect(texts[1]).toMatch(/^Sat,? 8 Jul 2023, 17:05$/);
  });

  it('are in the device’s zone where the chosen one is unknown', () => {
    process.env['TZ'] = 'Asia/Seoul';
    for (const timeZone of ['Mars/Olympus', 5, null]) {
      runScript({ settings: { timeZone } }, '<time data-clock="time" datetime="2023-08-19T10:00:00Z">x</time>');
      expect(document.querySelector('time')?.textContent).toBe('19:00');
    }
  });
});

describe('the offer of another language', () => {
  const prefers = (...languages: readonly string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const offer = () => document.querySelector<HTMLElement>('.language-offer');

  afterEach(() => {
    vi.restoreAllMocks();
    document.cookie = 'locale=; max-age=0; path=/';
    history.replaceState(null, '', '/');
  });

  it.each([
    ['en', ['ko-KR', 'en-US'], 'ko'],
    ['ko', ['es-MX'], 'es'],
    // What is preferred is there already, whatever else they read.
    ['en', ['en-GB', 'ko'], null],
    ['ko', ['ko', 'en'], null],
    // A language that the site does not have counts for nothing.
    ['en', ['is-IS', 'es'], 'es'],
    ['en', ['is-IS'], null],
    ['en', [], null],
  ] as const)('on a page in %s, to a browser that prefers %j: %s', (lang, languages, expected) => {
    prefers(...languages);
    root.lang = lang;
    runScript({}, '<main></main>');
    expect(offer()?.lang ?? null).toBe(expected);
  });

  it('is made to nobody who has chosen a language', () => {
    prefers('ko');
    root.lang = 'en';
    document.cookie = 'locale=en; path=/';
    runScript({}, '<main></main>');
    expect(offer()).toBeNull();
  });

  it('leads to the same page, and is the choice from then on', () => {
    prefers('ko');
    root.lang = 'es';
    history.replaceState(null, '', '/es/matches?time=today#live');
    runScript({}, '<main></main>');
    const link = offer()?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/ko/matches?time=today#live');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(document.cookie).toContain('locale=ko');
  });

  it('is gone for good once it is closed', () => {
    prefers('ko');
    root.lang = 'en';
    runScript({}, '<main></main>');
    offer()?.querySelector('button')?.click();
    expect(offer()).toBeNull();
    expect(document.cookie).toContain('locale=en');
  });
});

describe('order of leagues before paint', () => {
  it('makes no sheet for a visitor who follows nothing', () => {
    expect(adoptedRules({})).toEqual([]);
  });

  it('puts followed leagues first, in their order', () => {
    const rules = adoptedRules({ leaguesOrder: [4197, 293] });
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-league-group="4197"]{order:-2}');
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-league-group="293"]{order:-1}');
  });

  it('takes nothing but whole numbers from storage into the sheet', () => {
    expect(adoptedRules({ leaguesOrder: ['"]{}body{display:none}', 1.5, -3, null] })).toEqual([]);
  });

  const WAITING = ':is(html:not([data-ready]),[data-waiting])';

  it('leaves out what is not the visitor’s own where they want no more', () => {
    const rules = adoptedRules({
      leaguesOrder: [293],
      followingTeams: [77],
      followingMatches: [7],
      followingPlayers: [5],
      followedPlayerTeams: [
        { id: 5, teamId: 90 },
        { id: 6, teamId: 91 },
      ],
      settings: { showFollowingLeaguesOnly: 1 },
    });
    const own = ['league~="293"', 'match~="7"', 'teams~="77"', 'teams~="90"'].map((each) => `:is(li,article)[data-${each}]`).join();
    expect(rules).toContain(`${WAITING} [data-league-group]:not(:has(${own})){display:none}`);
    expect(rules).toContain(`${WAITING} [data-mine-list] li[data-league]:not(${own}){display:none}`);
    expect(rules).toContain(`[data-mine-list] article:is(html:not([data-ready]) *,[data-waiting] *):not(${own}){display:none}`);
    expect(rules).toContain(`html:not([data-ready]) section:has(>[data-mine-list]>.island>article):not(:has(${own})){display:none}`);
    expect(rules).toContain(`${WAITING} [data-after-groups]{visibility:hidden}`);
    expect(document.documentElement.dataset['shown']).toBe('mine');
  });

  it('counts no team where it is a result that is hidden', () => {
    const rules = adoptedRules({ followingTeams: [77], settings: { showFollowingLeaguesOnly: 1, spoilerFree: 1 } });
    expect(rules).toContain(`${WAITING} [data-league-group]:not(:has(:is(li,article)[data-teams~="77"]:not([data-fed]))){display:none}`);
  });

  it('leaves out everything where nothing is followed', () => {
    expect(adoptedRules({ settings: { showFollowingLeaguesOnly: 1 } })).toContain(`${WAITING} [data-league-group]{display:none}`);
  });

  it('knows who is new: follows nothing and has not said that they want to', () => {
    const isNew = (stored: Record<string, unknown>) => {
      delete document.documentElement.dataset['new'];
      adoptedRules(stored);
      return document.documentElement.dataset['new'] === '';
    };
    expect([isNew({}), isNew({ followingTeams: [77] }), isNew({ firstChoiceDone: 1 })]).toEqual([true, false, false]);
  });
});

describe('regions before paint', () => {
  const choices = (change: (region: RegionChoice) => RegionChoice = (region) => region) => ({
    regionsOrder: DEFAULT_REGIONS_ORDER.map(change),
  });

  it('have lists wait for React where they are the visitor’s own', () => {
    const rules = adoptedRules(choices((region) => (region.id === 6 ? { ...region, selected: false } : region)));
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-own-regions]{visibility:hidden}');
    expect(rules).toContain('html:not([data-ready]) main:has([data-own-regions]) ~ *{visibility:hidden}');
  });

  it.each([
    ['nothing is stored', {}],
    ['the defaults are', choices()],
    ['they were before leagues of no region had a row', { regionsOrder: DEFAULT_REGIONS_ORDER.slice(0, 16) }],
    ['what is stored is broken', { regionsOrder: { 6: true } }],
  ])('let nothing wait where %s', (_, stored) => {
    expect(adoptedRules(stored)).toEqual([]);
  });
});

describe('the chosen language before paint', () => {
  const replace = vi.fn();
  function visit(address: string, cookie: string, lang = 'en'): void {
    const { pathname, search, hash } = new URL(address, 'https://riftweek.example');
    vi.stubGlobal('location', { pathname, search, hash, replace });
    document.cookie = cookie;
    root.lang = lang;
    runScript({});
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    replace.mockClear();
    root.removeAttribute('style');
    for (const name of ['locale', 'mylocale']) document.cookie = `${name}=; max-age=0`;
  });

  it.each([
    ['/', '/ko'],
    ['/?time=today', '/ko?time=today'],
    ['/match/7/a-vs-b?x=1#game-2', '/ko/match/7/a-vs-b?x=1#game-2'],
  ])('leads %s on to %s, and shows nothing of the page that is left', (address, to) => {
    visit(address, 'locale=ko');
    expect(replace.mock.calls).toEqual([[to]]);
    expect(root.style.visibility).toBe('hidden');
  });

  it.each([
    ['nothing was chosen', '/', 'other=1', 'en'],
    ['English was', '/', 'locale=en', 'en'],
    ['the address has a language: it wins', '/es/leagues', 'locale=ko', 'es'],
    ['it is the chosen one already', '/ko', 'locale=ko', 'ko'],
    ['another cookie ends in the same name', '/', 'mylocale=ko', 'en'],
    ['the site has no such language', '/', 'locale=xx', 'en'],
    ['the cookie holds something else', '/', 'locale=//elsewhere.example', 'en'],
  ])('leaves the address where %s', (_, address, cookie, lang) => {
    visit(address, cookie, lang);
    expect(replace).not.toHaveBeenCalled();
    expect(root.style.visibility).toBe('');
  });
});

describe('the page’s scripts', () => {
  const started = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const list = '<template data-scripts="/texts.js /page.js"></template>';
  afterEach(() => {
    document.head.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Browsers tell when a page is painted; here the test does. */
  function paints() {
    const told: ((list: unknown, observer: unknown) => void)[] = [];
    const disconnect = vi.fn();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (list: unknown, observer: unknown) => void) {
          told.push(tell);
        }
        observe(): void {}
      },
    );
    return {
      disconnect,
      paint: (name: string) => {
        for (const tell of told) tell({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) }, { disconnect });
      },
    };
  }

  it('start in their order once something is painted', () => {
    const { paint, disconnect } = paints();
    runScript({}, list);
    paint('first-paint');
    expect(started()).toEqual([]);
    paint('first-contentful-paint');
    expect(started()).toEqual(['/texts.js', '/page.js']);
    expect([...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].every((script) => !script.async)).toBe(true);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('start after a second where nobody tells of a paint, and only once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { paint } = paints();
    runScript({}, list);
    vi.advanceTimersByTime(999);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(started()).toEqual(['/texts.js', '/page.js']);
    paint('first-contentful-paint');
    vi.useRealTimers();
    expect(started()).toHaveLength(2);
  });

  it('start after the first frame where a browser knows no paints', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
    vi.stubGlobal('PerformanceObserver', undefined);
    runScript({}, list);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(started()).toEqual(['/texts.js', '/page.js']);
  });

  it('start at once in a page in the background', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runScript({}, list);
    expect(started()).toEqual(['/texts.js', '/page.js']);
  });
});

describe('buttons pressed before React listens', () => {
  const page = '<div id="__next"><button type="button">Menu</button><button type="submit">Send</button><a href="#x">Link</a></div>';
  /** What a press comes to: how often each element was clicked once the page is ready. */
  async function clicksAfterReady(press: () => void): Promise<string[]> {
    runScript({}, page);
    press();
    const clicked: string[] = [];
    document.body.onclick = (event) => void (event.target instanceof Element && clicked.push(event.target.textContent));
    root.dataset['ready'] = '';
    await Promise.resolve();
    document.body.onclick = null;
    return clicked;
  }
  const tap = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

  it('are pressed again when it does, once each', async () => {
    expect(
      await clicksAfterReady(() => {
        tap('button[type="button"]');
        tap('button[type="button"]');
      }),
    ).toEqual(['Menu']);
  });

  it('are left to the browser where it acts by itself: links and forms', async () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(await clicksAfterReady(() => tap('a'))).toEqual([]);
    expect(await clicksAfterReady(() => tap('button[type="submit"]'))).toEqual([]);
  });

  it('are left to React once it listens', async () => {
    expect(
      await clicksAfterReady(() => {
        Object.assign(document.getElementById('__next') ?? {}, { _reactListening1: true });
        tap('button[type="button"]');
      }),
    ).toEqual([]);
  });
});

describe('the homepage’s bands before paint', () => {
  const NOW = Date.parse('2023-08-19T18:00:00Z');
  const instant = fc.integer({ min: -3, max: 60 }).map((hours) => new Date(NOW + hours * 3_600_000).toISOString());
  const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
  const listed = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      beginAt: instant,
      rank: fc.constantFrom(3, 5, 11),
      strength: fc.constantFrom(null, 2900, 3100),
      leagueId: fc.constantFrom(293, 294, 4407),
      teamId: fc.constantFrom(77, 78, 79),
      fed: fc.boolean(),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 14 },
  );
  const choice = fc.record({
    leaguesOrder: fc.subarray([293, 4407]),
    followingTeams: fc.subarray([77, 78]),
    spoilerFree: fc.boolean(),
    zone: fc.constantFrom('UTC', 'Asia/Seoul', 'America/Los_Angeles', 'Asia/Kathmandu'),
  });

  /** Ids in the order in which the rules show them. */
  const chosen = (rules: readonly string[]) =>
    rules.flatMap((rule) => /data-match="(\d+)"\]\{display:grid;order:\d+\}/.exec(rule)?.[1] ?? []).map(Number);

  it.each(['next', 'lately'] as const)('%s: the rows and the order that React will show', (kind) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    fc.assert(
      fc.property(listed, choice, fc.boolean(), (matches, { zone, ...reader }, isChosen) => {
        process.env['TZ'] = isChosen ? 'Pacific/Honolulu' : zone;
        const rows = matches.map(
          ({ id, beginAt, rank, strength, leagueId, teamId, fed }) =>
            `<li data-match="${id}" data-teams="${teamId} 5" data-league="${leagueId}" data-rank="${rank}"><time datetime="${beginAt}"></time>${fed ? '<button data-cover=""></button>' : ''}${kind === 'lately' || strength === null ? '' : `<span data-strength="${strength}"></span>`}</li>`,
        );
        const { leaguesOrder, followingTeams, spoilerFree } = reader;
        const rules = adoptedRules(
          { leaguesOrder, followingTeams, settings: { spoilerFree: spoilerFree ? 1 : 0, ...(isChosen ? { timeZone: zone } : {}) } },
          `<ul class="band" data-band="${kind}" data-shift="0">${rows.join('')}</ul>`,
        );
        const sides = (teamId: number) => ({ left: unscored({ id: teamId }), right: unscored({ id: 5 }) });
        const coming = matches.map(({ id, beginAt, rank, strength, leagueId, teamId, fed }) => ({
          match: notStartedMatch({ id, beginAt, leagueId, ...sides(teamId), ...(fed ? { round } : {}) }),
          ...{ rank, strength },
        }));
        const results = matches.map(({ id, beginAt, rank, leagueId, teamId, fed }) => ({
          match: finishedMatch({
            ...{ id, beginAt, leagueId, left: scored({ id: teamId }), right: scored({ id: 5 }) },
            ...(fed ? { round } : {}),
          }),
          rank,
        }));
        const { first } = kind === 'next' ? nextBand(coming, { ...reader, now: NOW, zone }) : latelyBand(results, reader);
        expect(chosen(rules)).toEqual(first.map(({ match }) => match.id));
      }),
      { numRuns: 150 },
    );
    vi.useRealTimers();
  });
});
