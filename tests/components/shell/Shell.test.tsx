// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '../../../components/shell/Shell';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { toggleLeague, toggleTeam } from '../../../lib/client/following/following-store';
import { LOCALES } from '../../../lib/domain/settings/locales';
import type { ShellData } from '../../../lib/domain/site/shell-data';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { localizedPath } from '../../../lib/i18n/localized-path';
import { translator } from '../../../lib/i18n/message-registry';
import { renderSite, siteRouter } from '../../support/render-site';
import { shellAt, fakeApi, withOwnCache } from '../../support/schedule-rig';

const NOW = '2023-08-19T07:18:00Z';
const MATCH = notStartedMatch();
const data: ShellData = {
  ...shellAt(NOW, [MATCH]),
  siteUrl: 'https://riftweek.example',
  clockShiftMs: Date.parse(NOW) - Date.now(),
  simulated: false,
  credits: 'pandascore',
  topLeagues: [
    { id: 297, name: 'World Championship', acronym: 'Worlds', img: null, regionId: 4, flag: 'un' },
    { id: 293, name: 'LCK', acronym: 'LCK', img: null, regionId: 6, flag: 'kr' },
  ],
  system: {
    APP_LINK_ANDROID: '',
    APP_LINK_IOS: '',
    CONTACT_WAIT_TIME: 120,
    stats: true,
  },
};

const phone = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  fakeApi([MATCH]);
  // jsdom lays nothing out: the window is a phone's, and everything has a box.
  vi.stubGlobal('matchMedia', () => phone);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(overrides: Partial<ShellData> = {}, site = siteRouter()): ReturnType<typeof siteRouter> {
  renderSite(withOwnCache(<Shell data={{ ...data, ...overrides }}>Page</Shell>), site.router);
  return site;
}

const navigation = (): HTMLElement => screen.getByRole('navigation', { name: 'Main navigation' });
const isOpen = (panel: HTMLElement): boolean => panel.hasAttribute('data-open');
/** A button of the phone's upper bar, which is the page's first header. */
function barButton(name: string): HTMLElement {
  const [bar] = screen.getAllByRole('banner');
  return within(bar ?? document.body).getByRole('button', { name });
}
const lowerBar = () => within(screen.getByRole('navigation', { name: 'Quick links' }));

describe('the lower bar of a phone', () => {
  it('links four pages, marks the current one, and leads to all others without scripts, too', () => {
    show({}, siteRouter({ pathname: '/match/[id]/[slug]' }));
    const links = lowerBar().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Home', '/', null],
      ['Matches', '/matches?time=today', 'true'],
      ['Mine', '/following', null],
      ['Standings', '/standings', null],
    ]);
    expect(lowerBar().getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('navigation', { name: 'All pages' }).id).toBe('all-pages');
  });
});

describe('the side navigation', () => {
  it('links the main pages in order, then behind "More" the others, and marks the current one', () => {
    show();
    const links = within(navigation()).getAllByRole('link');
    const main = links.slice(1, 7);
    expect(main.map((link) => link.textContent)).toEqual(['Home', 'Matches', 'My matches', 'Standings', 'Stats', 'News']);
    expect(links.filter((link) => link.getAttribute('aria-current') !== null)).toEqual(main.slice(0, 1));
    const more = links.filter((link) => link.closest('details') !== null);
    expect(links.indexOf(more[0] ?? expect.fail())).toBe(7);
    expect(more.map((link) => link.textContent)).toEqual(expect.arrayContaining(['Rankings', 'Videos']));
  });

  it('has what is behind "More" open on a page of it', () => {
    const isOpen = () => navigation().querySelector('details')?.open;
    show();
    expect(isOpen()).toBe(false);
    cleanup();
    show({}, siteRouter({ pathname: '/rankings' }));
    expect(isOpen()).toBe(true);
  });

  it('has no link to statistics where the site shows none, and neither has the footer', () => {
    const links = () => screen.queryAllByRole('link', { name: /^(Stats|Compare)$/ }).map((link) => link.getAttribute('href'));
    show();
    expect(links()).toEqual(['/stats', '/compare', '/stats', '/compare']);
    cleanup();
    renderSite(
      withOwnCache(
        <SiteProvider value={{ ...BARE_SITE, hasStats: false }}>
          <Shell data={data}>Page</Shell>
        </SiteProvider>,
      ),
    );
    expect(links()).toEqual([]);
  });

  it('lists the top tournaments, followed ones first', () => {
    show();
    const list = () => within(within(navigation()).getByRole('region', { name: /tournaments$/ }));
    expect(
      list()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/leagues', '/league/297/world-championship', '/league/293/lck']);
    act(() => void toggleLeague(4197));
    expect(
      list()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Tournaments', 'LECLEC', 'WCWorlds', 'LCKLCK']);
  });

  it('lists followed teams, in the order of following', async () => {
    const team = { id: 126061, name: 'T1', acronym: 'T1', img: null };
    const other = { id: 2882, name: 'Gen.G', acronym: 'GEN', img: null };
    const followed = { leagues: [], teams: [team, other], players: [], running: [], upcoming: [], latest: [] };
    vi.stubGlobal('fetch', (url: string) =>
      url.startsWith('/api/following') ? Promise.resolve(Response.json(followed)) : Promise.reject(new TypeError('offline')),
    );
    show();
    act(() => [2882, 126061].forEach((id) => void toggleTeam(id)));
    await waitFor(() => {
      const teams = within(within(navigation()).getByRole('list', { name: 'Your teams and leagues' })).getAllByRole('link');
      expect(teams.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['GENGen.G', '/team/2882/gen-g'],
        ['T1T1', '/team/126061/t1'],
      ]);
    });
  });

  it('opens privacy policy and terms in a new tab', () => {
    show();
    for (const name of ['Privacy policy', 'Terms of use']) {
      expect(within(navigation()).getByRole('link', { name }).getAttribute('target')).toBe('_blank');
    }
  });
});

describe('the drawers of a small window', () => {
  it('trap the focus, make the rest inert, and return the focus on Escape', async () => {
    show();
    const more = lowerBar().getByRole('button', { name: 'More' });
    await userEvent.click(more);
    expect(isOpen(navigation())).toBe(true);
    expect(navigation().contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Page').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(navigation())).toBe(false);
    expect(document.activeElement).toBe(more);
    expect(screen.getByText('Page').closest('[inert]')).toBeNull();
  });

  it('show all pages in one list', async () => {
    show();
    await userEvent.click(lowerBar().getByRole('button', { name: 'More' }));
    expect(within(navigation()).getByRole('link', { name: 'Rankings' })).toBeTruthy();
    expect(within(navigation()).queryByText('More')).toBeNull();
  });

  it('close when the page changes', async () => {
    const site = show();
    await userEvent.click(lowerBar().getByRole('button', { name: 'More' }));
    act(() => site.emit('routeChangeStart', '/leagues'));
    expect(isOpen(navigation())).toBe(false);
  });

  it('close when the window becomes wide enough for columns', async () => {
    show();
    await userEvent.click(barButton('Open weekly schedule'));
    act(() => void phone.dispatchEvent(new Event('change')));
    expect(isOpen(screen.getByRole('complementary', { name: 'Weekly schedule' }))).toBe(false);
  });

  it('the schedule closes when a match is selected', async () => {
    show();
    await userEvent.click(barButton('Open weekly schedule'));
    const schedule = screen.getByRole('complementary', { name: 'Weekly schedule' });
    expect(isOpen(schedule)).toBe(true);
    const link = await waitFor(() => {
      const found = schedule.querySelector<HTMLElement>('a[href^="/match/"]');
      expect(found).not.toBeNull();
      return found;
    });
    if (link) await userEvent.click(link);
    expect(isOpen(schedule)).toBe(false);
  });
});

describe('the search slot', () => {
  it('passes its text and the focus to the real box once that is loaded', async () => {
    show();
    await userEvent.type(within(navigation()).getByRole('searchbox'), 'g');
    const box = await within(navigation()).findByRole('combobox');
    expect(box).toHaveProperty('value', 'g');
    expect(document.activeElement).toBe(box);
  });
});

describe('the page', () => {
  it('says that a season is simulated, and only then', () => {
    show({ simulated: true });
    expect(screen.queryByText(/simulated season/)).not.toBeNull();
    cleanup();
    show();
    expect(screen.queryByText(/simulated season/)).toBeNull();
  });

  it('starts with a skip link to the content', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('ends with the Riot Games notice', () => {
    show();
    expect(within(screen.getByRole('contentinfo')).queryByText(/^Riftweek covers pro League of Legends/)).not.toBeNull();
    expect(within(screen.getByRole('contentinfo')).queryByText(/Legal Jibber Jabber.*does not endorse or sponsor/)).not.toBeNull();
  });
});

describe('the contact box', () => {
  it('is on every page except the support page', () => {
    show();
    expect(screen.getByRole('region', { name: 'Contact us' })).toBeTruthy();
    cleanup();
    show({}, siteRouter({ pathname: '/contact' }));
    expect(screen.queryByRole('region', { name: 'Contact us' })).toBeNull();
  });
});

describe('the question whether page views may be counted', () => {
  it.each([
    [true, 1],
    [undefined, 0],
  ])('is on pages where they are counted (%s), nowhere else', (pageViews, count) => {
    document.cookie = 'cookieConsent=; path=/; max-age=0';
    show(pageViews ? { pageViews } : {});
    expect(screen.queryAllByRole('region', { name: 'Page views' })).toHaveLength(count);
  });
});

describe('the footer', () => {
  it.each(LOCALES)('leads to the page about the site in %s', (locale) => {
    show({}, siteRouter({ locale }));
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: translator(locale)('shell.aboutPage') });
    expect(link.getAttribute('href')).toBe(localizedPath(locale, '/about'));
    expect(link.getAttribute('target')).toBeNull();
  });

  it.each([
    ['pandascore', 'Data on schedules, results and statistics: PandaScore', ['https://www.pandascore.co/']],
    ['oracles-elixir', 'Data on schedules, results and statistics: Oracle’s Elixir', ['https://oracleselixir.com/']],
    [
      'pandascore, oracles-elixir',
      'Schedules and results: PandaScore · Statistics: PandaScore, Oracle’s Elixir',
      ['https://www.pandascore.co/', 'https://www.pandascore.co/', 'https://oracleselixir.com/'],
    ],
    ['none', '', []],
  ] as const)('names the sources of the data (%s), of which a simulated season has none', (credits, text, hrefs) => {
    show({ credits });
    const footer = screen.getByRole('contentinfo');
    if (text !== '') expect(footer.textContent).toContain(text);
    const links = within(footer).queryAllByRole('link', { name: /PandaScore|Elixir/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });
});
