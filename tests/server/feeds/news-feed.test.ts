import { parseFeed as independentFeed } from '@rowanmanning/feed-parser';
import { parseFeed } from 'feedsmith';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DigestItem } from '../../../lib/domain/news/digest';
import { feedOfFile, feedPath } from '../../../lib/domain/news/news-address';
import type { ArticleItem, NewsItem } from '../../../lib/domain/news/news';
import { newsFeed } from '../../../lib/server/feeds/news-feed';
import { resultsFeed } from '../../../lib/server/feeds/feed-answers';
import type { FeedOrder } from '../../../lib/server/feeds/feed-text';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';

const T1 = { id: 77, name: 'T1', acronym: 'T1' };
const GEN = { id: 1, name: 'Gen.G & <Co>', acronym: 'GEN' };
const digest = (overrides: Partial<DigestItem> = {}): DigestItem => ({
  kind: 'digest',
  id: 'day-293-2023-08-01',
  span: 'day',
  day: '2023-08-01',
  at: '2023-08-01T10:00:00Z',
  league: { id: 293, name: 'LCK' },
  serie: 'Summer 2023',
  stage: 'Regular Season',
  angle: { kind: 'sweep', matchId: 7, winner: 'left', score: [2, 0] },
  wording: 'a',
  matches: [{ matchId: 7, left: T1, right: GEN }],
  count: 1,
  ...overrides,
});
const article = (overrides: Partial<ArticleItem> = {}): ArticleItem => ({
  kind: 'article',
  id: 'abcdefgh12',
  at: '2023-08-01T12:00:00Z',
  title: 'T1 name a new coach',
  spoils: 'nothing',
  summary: 'Who comes, and when.',
  sourceName: 'Herald',
  url: 'https://herald.example/1',
  language: 'en',
  leagues: [],
  teams: [],
  ...overrides,
});
const FORMATS = ['rss', 'atom', 'json'] as const;
const order = (overrides: Partial<FeedOrder> = {}): FeedOrder => ({
  kind: 'digests',
  league: { id: 293, name: 'LCK' },
  format: 'rss',
  results: false,
  locale: 'en',
  siteUrl: 'https://riftweek.example',
  ...overrides,
});
const digestFeed = ({ digests = [digest()], ...rest }: Partial<FeedOrder> & { readonly digests?: readonly NewsItem[] } = {}) =>
  newsFeed(order(rest), digests);

/** https://www.jsonfeed.org/version/1.1: what a reader may rely on. */
const JsonFeedSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.string(),
  home_page_url: v.pipe(v.string(), v.url()),
  feed_url: v.pipe(v.string(), v.url()),
  description: v.string(),
  language: v.string(),
  authors: v.array(v.strictObject({ name: v.string(), url: v.pipe(v.string(), v.url()) })),
  items: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.minLength(1)),
      url: v.pipe(v.string(), v.url()),
      title: v.string(),
      content_text: v.string(),
      date_published: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

describe('a feed of digests', () => {
  it('contains no result unless requested, and no pairing of a bracket', () => {
    const bracket = { matchId: 7, left: T1, right: GEN, round: { part: 'single', name: 'final', round: 1, match: null } } as const;
    for (const format of FORMATS) {
      const plain = digestFeed({ format });
      expect(plain).toContain('LCK, 1 Aug 2023: 1 match');
      expect(plain).toContain('T1 vs Gen.G');
      expect(plain).not.toMatch(/sweep|2–0/);
      expect(digestFeed({ format, digests: [digest({ matches: [bracket] })] })).not.toContain('Gen.G');
      expect(digestFeed({ format, results: true, digests: [digest({ matches: [bracket] })] })).toMatch(/T1 sweep Gen\.G.* 2–0/);
    }
  });

  it('has ids that stay in every language, and links to it', () => {
    const of = (overrides: Parameters<typeof digestFeed>[0]) => parseFeed(digestFeed(overrides));
    expect(of({})).toMatchObject({
      format: 'rss',
      feed: {
        title: 'Riftweek · News: LCK',
        link: 'https://riftweek.example/news?league=293',
        items: [
          {
            guid: { value: 'https://riftweek.example/digest/day-293-2023-08-01' },
            link: 'https://riftweek.example/digest/day-293-2023-08-01/lck',
            description: 'Summer 2023 · Regular Season: T1 vs Gen.G & <Co>',
          },
        ],
      },
    });
    expect(of({ format: 'atom', locale: 'ko' })).toMatchObject({
      format: 'atom',
      feed: {
        updated: '2023-08-01T10:00:00.000Z',
        entries: [
          {
            id: 'https://riftweek.example/digest/day-293-2023-08-01',
            links: [{ href: 'https://riftweek.example/ko/digest/day-293-2023-08-01/lck' }],
          },
        ],
      },
    });
    expect(of({ league: null, digests: [], format: 'atom' })).toMatchObject({ feed: { title: { value: 'Riftweek · News' } } });
  });

  it.each(['T1\u000b name \ufffe a coach', 'T1 name\u0008 a coach \ud83e', '\u0000T1 name\u0018 a coach\u009f'])(
    'holds no character that XML forbids: %j',
    (title) => {
      for (const format of ['rss', 'atom'] as const) {
        const text = newsFeed(order({ kind: 'news', format, league: { id: 293, name: title } }), [article({ title, summary: title })]);
        expect(text).toContain('a coach');
        expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]|&#/u);
      }
    },
  );

  it('is valid to an independent parser, in every format', () => {
    const items = [article(), digest()];
    for (const format of ['rss', 'atom'] as const) {
      const found = independentFeed(newsFeed(order({ kind: 'news', format }), items)).toJSON();
      expect(found).toMatchObject({
        meta: { type: format },
        title: 'Riftweek · News: LCK',
        items: [
          { id: 'https://riftweek.example/news/abcdefgh12', title: 'T1 name a new coach (Herald)' },
          { id: 'https://riftweek.example/digest/day-293-2023-08-01', url: 'https://riftweek.example/digest/day-293-2023-08-01/lck' },
        ],
      });
    }
    const json = v.parse(JsonFeedSchema, JSON.parse(newsFeed(order({ kind: 'news', format: 'json' }), items)));
    expect(json.feed_url).toBe('https://riftweek.example/api/feed/news-league-293.json');
    expect(json.items.map(({ title }) => title)).toEqual(['T1 name a new coach (Herald)', 'LCK, 1 Aug 2023: 1 match']);
  });

  it('has articles only among all news, and none whose title may reveal a result unless results are requested', () => {
    const told = article({ id: 'zyxwvuts98', title: 'T1 win it all', spoils: 'title' });
    const text = article({ id: 'textspoils', title: 'Notes', summary: 'T1 won', spoils: 'text' });
    for (const format of FORMATS) {
      expect(newsFeed(order({ format }), [told, text, article()])).not.toContain('Herald');
      const hidden = newsFeed(order({ kind: 'news', format }), [told, text]);
      expect(hidden).toContain('Notes');
      expect(hidden).not.toMatch(/win it all|T1 won/);
      expect(newsFeed(order({ kind: 'news', format, results: true }), [told, text])).toMatch(/win it all[^]*T1 won/);
    }
  });

  it('says in its name that it contains results, and the feed of results does', () => {
    expect(newsFeed(order({ results: true }), [])).toContain('News: LCK (with results)');
    for (const format of FORMATS) {
      const results = resultsFeed(order({ kind: 'results', league: null, results: true, format }), [finishedMatch()]);
      expect(results).toContain('Results (spoilers)');
      expect(results).toContain('LCK: T1 2–1 Gen.G');
      expect(results).toContain(`https://riftweek.example/api/feed/results.${format}`);
    }
  });

  it('has an address with every option', () => {
    const asked = { kind: 'digests', leagueId: 293, format: 'atom' } as const;
    expect(feedPath({ ...asked, locale: 'es', results: true })).toBe('/api/feed/league-293.atom?locale=es&results=1');
    expect(feedOfFile('league-293.atom')).toEqual(asked);
    expect(feedOfFile('all.rss')).toEqual({ kind: 'digests', leagueId: null, format: 'rss' });
    for (const kind of ['news', 'results'] as const)
      for (const leagueId of [null, 293]) {
        const of = { kind, leagueId, format: 'json' } as const;
        expect(feedOfFile(feedPath({ ...of, locale: 'en', results: false }).replace('/api/feed/', ''))).toEqual(of);
      }
    for (const file of ['all.xml', 'league-0.rss', 'league-1', 'team-1.rss', 'news-1.rss', 'digests.rss', '.rss'])
      expect(feedOfFile(file)).toBeNull();
  });
});
