// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchView, type SearchPageData } from '../../../components/views/SearchView';
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
