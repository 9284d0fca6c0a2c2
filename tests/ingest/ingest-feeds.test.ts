import { beforeEach, describe, expect, it } from 'vitest';
import type { NewsArticle } from '../../lib/domain/news/news';
import { ArticleIndex } from '../../lib/ingest/index/article-index';
import { EntityIndex } from '../../lib/ingest/index/entity-index';
import { FEED_EVERY_MS, FeedWatch } from '../../lib/ingest/feed-watch';
import type { FeedNews } from '../../lib/source/feeds/news-feeds';
import { readArticle, readNewsHead } from '../../lib/store/models/site-documents';
import { article } from '../../lib/fixtures/news-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';
import { league, team } from '../support/entity-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestAndWatch, ingestOnce, writeTimes } from '../support/ingest/ingest-rig';
import { season } from '../support/ingest/season-fixture';

/** A feed that brings these, look by look. */
function feedOf(...looks: readonly NewsArticle[][]) {
  const left = [...looks];
  return { look: (): Promise<FeedNews> => Promise.resolve({ articles: left.shift() ?? [], rejections: [] }) };
}

describe('the article index', () => {
  const entities = new EntityIndex();
  entities.add({ teams: [team()], leagues: [league()] });

  it('adds an article once, from any feed and under any spelling of its address', () => {
    const articleIndex = new ArticleIndex();
    expect(articleIndex.add([article()], entities)).toHaveLength(1);
    const twins = [
      article(),
      article({ id: 'b', url: 'http://www.example.org/a/?utm_source=feed#top', title: 'Another headline' }),
      article({ id: 'c', url: 'https://elsewhere.example/1', title: 'An Interview with: T1!' }),
    ];
    expect(articleIndex.add(twins, entities)).toEqual([]);
    expect(
      articleIndex.add([article({ id: 'd', url: 'https://elsewhere.example/2', at: '2023-09-18T10:00:00.000Z' })], entities),
    ).toHaveLength(1);
  });

  it('updates a corrected headline in place', () => {
    const articleIndex = new ArticleIndex();
    articleIndex.add([article()], entities);
    const changed = articleIndex.add([article({ title: 'A long interview with T1', at: '2023-08-19T10:00:00.000Z' })], entities);
    expect(changed.map(({ title }) => title)).toEqual(['An interview with T1', 'A long interview with T1']);
    expect([...articleIndex.articles.values()]).toMatchObject([{ title: 'A long interview with T1', at: '2023-08-18T10:00:00.000Z' }]);
  });

  it('finds who an article is about', () => {
    const articleIndex = new ArticleIndex();
    const [kept] = articleIndex.add([article({ title: `${team().name} in the ${league().name}` })], entities);
    expect(kept?.teams.map(({ id }) => id)).toEqual([team().id]);
    expect(kept?.leagues.map(({ id }) => id)).toEqual([league().id]);
  });
});

describe('watching feeds', () => {
  it('polls when it is time, once at a time', async () => {
    let now = 0;
    let looks = 0;
    const watch = new FeedWatch(
      { look: () => Promise.resolve({ articles: [article({ id: String((looks += 1)) })], rejections: [] }) },
      () => now,
    );
    watch.poll();
    watch.poll();
    await watch.look();
    expect(looks).toBe(1);
    expect(watch.take().articles).toHaveLength(1);
    expect(watch.take().articles).toEqual([]);
    now = FEED_EVERY_MS - 1;
    watch.poll();
    expect(looks).toBe(1);
    now = FEED_EVERY_MS;
    watch.poll();
    await watch.look();
    expect(looks).toBe(2);
  });
});

describeWithStore('ingest with feeds', () => {
  beforeEach(useEmptyStore);

  it('stores articles and lists them among the digests; a second run writes nothing', async () => {
    const feeds = () => new FeedWatch(feedOf([article()]));
    await ingestOnce(new FakeSource(season()), { feeds: feeds() });
    expect(await readArticle('0123456789abcdef')).toMatchObject({ title: 'An interview with T1' });
    expect((await readNewsHead('all'))?.items.map(({ kind }) => kind)).toEqual(['article', 'digest']);
    const before = await writeTimes('main', 'news', 'newsLists');
    await ingestOnce(new FakeSource(season()), { feeds: feeds() });
    await ingestOnce(new FakeSource(season()));
    expect(await writeTimes('main', 'news', 'newsLists')).toEqual(before);
  });

  it('adds new articles while it watches, and keeps them when another source is read', async () => {
    const feeds = new FeedWatch(feedOf([], [article()]));
    await ingestAndWatch(new FakeSource(season()), 2, { feeds, beforeTick: () => feeds.look() });
    expect((await readNewsHead('all'))?.items.map(({ kind }) => kind)).toEqual(['article', 'digest']);
    await ingestOnce(new FakeSource({ matches: [] }, 'another'));
    expect((await readNewsHead('all'))?.items.map(({ kind }) => kind)).toEqual(['article']);
    expect(await readArticle('0123456789abcdef')).not.toBeNull();
  });
});
