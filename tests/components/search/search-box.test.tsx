// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../lib/domain/page/paths';
import { SearchBox } from '../../../components/search/SearchBox';
// Loaded with an answer: the clock of these tests does not wait for files.
import '../../../lib/domain/search/found';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import type { SearchAnswer, FoundMatch } from '../../../lib/domain/search/found';
import type { SearchEntry } from '../../../lib/domain/search/search-entry';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { renderSite, siteRouter } from '../../support/render-site';

const entry = (type: SearchEntry['type'], id: number, name: string, acronym = ''): SearchEntry => ({
  type,
  id,
  name,
  acronym,
  img: null,
  key: `${type}-${id}`,
});

const INDEX: Readonly<Record<string, readonly SearchEntry[]>> = {
  te: [
    entry('team', 3, 'Team Whales', 'TW'),
    entry('team', 2, 'Team Liquid', 'TL'),
    entry('player', 9, 'Tenten'),
    entry('league', 4, 'Teamfight Cup'),
  ],
  az: [entry('champion', 268, 'Azir')],
  fa: [entry('player', 5, 'Faker'), entry('player', 6, 'Fate')],
};

const GEN = entry('team', 1, 'Gen.G', 'GEN');
const T1 = { ...entry('team', 77, 'T1', 'T1'), league: 'LCK', also: ['SKT'] };

function meeting(id: number, beginAt: string, round = false): FoundMatch {
  const side = ({ id: teamId, name, acronym }: SearchEntry) => ({ id: teamId, name, abbr: acronym, img: null });
  const match = { id, beginAt, status: 'finished', leagueName: 'LCK', left: side(T1), right: side(GEN) };
  return round ? { ...match, round: { part: 'single', name: 'final', round: 1, match: null } } : match;
}

const NOTHING: SearchAnswer = { entries: [], near: false, pair: null };

/** What the server finds for whole texts. */
const WHOLE: Readonly<Record<string, SearchAnswer>> = {
  't1 roster': { ...NOTHING, entries: [T1] },
  fakr: { entries: [{ ...entry('player', 5, 'Faker'), role: 'mid', team: 'T1' }], near: true, pair: null },
  't1 gen': {
    ...NOTHING,
    pair: {
      kind: 'team',
      left: T1,
      right: GEN,
      next: [],
      last: [meeting(3, '2023-08-19T08:00:00Z', true), meeting(2, '2023-07-08T08:00:00Z'), meeting(1, '2023-06-10T08:00:00Z')],
    },
  },
  'gen t1': {
    ...NOTHING,
    pair: { kind: 'team', left: GEN, right: T1, next: [{ ...meeting(4, '2023-08-20T08:00:00Z'), status: 'running' }], last: [] },
  },
  'dark mode': { ...NOTHING, entries: [entry('team', 30, 'Dark Passage', 'DP')] },
  oohyu: { ...NOTHING, entries: [{ ...entry('player', 31, 'Bashas'), person: 'Han Oo-hyun' }] },
  'worlds 2022': { ...NOTHING, entries: [{ ...entry('serie', 48, 'World Championship 2022'), beginAt: '2022-09-29T20:00:00Z' }] },
};

type Pending = {
  readonly prefix: string;
  readonly answer: (entries: readonly SearchEntry[]) => Promise<void>;
  readonly fail: () => Promise<void>;
};

let pending: Pending[] = [];
/** With `held`, answers wait until the test gives them. */
let held = false;

function respond(entries: readonly SearchEntry[]): Response {
  return new Response(JSON.stringify({ entries }), { headers: { 'Content-Type': 'application/json' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  pending = [];
  held = false;
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string) => {
    const asked = new URL(path, 'http://site.test').searchParams;
    const whole = asked.get('q');
    if (whole !== null) return Promise.resolve(Response.json(WHOLE[whole] ?? NOTHING));
    const prefix = asked.get('prefix') ?? '';
    return new Promise<Response>((resolve, reject) => {
      pending.push({
        prefix,
        answer: (entries) => act(async () => resolve(respond(entries))),
        fail: () => act(async () => reject(new TypeError('offline'))),
      });
      if (!held) resolve(respond(INDEX[prefix] ?? []));
    });
  });
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (text: string) => {
  fireEvent.focus(input());
  fireEvent.change(input(), { target: { value: text } });
};
const press = (key: string) => fireEvent.keyDown(input(), { key });
/** The names in the panel, without the last line, which leads to all results. */
const options = () =>
  screen.queryAllByRole('option').flatMap((option) => {
    const name = option.querySelector('.words > span')?.textContent ?? '';
    return name.startsWith('All results') ? [] : [name];
  });
const groups = () => screen.queryAllByRole('group').map((group) => group.firstChild?.textContent);
const active = () => screen.queryAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent ?? null;
const prefixes = () => pending.map((request) => request.prefix);
const panel = () => document.querySelector('[role=search] [role=status]')?.textContent ?? null;

/** The box, and what changes the page. */
function showWithRouter() {
  const push = vi.fn(() => Promise.resolve(true));
  renderSite(<SearchBox />, siteRouter({ push }).router);
  return push;
}

async function search(text: string): Promise<void> {
  type(text);
  await rest(500);
}

describe('typing', () => {
  it.each(['', 't', ' t ', '    '])('shows the two-character hint for %j', (text) => {
    renderSite(<SearchBox />);
    type('x');
    type(text);
    expect(panel()).toBe('Type at least 2 characters');
  });

  it('sends no request for fewer than two characters', async () => {
    renderSite(<SearchBox />);
    await search(' t ');
    expect(prefixes()).toEqual([]);
  });

  it('waits 500 ms before it sends a request, and sends one for all that was typed meanwhile', async () => {
    renderSite(<SearchBox />);
    type('te');
    await rest(499);
    expect(prefixes()).toEqual([]);
    type('tea');
    await rest(499);
    expect(prefixes()).toEqual([]);
    await rest(1);
    expect(prefixes()).toEqual(['te']);
  });

  it('groups league, team, player, each by name', async () => {
    renderSite(<SearchBox />);
    await search('te');
    expect(groups()).toEqual(['Tournaments', 'Teams', 'Players', 'More']);
    expect(options()).toEqual(['Teamfight Cup', 'Team Liquid', 'Team Whales', 'Tenten']);
  });

  it('leads to champions, unless the site shows no statistics', async () => {
    renderSite(<SearchBox />);
    await search('azir');
    expect(screen.getByRole('option', { name: /Azir/ }).getAttribute('href')).toBe('/champion/268/azir');
    cleanup();
    renderSite(
      <SiteProvider value={{ ...BARE_SITE, hasStats: false }}>
        <SearchBox />
      </SiteProvider>,
    );
    await search('azir');
    expect(options()).toEqual([]);
  });

  it('leads to the pages of the navigation, by their names and other words for them', async () => {
    const found = async (text: string) => {
      await search(text);
      const hits = screen.queryAllByRole('option').map((option) => [option.textContent, option.getAttribute('href')] as const);
      return hits.filter(([, href]) => !href?.startsWith(paths.search()));
    };
    renderSite(<SearchBox />);
    expect(await found('catch')).toEqual([['Catch up', '/catch-up']]);
    expect(await found('vods')).toEqual([['Videos', '/videos']]);
    expect(await found('predictions')).toEqual([]);
    cleanup();
    renderSite(
      <SiteProvider value={{ ...BARE_SITE, hasPlay: true }}>
        <SearchBox />
      </SiteProvider>,
    );
    expect(await found('predictions')).toEqual([['Predictions', '/play/predictions']]);
  });

  it('filters in the browser when the keyword extends what is loaded', async () => {
    renderSite(<SearchBox />);
    await search('te');
    await search('Team L');
    expect(options()).toEqual(['Team Liquid']);
    await search('tentEN');
    expect(options()).toEqual(['Tenten']);
    expect(prefixes()).toEqual(['te']);
  });

  it('sends another request for another beginning', async () => {
    renderSite(<SearchBox />);
    await search('te');
    await search('fak');
    expect(prefixes()).toEqual(['te', 'fa']);
    expect(options()).toEqual(['Faker']);
  });

  it('matches acronyms', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(respond([entry('team', 2, 'Team Liquid', 'TL')])));
    renderSite(<SearchBox />);
    await search('tl');
    expect(options()).toEqual(['Team Liquid']);
  });

  it('says that nothing was found', async () => {
    renderSite(<SearchBox />);
    await search('zz');
    expect(panel()).toBe('No results · Check the spelling or try something shorter.');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('accepts 254 characters', () => {
    renderSite(<SearchBox />);
    expect(input().maxLength).toBe(254);
    type('a'.repeat(300));
    expect(input().value).toHaveLength(254);
  });
});

describe('a late or missing answer', () => {
  it('is ignored unless it is for the latest input', async () => {
    held = true;
    renderSite(<SearchBox />);
    await search('te');
    await search('fa');
    await pending[1]?.answer(INDEX['fa'] ?? []);
    await pending[0]?.answer(INDEX['te'] ?? []);
    expect(options()).toEqual(['Faker', 'Fate']);
  });

  it('shows nothing after clearing', async () => {
    held = true;
    renderSite(<SearchBox />);
    await search('te');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await pending[0]?.answer(INDEX['te'] ?? []);
    expect(options()).toEqual([]);
    expect(panel()).toBe('Type at least 2 characters');
  });

  it('ends loading silently, and the next input sends a new request', async () => {
    held = true;
    renderSite(<SearchBox />);
    await search('te');
    expect(document.querySelector('[role=search] [aria-busy=true]')).not.toBeNull();
    await pending[0]?.fail();
    expect(panel()).toBeNull();
    held = false;
    await search('tea');
    expect(prefixes()).toEqual(['te', 'te']);
    expect(options()).not.toEqual([]);
  });

  it('is forgotten after clearing', async () => {
    renderSite(<SearchBox />);
    await search('te');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(input().value).toBe('');
    await search('te');
    expect(prefixes()).toEqual(['te', 'te']);
  });
});

describe('the keyboard', () => {
  it('moves down and up through all groups, and back to the input', async () => {
    renderSite(<SearchBox />);
    await search('te');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    press('ArrowDown');
    expect(active()).toContain('Teamfight Cup');
    expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Teamfight Cup');
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toContain('Tenten');
    press('ArrowDown');
    expect(active()).toContain('All results');
    press('ArrowDown');
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()).toContain('All results');
  });

  it('opens the reached item with Enter and starts over', async () => {
    const push = showWithRouter();
    await search('te');
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(push).toHaveBeenCalledWith('/team/2/team-liquid');
    expect(input().value).toBe('');
    expect(options()).toEqual([]);
  });

  it('opens the first item where none was reached', async () => {
    const push = showWithRouter();
    await search('fa');
    press('Enter');
    expect(push).toHaveBeenCalledWith('/player/5/faker');
  });

  it('opens nothing without results, nor while a syllable is being composed', async () => {
    const push = showWithRouter();
    press('Enter');
    await search('fa');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(push).not.toHaveBeenCalled();
  });

  it('closes the list with Escape, then clears', async () => {
    renderSite(<SearchBox />);
    await search('te');
    press('Escape');
    expect(options()).toEqual([]);
    expect(input().value).toBe('te');
    press('Escape');
    expect(input().value).toBe('');
  });

  it('closes the list when it leaves the box', async () => {
    renderSite(<SearchBox />);
    await search('te');
    fireEvent.blur(input(), { relatedTarget: document.body });
    expect(options()).toEqual([]);
  });
});

describe('a result', () => {
  it.each([
    ['league', '/league/4/teamfight-cup'],
    ['team', '/team/2/team-liquid'],
    ['player', '/player/9/tenten'],
  ])('of type %s leads to %s', async (_, href) => {
    renderSite(<SearchBox />);
    await search('te');
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toContain(href);
  });
});

describe('what the two-character index does not have', () => {
  it('is requested by the full text: a similar name', async () => {
    renderSite(<SearchBox />);
    await search('fakr');
    expect(groups()).toEqual(['Did you mean', 'More']);
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('FakerMid · T1');
  });

  it('says the real name that a player was found by', async () => {
    renderSite(<SearchBox />);
    await search('oohyu');
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toContain('Bashas“Han Oo-hyun”');
    expect(first?.querySelector('mark')?.textContent).toBe('Oo-hyu');
  });

  it('includes seasons', async () => {
    renderSite(<SearchBox />);
    await search('worlds 2022');
    expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/serie/48/world-championship-2022');
  });

  it('includes pages of the site, by name or by the role that their figures cover', async () => {
    renderSite(<SearchBox />);
    await search('mid');
    expect(screen.getByRole('option', { name: 'Stats: Mid' }).getAttribute('href')).toBe('/stats?role=mid');
    await search('standings');
    expect(screen.getByRole('option', { name: 'Standings' }).getAttribute('href')).toBe('/standings');
  });

  it('does not take a part of a page’s name for a team', async () => {
    renderSite(<SearchBox />);
    await search('dark mode');
    expect(options()).toEqual(['Settings']);
  });

  it('begins with the page of a team that a word names', async () => {
    const push = showWithRouter();
    await search('t1 roster');
    expect(options()).toEqual(['T1 · Players', 'T1']);
    press('Enter');
    expect(push).toHaveBeenCalledWith('/team/77/t1');
  });

  it('leads to the page of results where nothing is found', async () => {
    const push = showWithRouter();
    await search('qqqq');
    press('Enter');
    expect(push).toHaveBeenCalledWith('/search?q=qqqq');
  });
});

describe('two teams', () => {
  const times = () => [...document.querySelectorAll('[role=option] time')].map((time) => time.getAttribute('datetime')?.slice(0, 10));

  it('are found with their latest matches, without a score, and a link to compare them', async () => {
    renderSite(<SearchBox />);
    await search('t1 gen');
    expect(groups()).toEqual(['T1 vs GEN', 'Teams and players', 'More']);
    expect(times()).toEqual(['2023-08-19', '2023-07-08']);
    expect(screen.getByRole('option', { name: 'Compare T1 and GEN' }).getAttribute('href')).toBe('/compare?teams=77,1');
  });

  it('call a running match live, not their next one', async () => {
    renderSite(<SearchBox />);
    await search('gen t1');
    expect(
      screen
        .getByText(/^Live ·/)
        .closest('[role=option]')
        ?.getAttribute('href'),
    ).toContain('/match/4/');
    expect(screen.queryByText(/^Next match/)).toBeNull();
  });

  it('are never listed with a knockout match while results are hidden, nor with a gap in its place', async () => {
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    renderSite(<SearchBox />);
    await search('t1 gen');
    expect(times()).toEqual(['2023-07-08', '2023-06-10']);
    saveSettings(DEFAULT_SETTINGS);
  });
});

describe('before anything is typed', () => {
  it('shows recently opened entries, until they are cleared', async () => {
    showWithRouter();
    await search('fa');
    press('Enter');
    fireEvent.focus(input());
    expect(groups()).toEqual(['Recent searches']);
    expect(options()).toEqual(['Faker']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(options()).toEqual([]);
    expect(localStorage.getItem('recentSearches')).toBe('[]');
  });

  it('shows top leagues', () => {
    renderSite(<SearchBox topLeagues={[{ id: 293, name: 'LCK', acronym: 'LCK', img: null, regionId: 6, flag: 'kr' }]} />);
    fireEvent.focus(input());
    expect(groups()).toEqual(['Popular']);
    expect(screen.getByRole('option').getAttribute('href')).toBe('/league/293/lck');
  });
});
