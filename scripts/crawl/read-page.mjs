/** What a crawler sees of a page's HTML. */

/** @param {string} text as it stands in HTML */
function plain(text) {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * Null for what is no address.
 * @param {string} address
 * @param {string} [origin]
 */
export function addressOf(address, origin) {
  return URL.canParse(address, origin) ? new URL(address, origin) : null;
}

/**
 * @param {string} html
 * @param {RegExp} pattern with one group
 */
function found(html, pattern) {
  return plain(pattern.exec(html)?.[1] ?? '');
}

/**
 * @param {string} html
 * @param {string} origin of the site
 */
export function readPage(html, origin) {
  /** @type {Set<string>} */
  const links = new Set();
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"#]*)/g)) {
    const url = addressOf(plain(href), origin);
    if (url?.origin === origin && href !== '' && !url.pathname.startsWith('/api/')) links.add(url.pathname + url.search);
  }
  return {
    title: found(html, /<title[^>]*>([^<]*)<\/title>/),
    description: found(html, /<meta[^>]*?name="description"[^>]*?content="([^"]*)"/),
    canonical: found(html, /<link[^>]*?rel="canonical"[^>]*?href="([^"]*)"/),
    isIndexed: !/<meta[^>]*?name="robots"[^>]*?content="noindex/.test(html),
    alternates: [...html.matchAll(/<link[^>]*?hrefLang="([^"]*)"/gi)].map(([, locale = '']) => locale),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => json).join('\n'),
    links: [...links],
  };
}

/** A score, or a word that says who won. Dates ("2023-08-19") and patches ("13.14") are neither. */
const RESULT = /(?<![\d–-])\d{1,2}\s?[–:]\s?\d{1,2}(?![\d–-])|\b(?:beats?|defeats?|sweeps?|won|wins|eliminated|champions of)\b/i;

/**
 * The result that a text tells; '' for none.
 * @param {string} text
 */
export function toldResult(text) {
  return RESULT.exec(text.replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z?/g, ''))?.[0] ?? '';
}
