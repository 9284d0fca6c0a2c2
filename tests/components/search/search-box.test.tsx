// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../components/search/SearchBox';
// Loaded with an answer: the clock of these tests does not wait for files.
import '../../../lib/domain/search/search-entry';
import { StatsProvider } from '../../../lib/client/stats-switch';
import type { SearchEntry } from '../../../lib/domain/search/search-entry';
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
  vi.stubGlobal('fetch', (path: string) => {
    const prefix = new URL(path, 'http://site.test').searchParams.get('prefix') ?? '';
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
  cleanup();
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
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.queryAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent ?? null;
const prefixes = () => pending.map((request) => request.prefix);
const panel = () => document.querySelector('[role=search] [role=status]')?.textContent ?? null;

async function search(text: string): Promise<void> {
  type(text);
  await rest(500);
}

describe('typing', () => {
  it.each(['', 't', ' t ', '    '])('hints at two characters for %j', (text) => {
    renderSite(<SearchBox />);
    type('x');
    type(text);
    expect(panel()).toBe('Type at least 2 characters');
  });

  it('asks nothing for fewer than two characters', async () => {
    renderSite(<SearchBox />);
    await search(' t ');
    expect(prefixes()).toEqual([]);
  });

  it('rests 500 ms before it asks, and asks once for what was typed meanwhile', async () => {
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
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual(['Tournaments', 'Teams', 'Players']);
    expect(screen.getAllByRole('option').map((option) => option.children[1]?.textContent)).toEqual([
      'Teamfight Cup',
      'Team Liquid',
      'Team Whales',
      'Tenten',
    ]);
  });

  it('leads to champions, unless the site shows no statistics', async () => {
    renderSite(<SearchBox />);
    await search('azir');
    expect(screen.getByRole('option', { name: 'Azir' }).getAttribute('href')).toBe('/champion/268/azir');
    cleanup();
    renderSite(
      <StatsProvider value={false}>
        <SearchBox />
      </StatsProvider>,
    );
    await search('azir');
    expect(options()).toEqual([]);
  });

  it('filters here when the keyword extends what is loaded', async () => {
    renderSite(<SearchBox />);
    await search('te');
    await search('Team L');
    expect(options()).toEqual(['TLTeam LiquidTL']);
    await search('tentEN');
    expect(screen.getAllByRole('option').map((option) => option.children[1]?.textContent)).toEqual(['Tenten']);
    expect(prefixes()).toEqual(['te']);
  });

  it('asks again for another beginning', async () => {
    renderSite(<SearchBox />);
    await search('te');
    await search('fak');
    expect(prefixes()).toEqual(['te', 'fa']);
    expect(screen.getAllByRole('option').map((option) => option.children[1]?.textContent)).toEqual(['Faker']);
  });

  it('matches acronyms', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(respond([entry('team', 2, 'Team Liquid', 'TL')])));
    renderSite(<SearchBox />);
    await search('tl');
    expect(options()).toEqual(['TLTeam LiquidTL']);
  });

  it('says that there is nothing', async () => {
    renderSite(<SearchBox />);
    await search('zz');
    expect(panel()).toBe('No results');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('takes 254 characters', () => {
    renderSite(<SearchBox />);
    expect(input().maxLength).toBe(254);
    type('a'.repeat(300));
    expect(input().value).toHaveLength(254);
  });
});

describe('what comes too late or not at all', () => {
  it('only the answer to the latest input counts', async () => {
    held = true;
    renderSite(<SearchBox />);
    await search('te');
    await search('fa');
    await pending[1]?.answer(INDEX['fa'] ?? []);
    await pending[0]?.answer(INDEX['te'] ?? []);
    expect(screen.getAllByRole('option').map((option) => option.children[1]?.textContent)).toEqual(['Faker', 'Fate']);
  });

  it('an answer after clearing shows nothing', async () => {
    held = true;
    renderSite(<SearchBox />);
    await search('te');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await pending[0]?.answer(INDEX['te'] ?? []);
    expect(options()).toEqual([]);
    expect(panel()).toBe('Type at least 2 characters');
  });

  it('a failure ends loading without a word, and the next input asks again', async () => {
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

  it('clearing forgets what was loaded', async () => {
    renderSite(<SearchBox />);
    await search('te');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(input().value).toBe('');
    await search('te');
    expect(prefixes()).toEqual(['te', 'te']);
  });
});

describe('the keyboard', () => {
  it('walks down and up through all groups, and back to the input', async () => {
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
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()).toContain('Tenten');
  });

  it('opens the reached item with Enter and starts anew', async () => {
    const push = vi.fn(() => Promise.resolve(true));
    renderSite(<SearchBox />, siteRouter({ push }).router);
    await search('te');
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(push).toHaveBeenCalledWith('/team/2/team-liquid');
    expect(input().value).toBe('');
    expect(options()).toEqual([]);
  });

  it('opens the first item where none was reached', async () => {
    const push = vi.fn(() => Promise.resolve(true));
    renderSite(<SearchBox />, siteRouter({ push }).router);
    await search('fa');
    press('Enter');
    expect(push).toHaveBeenCalledWith('/player/5/faker');
  });

  it('opens nothing while there is nothing, nor while a syllable is being composed', async () => {
    const push = vi.fn(() => Promise.resolve(true));
    renderSite(<SearchBox />, siteRouter({ push }).router);
    press('Enter');
    await search('fa');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(push).not.toHaveBeenCalled();
  });

  it('Escape closes the list, then clears', async () => {
    renderSite(<SearchBox />);
    await search('te');
    press('Escape');
    expect(options()).toEqual([]);
    expect(input().value).toBe('te');
    press('Escape');
    expect(input().value).toBe('');
  });

  it('"/" anywhere comes here, except while typing elsewhere', () => {
    renderSite(
      <>
        <SearchBox />
        <textarea aria-label="elsewhere" />
        <button type="button">somewhere</button>
      </>,
    );
    // jsdom lays nothing out: an element without a box counts as hidden.
    input().getClientRects = () => Object.assign([new DOMRect(0, 0, 10, 10)], { item: () => null });
    fireEvent.keyDown(screen.getByLabelText('elsewhere'), { key: '/' });
    expect(document.activeElement).not.toBe(input());
    fireEvent.keyDown(screen.getByText('somewhere'), { key: '/', ctrlKey: true });
    expect(document.activeElement).not.toBe(input());
    fireEvent.keyDown(screen.getByText('somewhere'), { key: '/' });
    expect(document.activeElement).toBe(input());
  });

  it('leaving the box closes its list', async () => {
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
