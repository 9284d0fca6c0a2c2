import { cacheTag } from '../../domain/page/cache-tags';
import { sitemapPartPath } from '../../domain/page/sitemap';
import { LOCALES, type Locale } from '../../domain/settings/locales';
import { siteHref } from '../../i18n/localized-path';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES } from '../cache-lifetimes';
import { systemSettings } from '../pages/shell-data';
import { sitemapPart, sitemapParts } from './sitemap-parts';

/** XML of https://www.sitemaps.org/protocol.html. */
type SitemapEntry = {
  /** The whole address, percent-encoded. */
  readonly url: string;
  /** A day ("YYYY-MM-DD") or an instant (ISO 8601); null where it is not known. */
  readonly changed: string | null;
};

const ENTITIES = new Map<string, string>([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

function list(root: 'sitemapindex' | 'urlset', item: 'sitemap' | 'url', entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const lastmod = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
    return `<${item}><loc>${escaped(url)}</loc>${lastmod}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

const sitemapIndexXml = (entries: readonly SitemapEntry[]): string => list('sitemapindex', 'sitemap', entries);

/** A sitemap: the addresses of pages. */
const sitemapXml = (entries: readonly SitemapEntry[]): string => list('urlset', 'url', entries);

const xml = (content: string) => ({ type: 'application/xml', content });

/** "en-matches-2023-07-31.xml": the locale, then the part. */
function partOfFile(file: string): { readonly locale: Locale; readonly part: string } | null {
  const name = /^([\w-]{1,60})\.xml$/.exec(file)?.[1];
  const locale = LOCALES.find((each) => name?.startsWith(`${each}-`));
  return name === undefined || locale === undefined ? null : { locale, part: name.slice(locale.length + 1) };
}

async function index(now: number): Promise<ApiAnswer> {
  const { siteUrl } = environment();
  const { parts, tags } = await sitemapParts(await systemSettings(now));
  const entries = LOCALES.flatMap((locale) =>
    parts.map(({ name, day }) => ({ url: siteUrl + sitemapPartPath(`${locale}-${name}`), changed: day })),
  );
  return { text: xml(sitemapIndexXml(entries)), lifetime: LIFETIMES.catalog, tags };
}

/**
 * `/sitemap.xml` (`index.xml`), the index of the sitemap, and `/sitemaps/{locale}-{part}.xml`,
 * the pages of a part in a locale. Each page names its other languages itself (`PageHead`). `now`: the site's clock.
 */
export async function sitemapAnswer({ file }: { readonly file: string }, now: number): Promise<ApiAnswer> {
  if (file === 'index.xml') return index(now);
  const requested = partOfFile(file);
  const found = requested && (await sitemapPart(requested.part, await systemSettings(now)));
  if (requested === null || !found) throw new ApiError('not-found', 'No such sitemap.', { tags: [cacheTag.sitemap] });
  const { siteUrl } = environment();
  const entries = found.pages.map(({ path, day }) => ({ url: siteHref(siteUrl, requested.locale, path), changed: day }));
  return { text: xml(sitemapXml(entries)), lifetime: LIFETIMES.catalog, tags: found.tags };
}
