// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchView, type SearchPageData } from '../../../components/views/SearchView';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { renderSite } from '../../support/render-site';

const EMPTY: SearchPageData = { text: null, entries: [], near: false, pair: null, part: null, matches: null };
const pages = (): string[] =>
  within(screen.getByRole('region', { name: 'Pages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it.each([null, 'zzzz'])('the search for %s, which finds nothing, leads to the site’s pages', (text) => {
  renderSite(<SearchView {...EMPTY} text={text} />);
  expect(pages()).toEqual(expect.arrayContaining(['Matches', 'Standings', 'Stats', 'Tournaments', 'News']));
});

it('a search that names a page leads to that one alone', () => {
  renderSite(<SearchView {...EMPTY} text="standings" />);
  expect(pages()).toEqual(['Standings']);
});

it.each([
  ['quiz', 'Predictions · Quizzes', '/play/quizzes'],
  ["pick'em", "Predictions · Pick'em", '/play/pickem'],
  ['leaderboard', 'Predictions · Rankings', '/play/rankings'],
  ['sign up', 'Sign up', '/signup'],
  ['dark mode', 'Settings', '/settings'],
  ['notifications', 'Notifications', '/notifications'],
  ['embed', 'Developers', '/developers'],
  ['faq', 'About', '/about'],
  ['help', 'About', '/about'],
  ['privacy', 'Privacy policy', '/privacy-policy'],
  ['mid lane stats', 'Stats: Mid', '/stats?role=mid'],
  ['Spielplan', 'Matches', '/matches?time=today'],
  ['예측', 'Predictions', '/play/predictions'],
])('“%s” finds the page %s', (text, name, href) => {
  const indigo = { type: 'player', id: 1, name: 'Indigo', acronym: '', img: null, key: 'player-1' } as const;
  renderSite(
    <SiteProvider value={{ ...BARE_SITE, hasStats: true, hasPlay: true }}>
      <SearchView {...EMPTY} text={text} entries={[indigo]} near />
    </SiteProvider>,
  );
  const [page] = within(screen.getByRole('region', { name: 'Pages' })).getAllByRole('link');
  expect([page?.textContent, page?.getAttribute('href')]).toEqual([name, href]);
  expect(screen.queryByRole('link', { name: /Indigo/ })).toBeNull();
});

it('finds no page of a league or team that the text names only by its beginning', () => {
  const star = { type: 'team', id: 7, name: 'Star Horn', acronym: 'SHR', img: null, key: 'team-7' } as const;
  renderSite(<SearchView {...EMPTY} text="sta" entries={[star]} />);
  expect(screen.queryByRole('link', { name: /Star Horn · / })).toBeNull();
});

it('before a search, offers popular teams, none of which is a result', () => {
  const t1 = { type: 'team', id: 77, name: 'T1', acronym: 'T1', img: null, key: 'team-77' } as const;
  renderSite(<SearchView {...EMPTY} entries={[t1]} />);
  const popular = within(screen.getByRole('region', { name: 'Popular' }));
  expect(popular.getByRole('link', { name: 'T1' }).getAttribute('href')).toBe('/team/77/t1');
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual(['found-popular', 'found-pages']);
});

it('says which words find nothing where the others do, unless the whole names a page', () => {
  const lck = { type: 'league', id: 293, name: 'LCK', acronym: 'LCK', img: null, key: 'league-293' } as const;
  const { unmount } = renderSite(<SearchView {...EMPTY} text="LCK summer" entries={[lck]} part={{ shown: 'LCK', dropped: 'summer' }} />);
  expect(screen.getByText('No results for “summer”. Showing “LCK”.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /LCK/ }).getAttribute('href')).toBe('/league/293/lck');
  unmount();
  renderSite(<SearchView {...EMPTY} text="power ranking" entries={[lck]} part={{ shown: 'power', dropped: 'ranking' }} />);
  expect(pages()).toEqual(['Rankings']);
  expect(screen.queryByRole('link', { name: /LCK/ })).toBeNull();
});

it.each([
  ['LCK standings', 'LCK · Standings', '/standings?league=293'],
  ['worlds bracket', 'Worlds · Standings', '/standings?league=297'],
  ['lck schedule', 'LCK · Matches', '/matches?time=today&league=293'],
  ['lck stats', 'LCK · Stats', '/stats?scope=league:293'],
  ['T1 roster', 'T1 · Players', '/team/77/t1'],
  ['t1 results', 'T1 · Matches', '/team/77/t1?tab=matches'],
  ['t1 news', 'T1 · News', '/news?team=77'],
  ['LCK 순위', 'LCK · Standings', '/standings?league=293'],
  ['T1 kader', 'T1 · Players', '/team/77/t1'],
  ['lck lịch thi đấu', 'LCK · Matches', '/matches?time=today&league=293'],
])('a page of a league or team, as in “%s”, is the first result, and no word of it is called unknown', (text, name, href) => {
  const entries = {
    lck: { type: 'league', id: 293, name: 'LCK', acronym: 'LCK', img: null, key: 'league-293' },
    worlds: { type: 'league', id: 297, name: 'World Championship', acronym: 'Worlds', img: null, key: 'league-297' },
    t1: { type: 'team', id: 77, name: 'T1', acronym: 'T1', img: null, key: 'team-77' },
  } as const;
  const [shown = '', ...others] = text.split(' ');
  const dropped = others.join(' ');
  const [entry] = Object.entries(entries).flatMap(([key, each]) => (key === shown.toLowerCase() ? [each] : []));
  renderSite(<SearchView {...EMPTY} text={text} entries={entry ? [entry] : []} part={{ shown, dropped }} />);
  const best = within(screen.getByRole('region', { name: 'Top result' })).getAllByRole('link');
  expect(best.map((link) => [link.textContent, link.getAttribute('href')])[0]).toEqual([name, href]);
  expect(best).toHaveLength(2);
  expect(screen.queryByText(/^No results for/)).toBeNull();
});
