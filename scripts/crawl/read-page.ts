/** What a crawler sees of a page's HTML. */
import { Parser } from 'htmlparser2';

/** The parsed address; null for a text that is none. */
export function addressOf(address: string, origin?: string) {
  return URL.canParse(address, origin) ? new URL(address, origin) : null;
}

/** @param origin of the site */
export function readPage(html: string, origin: string) {
  const page: {
    title: string;
    description: string;
    canonical: string;
    isIndexed: boolean;
    alternates: string[];
    jsonLd: string;
    previewTexts: string[];
    pictureTexts: string[];
  } = {
    title: '',
    description: '',
    canonical: '',
    isIndexed: true,
    alternates: [],
    jsonLd: '',
    previewTexts: [],
    pictureTexts: [],
  };
  const links = new Set<string>();
  let reading: 'title' | 'jsonLd' | null = null;
  const parser = new Parser({
    onopentag(name, { href = '', ...attributes }) {
      if (name === 'a') {
        const url = addressOf(href.split('#', 1)[0] ?? '', origin);
        // The tabs of a match for readers without scripts: six times the same page, which search engines are asked to leave alone.
        const isSamePage = attributes['rel'] === 'nofollow' && url?.searchParams.has('tab');
        if (url?.origin === origin && href !== '' && !href.startsWith('#') && !url.pathname.startsWith('/api/') && !isSamePage)
          links.add(url.pathname + url.search);
      } else if (name === 'link') {
        if (attributes['rel'] === 'canonical') page.canonical = href;
        if (attributes['hreflang']) page.alternates.push(attributes['hreflang']);
      } else if (name === 'meta') {
        if (attributes['name'] === 'description') page.description = attributes['content'] ?? '';
        if (/^(?:og|twitter):(?:title|description|image:alt)$/.test(attributes['property'] ?? attributes['name'] ?? ''))
          page.previewTexts.push(attributes['content'] ?? '');
        if (attributes['name'] === 'robots' && attributes['content']?.includes('noindex')) page.isIndexed = false;
      } else if (name === 'img') {
        if (attributes['alt']) page.pictureTexts.push(attributes['alt']);
      } else if (name === 'title' && page.title === '') reading = 'title';
      else if (name === 'script' && attributes['type'] === 'application/ld+json') {
        if (page.jsonLd !== '') page.jsonLd += '\n';
        reading = 'jsonLd';
      }
    },
    ontext(text) {
      if (reading !== null) page[reading] += text;
    },
    onclosetag(name) {
      if (name === 'title' || name === 'script') reading = null;
    },
  });
  parser.end(html);
  return { ...page, links: [...links] };
}

/** A score, or a word that says who won; one with a capital ("Beats"), or the end of one ("Jae-won") is a name. Dates ("2023-08-19"), times ("07:08") and patches ("13.14") are neither. */
const RESULT = /(?<![\d–-])\d{1,2}\s?[–:]\s?\d{1,2}(?![\d–-])|(?<!-)\b(?:beats?|defeats?|sweeps?|won|wins|eliminated|[Cc]hampions of)\b/;

/** The result that a text contains; '' for none. */
export function revealedResult(text: string) {
  return RESULT.exec(text.replace(/https?:\/\/[^\s"]+|\d{4}-\d{2}-\d{2}T[\d:.]+Z?|\b\d{2}:\d{2}\b/g, ''))?.[0] ?? '';
}
