/**
 * `npm run crawl -- --url http://localhost:3000`: reads the pages of a running
 * site's sitemap as a search engine would, and says what is wrong with them. Ends with 1 where something is.
 */
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { asker } from './crawl/ask';
import { addressOf, readPage, revealedResult } from './crawl/read-page';
import { parseOptions } from './support/options.mjs';
import { UserError } from './support/user-error.mjs';

function crawlOptions() {
  const { url = 'http://localhost:3000', pages = '2000' } = parseOptions({ url: { type: 'string' }, pages: { type: 'string' } }, 'crawl');
  if (!URL.canParse(url)) throw new UserError(`--url ${url} is no address of a site: give one such as http://localhost:3000.`);
  if (!/^[1-9]\d{0,5}$/.test(pages)) throw new UserError(`--pages ${pages} is no number of pages.`);
  return { origin: new URL(url).origin, most: Number(pages) };
}

const { origin, most } = crawlOptions();
/** The server renders on one thread. */
const limit = pLimit(3);
/** Pages that are opened to count clicks: the homepage, what it links to, and what those link to. A site with more is counted from a part of them. */
const MOST_OPENED = most * 3;

const problems: string[] = [];

const { get, busy } = asker(origin, (seconds) => setTimeout(seconds * 1000));

async function locations(path: string) {
  const { status, text } = await get(path);
  if (status !== 200) problems.push(`${status} ${path}`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** At most `count` of all, spread evenly. */
function spread(all: readonly string[], count: number) {
  return all.length <= count ? all : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] ?? '');
}

/** Pages by path. */
const pages = new Map<string, ReturnType<typeof readPage>>();
/** Title → path. */
const titles = new Map<string, string>();

async function open(path: string) {
  if (pages.has(path)) return;
  const { status, text, location } = await get(path);
  if (status === 307 || status === 308) {
    const to = addressOf(location ?? '', origin);
    if (to) return open(to.pathname + to.search);
  }
  if (status !== 200) problems.push(`${status} ${path}`);
  pages.set(path, readPage(text, origin));
}

/** @param path of the sitemap */
function check(path: string, page: ReturnType<typeof readPage>) {
  const own = addressOf(page.canonical);
  if (!own || own.pathname + own.search !== path) problems.push(`canonical ${page.canonical}: ${path}`);
  if (!page.isIndexed) problems.push(`noindex: ${path}`);
  if (!page.alternates.includes('x-default')) problems.push(`no x-default: ${path}`);
  const twin = titles.get(page.title);
  if (twin !== undefined && twin !== path) problems.push(`title "${page.title}": ${twin} and ${path}`);
  titles.set(page.title, path);
  for (const [part, text] of [
    ['title', page.title],
    ['description', page.description],
    ['JSON-LD', page.jsonLd],
    ['a text of a preview', page.previewTexts.join('\n')],
    ['a text of a picture', page.pictureTexts.join('\n')],
  ] as const) {
    const revealed = revealedResult(text);
    if (revealed !== '') problems.push(`${part} tells "${revealed}": ${path}`);
  }
}

const parts = (await locations('/sitemap.xml')).filter((path) => path.includes('/en-'));
const listed: string[] = [];
for (const part of parts) listed.push(...(await locations(part)));
const asked = spread(listed, most);
console.log(`${listed.length} pages in ${parts.length} parts of the sitemap, ${asked.length} of them to read`);

/** Clicks from the homepage, as far as pages were opened. */
const clicks = new Map<string, number>([['/', 0]]);
let opened = 0;
/** True once all pages within two clicks were opened. */
let isCounted = false;
/** Other links of the site, and how many of them were tried. */
const links = { found: 0, tried: 0 };

function report() {
  const read = asked.filter((path) => pages.has(path));
  const far = read.filter((path) => (clicks.get(path) ?? Infinity) > 3);
  // What is farther away is known only once everything two clicks away has been opened.
  if (isCounted) for (const path of far) problems.push(`more than three clicks away: ${path}`);
  console.log(`${pages.size} pages read, ${read.length} of those asked for; ${links.tried} of ${links.found} other links tried`);
  console.log(
    `${read.length - far.length} of ${read.length} are within three clicks of the homepage, as seen from ${opened} pages that were opened to count`,
  );
  if (busy.length > 0)
    console.log(`${busy.length} times the site was busy and said when to come back, at ${new Set(busy).size} addresses, e.g. ${busy[0]}`);
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}
// An interrupted crawl still prints what it has found.
process.once('SIGINT', report);

for (let depth = 0; depth < 3; depth += 1) {
  const level = [...clicks].filter(([, count]) => count === depth).map(([path]) => path);
  const chosen = depth < 2 ? level : spread(level, Math.max(0, MOST_OPENED - opened));
  opened += chosen.length;
  await limit.map(chosen, open);
  isCounted = chosen.length === level.length;
  // An address that calls another one its own is that page to a search engine.
  for (const path of chosen) {
    const own = addressOf(pages.get(path)?.canonical ?? '', origin);
    if (own && !clicks.has(own.pathname + own.search)) clicks.set(own.pathname + own.search, depth);
  }
  for (const path of chosen) for (const link of pages.get(path)?.links ?? []) if (!clicks.has(link)) clicks.set(link, depth + 1);
}
await limit.map(asked, async (path) => {
  await open(path);
  const page = pages.get(path);
  if (page) check(path, page);
});

const known = new Set([...listed, ...pages.keys()]);
const others = [...new Set([...pages.values()].flatMap((page) => page.links))].filter((link) => !known.has(link));
links.found = others.length;
await limit.map(spread(others, most), async (link) => {
  const { status } = await get(link);
  links.tried += 1;
  if (status >= 400) problems.push(`link ${status} ${link}`);
});

for (const file of ['all.rss', 'all.atom', 'all.json', 'news.rss', 'news.json']) {
  const { status, text } = await get(`/api/feed/${file}`);
  const revealed = revealedResult(text.replace(/<(?:pubDate|updated|published)>[^<]{0,60}/g, '').replace(/^<\?xml[^>]{0,200}>/, ''));
  if (status !== 200 || revealed !== '') problems.push(`feed ${file}: ${status} ${revealed}`);
}
report();
