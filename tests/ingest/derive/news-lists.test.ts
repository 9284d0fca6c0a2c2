import { describe, expect, it } from 'vitest';
import { chunkOfPage, NEWS_CHUNK, newsPages, type NewsArticle, type NewsItem } from '../../../lib/domain/news/news';
import { documentsOfNews } from '../../../lib/ingest/documents/news-to-update';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { documentRegistry } from '../../../lib/ingest/documents/document-registry';
import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import { article } from '../../../lib/fixtures/news-fixture';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';

const FIRST = Date.parse('2023-01-01T00:00:00Z');
const HOUR = 3_600_000;

/** The n-th of matches that end an hour apart. */
function ended(n: number, overrides: Partial<FinishedMatch> = {}): FinishedMatch {
  const at = new Date(FIRST + n * HOUR).toISOString();
  return finishedMatch({ id: n + 1, beginAt: at, endAt: at, ...overrides });
}

function know(matches: readonly Match[], articles: readonly NewsArticle[] = []) {
  const matchIndex = new MatchIndex();
  matchIndex.apply(matches);
  const stats = new StatsIndex();
  const knowledge = {
    matchIndex,
    entities: new EntityIndex(),
    games: new Map(),
    recentGames: new Map(),
    stats,
    ratings: new RatingIndex(matchIndex, stats),
    articles: new Map(articles.map((interview) => [interview.id, interview])),
    now: () => FIRST,
  };
  return { matchIndex, documents: documentRegistry(knowledge) };
}

const interview = article({
  id: 'a1',
  at: new Date(FIRST + 30 * 60_000).toISOString(),
  teams: [{ id: 77, name: 'T1', acronym: 'T1' }],
});

const idOf = (item: NewsItem) => (item.kind === 'recap' ? item.matchId : item.id);
const DAY = 'day-293-2023-01-01';

describe('the lists of news', () => {
  it('list articles and digests, for a team articles and recaps of its matches, newest first', () => {
    const unknown = ended(5, { left: scored({ id: 0, name: '' }) });
    const { documents } = know([ended(0), ended(1), runningMatch({ id: 90 }), notStartedMatch({ id: 91 }), unknown], [interview]);
    expect(documents.newsLists.head('all')?.items.map(idOf)).toEqual([DAY, 'a1']);
    expect(documents.newsLists.head('team:77')?.items.map(idOf)).toEqual([2, 'a1', 1]);
    expect(documents.newsLists.head('league:293')?.items.map(idOf)).toEqual([DAY]);
    expect(documents.newsLists.head('league:1')).toBeNull();
  });

  it.each([1, 24, 25, 49, 50, 51, 74, 75, 1234])('of %i items show each of them once, page by page', (count) => {
    const { documents } = know(Array.from({ length: count }, (_, n) => ended(n)));
    const head = documents.newsLists.head('team:77');
    const pages = newsPages(count);
    const shown = [...(head?.items ?? [])];
    for (let page = 2; page <= pages; page += 1) {
      const chunk = chunkOfPage(page, count);
      expect(chunk).not.toBeNull();
      shown.push(...(documents.newsLists.chunk('team:77', chunk ?? -1)?.items ?? []));
    }
    expect(shown.map(idOf)).toEqual(Array.from({ length: count }, (_, n) => count - n));
    expect(head?.items.length).toBeLessThan(2 * NEWS_CHUNK);
    expect(chunkOfPage(pages + 1, count)).toBeNull();
  });
});

describe('documents affected by news', () => {
  const all = Array.from({ length: 120 }, (_, n) => ended(n));
  const chunks = (paths: readonly string[]) => paths.filter((path) => /^newsLists\/team:77-\d+$/.test(path)).sort();

  it('are none for an unfinished match', () => {
    const { documents } = know(all);
    expect(documentsOfNews([{ before: notStartedMatch(), after: runningMatch() }], [], documents).size).toBe(0);
  });

  it('are the first pages and the newest pieces for a match that has just ended', () => {
    const { matchIndex, documents } = know(all);
    documents.newsLists.items('team:77');
    const over = ended(120);
    const targets = [
      ...documentsOfNews(
        matchIndex.apply([over]).map((change) => change),
        [],
        documents,
      ),
    ];
    const paths = targets.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['newsLists/all', 'newsLists/league:293', 'newsLists/team:77', 'newsLists/team:1', 'newsLists/index']),
    );
    expect(chunks(paths)).toEqual(['newsLists/team:77-2', 'newsLists/team:77-3', 'newsLists/team:77-4']);
    expect(documents.newsLists.head('team:77')?.items[0]).toMatchObject({ matchId: 121 });
    // Six dates, hour by hour: the week comes after its last day.
    expect(documents.newsLists.head('all')?.items.map(idOf).slice(0, 2)).toEqual(['week-293-2023-01-02', 'day-293-2023-01-06']);
  });

  it('leave no stored piece outdated, whatever is added, moved or removed', () => {
    const stored = new Map<string, string>();
    const { matchIndex, documents } = know([]);
    const write = (targets: Iterable<{ path: string; fields: () => unknown }>) => {
      for (const { path, fields } of targets) {
        const value = fields();
        if (value === null) stored.delete(path);
        else stored.set(path, JSON.stringify(value));
      }
    };
    const apply = (matches: readonly Match[], removed: readonly number[] = []) =>
      write(documentsOfNews(matchIndex.apply(matches, removed), [], documents));
    apply(all.slice(0, 60));
    apply(all.slice(60, 76));
    apply([ended(3, { endAt: new Date(FIRST + 70.5 * HOUR).toISOString() })]);
    apply(all.slice(76));
    apply([], [10, 11, 12, 50, 51, 119]);

    const fresh = know([...matchIndex.all()]);
    const expected = new Map<string, string>();
    for (const target of documentsOfNews(
      [...matchIndex.all()].map((after) => ({ before: null, after })),
      [],
      fresh.documents,
    )) {
      const value = target.fields();
      if (value !== null) expected.set(target.path, JSON.stringify(value));
    }
    expect([...stored].sort()).toEqual([...expected].sort());
  });
});
