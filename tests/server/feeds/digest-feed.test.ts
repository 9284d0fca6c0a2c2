import { parseFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { DigestItem } from '../../../lib/domain/news/digest/digest';
import { feedOfFile, feedPath } from '../../../lib/domain/news/news-address';
import { digestFeed, type DigestFeed } from '../../../lib/server/feeds/digest-feed';

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
const feed = (overrides: Partial<DigestFeed> = {}): DigestFeed => ({
  league: { id: 293, name: 'LCK' },
  digests: [digest()],
  format: 'rss',
  results: false,
  locale: 'en',
  siteUrl: 'https://riftweek.example',
  ...overrides,
});

describe('a feed of digests', () => {
  it('tells no result unless asked to, and no pairing of a bracket', () => {
    const bracket = { matchId: 7, left: T1, right: GEN, round: { part: 'single', name: 'final', round: 1, match: null } } as const;
    for (const format of ['rss', 'atom'] as const) {
      const plain = digestFeed(feed({ format }));
      expect(plain).toContain('LCK, 1 Aug 2023: 1 match');
      expect(plain).toContain('T1 vs Gen.G');
      expect(plain).not.toMatch(/sweep|2–0/);
      expect(digestFeed(feed({ format, digests: [digest({ matches: [bracket] })] }))).not.toContain('Gen.G');
      expect(digestFeed(feed({ format, results: true, digests: [digest({ matches: [bracket] })] }))).toMatch(/T1 sweep Gen\.G.* 2–0/);
    }
  });

  it('is read by readers: ids stay in every language, links lead to it', () => {
    const of = (overrides: Partial<DigestFeed>) => parseFeed(digestFeed(feed(overrides)));
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

  it('stands at an address that says all of it', () => {
    const asked = { leagueId: 293, format: 'atom' } as const;
    expect(feedPath({ ...asked, locale: 'es', results: true })).toBe('/api/feed/league-293.atom?locale=es&results=1');
    expect(feedOfFile('league-293.atom')).toEqual(asked);
    expect(feedOfFile('all.rss')).toEqual({ leagueId: null, format: 'rss' });
    for (const file of ['all.json', 'league-0.rss', 'league-1', 'team-1.rss']) expect(feedOfFile(file)).toBeNull();
  });
});
