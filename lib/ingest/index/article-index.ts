import { NewsArticleSchema, type NewsArticle } from '../../domain/news/news';
import { tagger } from '../../domain/news/news-tags';
import type { EntityIndex } from './entity-index';
import { inFieldOrder } from './field-order';

/** So many articles are stored; the oldest go. */
const MOST_ARTICLES = 2_000;
/** Articles with the same title within this time are the same article, whatever feed they come from. */
const SAME_TITLE_MS = 3 * 86_400_000;

/** A title's letters and digits only, because two feeds punctuate it in two ways. */
function normalTitle(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** An address without the parameters that only count visits. */
function normalUrl(address: string): string {
  const url = new URL(address);
  const tracking = [...url.searchParams.keys()].filter((name) => /^(?:utm_|fbclid|gclid|ref$)/.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  url.hash = '';
  return url.href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** The articles in memory: each once, however many feeds have it, and tagged with the leagues and teams that are known now. */
export class ArticleIndex {
  readonly articles = new Map<string, NewsArticle>();
  readonly #urls = new Map<string, string>();
  readonly #titles = new Map<string, NewsArticle[]>();
  #tagger: { readonly version: number; readonly tag: ReturnType<typeof tagger> } | null = null;

  /** Adds articles; returns those that are new or have changed, and the old versions of those that were replaced. */
  add(articles: readonly NewsArticle[], entities: EntityIndex): NewsArticle[] {
    const tag = this.#tags(entities);
    return articles.flatMap((read) => {
      const article = inFieldOrder(NewsArticleSchema, { ...read, ...tag(read.title) });
      const known = this.articles.get(article.id);
      if (!known && this.#isTwin(article)) return [];
      // A later date of the same article would only move it up.
      const kept = known ? { ...article, at: known.at } : article;
      if (known && JSON.stringify(known) === JSON.stringify(kept)) return [];
      this.#put(kept);
      return known ? [known, kept] : [kept];
    });
  }

  /** Tags all articles again, after leagues and teams have changed, and drops the oldest. */
  renew(entities: EntityIndex): void {
    const tag = this.#tags(entities);
    const newest = [...this.articles.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MOST_ARTICLES);
    this.articles.clear();
    this.#urls.clear();
    this.#titles.clear();
    for (const article of newest) this.#put({ ...article, ...tag(article.title) });
  }

  #tags(entities: EntityIndex): ReturnType<typeof tagger> {
    const { version } = entities;
    if (this.#tagger?.version !== version)
      this.#tagger = { version, tag: tagger([...entities.leagues.values()], [...entities.teams.values()]) };
    return this.#tagger.tag;
  }

  #isTwin(article: NewsArticle): boolean {
    if (this.#urls.has(normalUrl(article.url))) return true;
    const alike = this.#titles.get(normalTitle(article.title)) ?? [];
    return alike.some((other) => Math.abs(Date.parse(other.at) - Date.parse(article.at)) < SAME_TITLE_MS);
  }

  #put(article: NewsArticle): void {
    this.articles.set(article.id, article);
    this.#urls.set(normalUrl(article.url), article.id);
    const key = normalTitle(article.title);
    this.#titles.set(key, [...(this.#titles.get(key) ?? []), article]);
  }
}
