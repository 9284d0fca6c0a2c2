// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetAfterEach, root, runScript } from '../support/pre-paint-rig';

resetAfterEach();

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

  it('is not made to a visitor who has chosen a language', () => {
    prefers('ko');
    root.lang = 'en';
    document.cookie = 'locale=en; path=/';
    runScript({}, '<main></main>');
    expect(offer()).toBeNull();
  });

  it('links to the same page, and remembers the choice', () => {
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

  it('never returns once it is closed', () => {
    prefers('ko');
    root.lang = 'en';
    runScript({}, '<main></main>');
    offer()?.querySelector('button')?.click();
    expect(offer()).toBeNull();
    expect(document.cookie).toContain('locale=en');
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
  ])('redirects %s to %s, and shows nothing of the first page', (address, to) => {
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
  ])('keeps the address where %s', (_, address, cookie, lang) => {
    visit(address, cookie, lang);
    expect(replace).not.toHaveBeenCalled();
    expect(root.style.visibility).toBe('');
  });
});
