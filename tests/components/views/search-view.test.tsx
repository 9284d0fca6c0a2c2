// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchView, type SearchPageData } from '../../../components/views/SearchView';
import { renderSite } from '../../support/render-site';

const EMPTY: SearchPageData = { text: null, entries: [], near: false, pair: null, matches: null };
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
