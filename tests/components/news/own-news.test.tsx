// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NewsView, type NewsViewProps } from '../../../components/views/NewsView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { toggleLeague } from '../../../lib/client/following/following-store';
import type { NewsItem } from '../../../lib/domain/news/news';
import { renderSite } from '../../support/render-site';

beforeAll(() => void toggleLeague(293));
afterEach(() => vi.unstubAllGlobals());

const filter = { leagueId: null, teamId: null, name: '' };
const view = (props: Partial<NewsViewProps>) =>
  renderSite(<NewsView items={[]} page={1} pages={64} leagues={[]} filter={filter} {...props} />);

const article = (id: number, leagueId: number): NewsItem => ({
  kind: 'article',
  id: `article${String(id).padStart(4, '0')}`,
  at: '2023-08-19T08:00:00Z',
  title: `Article ${id}`,
  spoils: 'nothing',
  summary: '',
  sourceName: 'Feed',
  url: 'https://example.org/',
  language: 'en',
  leagues: [{ id: leagueId, name: 'LCK' }],
  teams: [],
});

/** `/api/news` with this many own items on each page; returns which pages were asked for. */
function serveNews(ownOfPage: number): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const page = Number(new URL(path, 'http://localhost').searchParams.get('page'));
    asked.push(page);
    const items = Array.from({ length: 25 }, (_, index) => article(page * 100 + index, index < ownOfPage ? 293 : 4));
    return Promise.resolve(Response.json({ items }));
  });
  return asked;
}

const settle = async (): Promise<void> => {
  for (let step = 0; step < 60; step += 1) await act(async () => void (await new Promise((done) => setTimeout(done, 1))));
};

it('a list that is cut down to the visitor’s own is filled from older pages, says no number of pages, and reads on when asked to', async () => {
  const asked = serveNews(10);
  view({});
  expect(screen.getByText('Page 1 of 64')).toBeTruthy();
  expect(asked).toEqual([]);
  cleanup();
  saveSettings({ showFollowingLeaguesOnly: true });
  view({ items: [article(1, 293), article(2, 4)] });
  await settle();
  expect(screen.queryByText('Page 1 of 64')).toBeNull();
  expect(asked).toEqual([2, 3, 4]);
  expect(screen.getAllByText(/^Article/)).toHaveLength(31);
  act(() => screen.getByRole('button', { name: 'Older' }).click());
  await settle();
  expect(asked).toEqual([2, 3, 4, 5, 6, 7]);
});

it('it stops after a number of pages without anything of the visitor’s, at the last page, and where none comes', async () => {
  saveSettings({ showFollowingLeaguesOnly: true });
  const asked = serveNews(0);
  view({});
  await settle();
  expect(asked).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(screen.getByText('Nothing of yours on this page')).toBeTruthy();
  cleanup();
  view({ page: 63 });
  await settle();
  expect(asked.slice(8)).toEqual([64]);
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/news');
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  view({});
  await settle();
  expect(screen.getByRole('button', { name: 'Older' })).toBeTruthy();
});
