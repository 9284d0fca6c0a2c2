import { afterEach, describe, expect, it, vi } from 'vitest';
import { asker } from '../../scripts/crawl/ask';
import { readPage, revealedResult } from '../../scripts/crawl/read-page';

describe('what the crawler reads from a page', () => {
  it('is its head, its language twins and its links within the site', () => {
    const page = readPage(
      `<head><title data-x="">A &amp; B</title><meta name="description" content="What it&#x27;s about"/>
       <link rel="canonical" href="https://riftweek.example/a?b=1&amp;c=2"/><link rel="alternate" hrefLang="x-default" href="/"/>
       <meta property="og:title" content="A on a card"/><meta property="og:image:alt" content="A drawn"/>
       <script type="application/ld+json">{"name":"A"}</script></head>
       <a class="x" href="/b?c=1&amp;d=2#e">b</a><a href="https://other.example/">o</a><a href="#top">top</a><a rel="nofollow" href="/a?tab=x">x</a><img alt="T1"><img alt=""><a href="/api/feed/all.rss">f</a>`,
      'https://riftweek.example',
    );
    expect(page).toEqual({
      title: 'A & B',
      description: "What it's about",
      canonical: 'https://riftweek.example/a?b=1&c=2',
      isIndexed: true,
      alternates: ['x-default'],
      jsonLd: '{"name":"A"}',
      previewTexts: ['A on a card', 'A drawn'],
      pictureTexts: ['T1'],
      links: ['/b?c=1&d=2'],
    });
  });

  it.each(['T1 2–1 Gen.G', 'T1 2 : 0 Gen.G', 'T1 beat Gen.G', 'T1 sweep Gen.G'])('recognises "%s" as a result', (text) => {
    expect(revealedResult(text)).not.toBe('');
  });

  it.each([
    'T1 vs Gen.G, 2023-08-19',
    '{"startDate":"2023-08-19T08:00:00Z"}',
    'Patch 13.14',
    '1 Aug 2023, 07:08 UTC',
    'Best of 5',
    'Summer 2023: playoffs',
    'Tarunulo, Kim Jae-won, Top',
    'Beats | PEACE, {"url":"https://riftweek.example/player/213/beats"}',
  ])('does not take "%s" for a result', (text) => {
    expect(revealedResult(text)).toBe('');
  });
});

describe('the crawler at a busy site', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A site that answers with these statuses, in turn; `after` is what it says of when to come back. */
  async function ask(statuses: readonly number[], after: string | null) {
    const left = [...statuses];
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('page', { status: left.shift() ?? 200, headers: after === null ? {} : { 'retry-after': after } })),
    );
    const waited: number[] = [];
    const { get, busy } = asker('https://riftweek.example', (seconds) => Promise.resolve(waited.push(seconds)));
    const { status } = await get('/matches');
    return { status, waited, busy };
  }

  it('retries as asked, and counts the waits', async () => {
    expect(await ask([503, 429], '5')).toEqual({ status: 200, waited: [5, 5], busy: ['/matches', '/matches'] });
  });

  it('gives up in the end', async () => {
    expect(await ask([503, 503, 503, 503, 200], '5')).toMatchObject({ status: 503, waited: [5, 5, 5] });
  });

  it('treats an error without Retry-After as a failure', async () => {
    expect(await ask([500], null)).toEqual({ status: 500, waited: [], busy: [] });
    expect(await ask([503], null)).toEqual({ status: 503, waited: [], busy: [] });
  });

  it('waits no longer than half a minute', async () => {
    expect(await ask([503], '86400')).toMatchObject({ status: 200, waited: [30] });
  });
});
