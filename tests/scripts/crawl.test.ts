import { describe, expect, it } from 'vitest';
import { readPage, toldResult } from '../../scripts/crawl/read-page.mjs';

describe('what the crawler reads of a page', () => {
  it('is its head, its language twins and its links within the site', () => {
    const page = readPage(
      `<head><title data-x="">A &amp; B</title><meta name="description" content="What it&#x27;s about"/>
       <link rel="canonical" href="https://riftweek.example/a?b=1&amp;c=2"/><link rel="alternate" hrefLang="x-default" href="/"/>
       <meta property="og:title" content="A on a card"/><meta property="og:image:alt" content="A drawn"/>
       <script type="application/ld+json">{"name":"A"}</script></head>
       <a class="x" href="/b?c=1&amp;d=2#e">b</a><a href="https://other.example/">o</a><a href="#top">top</a><img alt="T1"><img alt=""><a href="/api/feed/all.rss">f</a>`,
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

  it.each(['T1 2–1 Gen.G', 'T1 2 : 0 Gen.G', 'T1 beat Gen.G', 'T1 sweep Gen.G'])('takes "%s" for a result', (text) => {
    expect(toldResult(text)).not.toBe('');
  });

  it.each([
    'T1 vs Gen.G, 2023-08-19',
    '{"startDate":"2023-08-19T08:00:00Z"}',
    'Patch 13.14',
    '1 Aug 2023, 07:08 UTC',
    'Best of 5',
    'Summer 2023: playoffs',
  ])('takes "%s" for none', (text) => {
    expect(toldResult(text)).toBe('');
  });
});
