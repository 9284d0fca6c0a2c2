import { parseFeed } from 'feedsmith';
import * as v from 'valibot';
import { isMatchTime } from '../../domain/values/week';
import { beginningOf } from '../../domain/text/beginning';
import { publicUrl } from '../../net/public-address';
import { plainText, sanitizeArticle } from './sanitize-article';

/** RSS, Atom and RDF as what we take of them. A malformed entry is dropped and named; the others stay. */

export type FeedEntry = {
  /** The feed's own id of the entry, else its address. */
  readonly guid: string;
  readonly title: string;
  readonly url: string;
  /** The sanitized text; '' where there is a summary only. */
  readonly html: string;
  readonly summary: string;
  /** The date, an ISO instant. */
  readonly at: string;
  readonly language: string | null;
};

type ReadFeed = {
  readonly entries: readonly FeedEntry[];
  readonly rejected: readonly { readonly id: string; readonly reason: string }[];
};

/** Limits of a feed's texts, in UTF-16 units, before anything is done with them: no title or summary of ours needs more. */
const RAW_TITLE_MAX = 2_000;
const RAW_SUMMARY_MAX = 20_000;
const RAW_NAME_MAX = 2_000;
const TITLE_MAX = 200;
const SUMMARY_MAX = 280;
const HTML_MAX = 60_000;
const ENTRIES_MAX = 200;

const Text = v.union([
  v.string(),
  v.pipe(
    v.object({ value: v.string() }),
    v.transform(({ value }) => value),
  ),
]);
/** A text of a feed, cut at `most` units; '' where there is none. */
const text = (most: number) =>
  v.optional(
    v.pipe(
      v.fallback(Text, ''),
      v.transform((whole) => whole.slice(0, most)),
    ),
    '',
  );
/** An id, an address or a date; '' where there is none or one that is too long to be one. */
const name = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(RAW_NAME_MAX)), ''), '');

const ItemSchema = v.object({
  title: text(RAW_TITLE_MAX),
  link: name,
  links: v.optional(v.fallback(v.array(v.object({ href: name, rel: name })), []), []),
  guid: text(RAW_NAME_MAX),
  id: name,
  pubDate: name,
  published: name,
  updated: name,
  dc: v.optional(v.fallback(v.object({ dates: v.optional(v.array(v.string()), []), date: name }), { dates: [], date: '' }), {
    dates: [],
    date: '',
  }),
  description: text(RAW_SUMMARY_MAX),
  summary: text(RAW_SUMMARY_MAX),
  content: v.optional(
    v.fallback(
      v.union([
        Text,
        v.pipe(
          v.object({ encoded: v.string() }),
          v.transform(({ encoded }) => encoded),
        ),
      ]),
      '',
    ),
    '',
  ),
});
type Item = v.InferOutput<typeof ItemSchema>;

const FeedSchema = v.object({
  feed: v.object({
    language: name,
    xml: v.optional(v.fallback(v.object({ lang: name }), { lang: '' }), { lang: '' }),
    items: v.optional(v.array(v.unknown()), []),
    entries: v.optional(v.array(v.unknown()), []),
  }),
});

/** Cuts at a word, where it has any, and says so. */
function shortened(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = beginningOf(words, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function addressOf({ link, links }: Item): string {
  return link || (links.find(({ rel }) => rel === '' || rel === 'alternate')?.href ?? '');
}

/** The entry, or a sentence that says why it is not taken. */
function entryOf(item: Item, base: string, language: string | null, now: number): FeedEntry | string {
  const title = plainText(item.title);
  if (title === '') return 'no title';
  const url = publicUrl(addressOf(item), base);
  if (url === null) return 'no public http(s) address';
  const when = item.pubDate || item.published || item.updated || item.dc.date || item.dc.dates[0] || '';
  const at = Date.parse(when);
  if (Number.isNaN(at) || !isMatchTime(at)) return when === '' ? 'no date' : 'no date that can be read';
  const html = item.content === '' || item.content.length > HTML_MAX ? '' : sanitizeArticle(item.content);
  return {
    guid: item.guid || item.id || url.href,
    title: shortened(title, TITLE_MAX),
    url: url.href,
    html,
    summary: shortened(plainText(item.summary || item.description || html), SUMMARY_MAX),
    // An article dated in the future would stay first in the list.
    at: new Date(Math.min(at, now)).toISOString(),
    language,
  };
}

/** Reads a feed. `base` is its address. Throws where it is no feed at all. */
export function readFeed(
  xml: string,
  { base, language, now }: { readonly base: string; readonly language: string | null; readonly now: number },
): ReadFeed {
  const { feed } = v.parse(FeedSchema, parseFeed(xml));
  const tongue = language ?? /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.exec(feed.language || feed.xml.lang)?.[0] ?? null;
  const entries: FeedEntry[] = [];
  const rejected: ReadFeed['rejected'][number][] = [];
  for (const [index, raw] of [...feed.items, ...feed.entries].slice(0, ENTRIES_MAX).entries()) {
    const item = v.safeParse(ItemSchema, raw);
    const entry = item.success ? entryOf(item.output, base, tongue, now) : 'malformed';
    if (typeof entry === 'string') rejected.push({ id: `${base} #${index + 1}`, reason: entry });
    else entries.push(entry);
  }
  return { entries, rejected };
}
