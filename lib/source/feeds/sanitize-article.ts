import sanitizeHtml from 'sanitize-html';
import { cleanLine, printableText } from '../../domain/text/clean-text';

const LINK = { rel: 'noopener nofollow ugc', target: '_blank' };

/** What an article's HTML may hold: text and its structure. No pictures (they are not ours to show), no styles, no scripts, links to http(s) only. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 'blockquote', 'br', 'code', 'pre'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math', 'template', 'figure'],
  transformTags: {
    ...Object.fromEntries(['h1', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h2'])),
    div: 'p',
    a: (_tag, attributes): sanitizeHtml.Tag => {
      const { href } = attributes;
      return href !== undefined && /^https?:\/\//i.test(href)
        ? { tagName: 'a', attribs: { href, ...LINK } }
        : { tagName: 'span', attribs: {} };
    },
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    ['p', 'h2', 'li', 'a'].includes(tag) && text.trim() === '' && mediaChildren.length === 0,
};

/** An article's HTML by the allow list. */
export function sanitizeArticle(html: string): string {
  return printableText(sanitizeHtml(html, OPTIONS)).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** The words of a text that may be HTML, on one line. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^<>]*>/gi, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return cleanLine(text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity).replace(/\s+/g, ' '));
}
