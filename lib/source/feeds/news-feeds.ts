import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { NewsArticle } from '../../domain/news/news';
import { mayTellResult } from '../../domain/news/news-spoilers';
import { guardedGet } from '../../net/guarded-get';
import { type Rejection, SourceError } from '../match-source';
import { readFeed, type FeedEntry } from './read-feed';
import { plainText } from './sanitize-article';
import { parseJson } from '../../domain/values/parse-json';

const NewsFeedSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  url: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)),
  /** The language (BCP 47), where the feed itself does not say. */
  language: v.optional(v.nullable(v.string()), null),
});
type NewsFeed = v.InferOutput<typeof NewsFeedSchema>;

/** `Name=URL, Name=URL`. A part without "=http" belongs to the address before it, which may hold commas. */
function namedAddresses(text: string): { name: string; url: string }[] {
  const parts: string[] = [];
  for (const part of text.split(',')) {
    const last = parts.at(-1);
    if (last === undefined || /=\s{0,8}https?:/.test(part)) parts.push(part);
    else parts[parts.length - 1] = `${last},${part}`;
  }
  return parts.map((part) => {
    const [name = '', ...url] = part.split('=');
    return { name: name.trim(), url: url.join('=').trim() };
  });
}

/** Decodes RIFTWEEK_NEWS_FEEDS: `[{"name": "…", "url": "…", "language": "en"}]`, or `Name=URL, Name=URL`. Throws SourceError. */
export function newsFeeds(text: string): NewsFeed[] {
  if (text.trim() === '') return [];
  const raw = text.trim().startsWith('[') ? parseJson(text) : namedAddresses(text);
  if (raw === undefined) throw new SourceError('RIFTWEEK_NEWS_FEEDS is no JSON.');
  const parsed = v.safeParse(v.array(NewsFeedSchema), raw);
  if (!parsed.success)
    throw new SourceError(
      `RIFTWEEK_NEWS_FEEDS: ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}. Give Name=URL, Name=URL or a JSON list of {name, url}.`,
    );
  return parsed.output;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 4_000_000;

type Validators = { etag?: string; modified?: string };

export type FeedNews = { readonly articles: readonly NewsArticle[]; readonly rejections: readonly Rejection[] };

function articleOf(entry: FeedEntry, { name }: NewsFeed): NewsArticle {
  const { guid, title, url, html, summary, at, language } = entry;
  const spoils = mayTellResult(title) ? 'title' : mayTellResult(`${summary} ${plainText(html)}`) ? 'text' : 'nothing';
  const id = createHash('sha256').update(`${name}\n${guid}`).digest('hex').slice(0, 16);
  return { kind: 'article', id, at, title, spoils, summary, html, sourceName: name, url, language, leagues: [], teams: [] };
}

type FeedReaderOptions = { readonly allowPrivate?: boolean; readonly now: () => number };

/** Polls feeds, requesting only changes since the last poll. A feed that fails is reported and does not stop the others. */
export class FeedReader {
  readonly #validators = new Map<string, Validators>();

  constructor(
    private readonly feeds: readonly NewsFeed[],
    private readonly options: FeedReaderOptions,
  ) {}

  async look(): Promise<FeedNews> {
    const all = await Promise.all(this.feeds.map((feed) => this.#lookAt(feed)));
    return { articles: all.flatMap(({ articles }) => articles), rejections: all.flatMap(({ rejections }) => rejections) };
  }

  async #lookAt(feed: NewsFeed): Promise<FeedNews> {
    try {
      const known = this.#validators.get(feed.url);
      const answer = await guardedGet(feed.url, {
        headers: {
          Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
          ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
          ...(known?.modified ? { 'If-Modified-Since': known.modified } : {}),
        },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        allowPrivate: this.options.allowPrivate ?? false,
      });
      if (answer.status === 304) return { articles: [], rejections: [] };
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      const { entries, rejected } = readFeed(answer.body, { base: feed.url, language: feed.language, now: this.options.now() });
      const { etag, 'last-modified': modified } = answer.headers;
      this.#validators.set(feed.url, { ...(etag ? { etag } : {}), ...(modified ? { modified } : {}) });
      return {
        articles: entries.map((entry) => articleOf(entry, feed)),
        rejections: rejected.map((rejection) => ({ kind: 'malformed', entity: 'article', ...rejection })),
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { articles: [], rejections: [{ kind: 'malformed', entity: 'feed', id: feed.name, reason }] };
    }
  }
}
