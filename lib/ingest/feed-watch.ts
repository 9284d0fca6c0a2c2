import type { FeedNews, FeedReader } from '../source/feeds/news-feeds';

export const FEED_EVERY_MS = 10 * 60_000;

const NOTHING: FeedNews = { articles: [], rejections: [] };

/** Reads feeds in the background: a slow feed never delays a score. */
export class FeedWatch {
  #news: FeedNews = NOTHING;
  #flight: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param realNow the real clock, milliseconds */
  constructor(
    private readonly reader: Pick<FeedReader, 'look'>,
    private readonly realNow: () => number = Date.now,
  ) {}

  /** Begins to read the feeds if that is due, and does not wait for it. */
  poll(): void {
    if (this.#flight === null && this.realNow() - this.#lookedAt >= FEED_EVERY_MS) void this.look();
  }

  /** Reads the feeds now, or waits for the reading that is under way. */
  look(): Promise<void> {
    this.#lookedAt = this.realNow();
    this.#flight ??= this.reader
      .look()
      .then((news) => {
        this.#news = { articles: [...this.#news.articles, ...news.articles], rejections: [...this.#news.rejections, ...news.rejections] };
      })
      .finally(() => {
        this.#flight = null;
      });
    return this.#flight;
  }

  /** The articles found since the last call. */
  take(): FeedNews {
    const news = this.#news;
    this.#news = NOTHING;
    return news;
  }
}
