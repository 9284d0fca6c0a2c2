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

/** The index: the addresses of sitemaps. */
export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string => list('sitemapindex', 'sitemap', entries);

/** A sitemap: the addresses of pages. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => list('urlset', 'url', entries);
