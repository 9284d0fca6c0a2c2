import type { NewsArticle } from '../../lib/domain/news/news';

/** An article of a feed that tells no result, varied by overrides. */
export function article(overrides: Partial<NewsArticle> = {}): NewsArticle {
  return {
    kind: 'article',
    id: '0123456789abcdef',
    at: '2023-08-18T10:00:00.000Z',
    title: 'An interview with T1',
    spoils: 'nothing',
    summary: 'Words',
    html: '',
    sourceName: 'Somewhere',
    url: 'https://example.org/a',
    language: 'en',
    leagues: [],
    teams: [],
    ...overrides,
  };
}
