// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '../../../components/shell/Shell';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { toggleLeague } from '../../../lib/client/following/following-store';
import type { ShellData } from '../../../lib/domain/page/shell-data';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteRouter } from '../../support/render-site';
import { shellAt, fakeApi, withOwnCache } from '../../support/schedule-rig';

const NOW = '2023-08-19T07:18:00Z';
const MATCH = notStartedMatch();
const data: ShellData = {
  ...shellAt(NOW, [MATCH]),
  siteUrl: 'https://riftweek.example',
  clockShiftMs: Date.parse(NOW) - Date.now(),
  simulated: false,
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
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(overrides: Partial<ShellData> = {}, site = siteRouter()): ReturnType<typeof siteRouter> {
  renderSite(withOwnCache(<Shell data={{ ...data, ...overrides }}>Page</Shell>), site.router);
  return site;
}

const navigation = (): HTMLElement => screen.getByRole('navigation', { name: 'Main navigation' });
const isOpen = (panel: HTMLElement): boolean => panel.hasAttribute('data-open');
/** A button of the phone's bar, which is the page's first header. */
function barButton(name: string): HTMLElement {
  const [bar] = screen.getAllByRole('banner');
  return within(bar ?? document.body).getByRole('button', { name });
}

describe('the side navigation', () => {
  it('links eight pages in order, then what is followed, and marks the current one', () => {
    show();
    const links = within(navigation()).getAllByRole('link').slice(1, 10);
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Matches',
      'Standings',
      'Rankings',
      'Stats',
      'Compare',
      'Tournaments',
      'News',
      'My matches',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', ...Array<null>(8).fill(null)]);
    expect(links.at(-1)?.getAttribute('href')).toBe('/following');
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

  it('lists the top tournaments for a visitor who follows none, else the followed ones', () => {
    show();
    const list = () => within(within(navigation()).getByRole('region', { name: /tournaments$/ }));
    expect(
      list()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/league/297/world-championship', '/league/293/lck']);
    act(() => void toggleLeague(4197));
    expect(list().getAllByRole('link')).toEqual([list().getByRole('link', { name: 'LEC' })]);
  });

  it('has a title of that list for users and one for visitors; styles show the right one', () => {
    show();
    const title = (whose: string) => navigation().querySelector(`h2 > [data-for="${whose}"]`)?.textContent;
    expect([title('user'), title('visitor')]).toEqual(['Your tournaments', 'Top tournaments']);
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
    const burger = barButton('Open navigation');
    await userEvent.click(burger);
    expect(isOpen(navigation())).toBe(true);
    expect(navigation().contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Page').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(navigation())).toBe(false);
    expect(document.activeElement).toBe(burger);
    expect(screen.getByText('Page').closest('[inert]')).toBeNull();
  });

  it('close when the page changes', async () => {
    const site = show();
    await userEvent.click(barButton('Open navigation'));
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
  it.each([
    [false, ['https://www.pandascore.co/']],
    [true, []],
  ])('names the source of the data, which a simulated season (%s) does not have', (simulated, hrefs) => {
    show({ simulated });
    const links = within(screen.getByRole('contentinfo')).queryAllByRole('link', { name: 'PandaScore' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });
});
