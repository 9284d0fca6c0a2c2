import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedGet } from '../../../lib/net/guarded-get';
import { FeedReader, newsFeeds } from '../../../lib/source/feeds/news-feeds';
import { plainText, sanitizeArticle } from '../../../lib/source/feeds/sanitize-article';
import { SourceError } from '../../../lib/source/match-source';

const NOW = Date.parse('2023-08-19T09:00:00Z');
let server: Server | null = null;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A local server; returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const own = createServer(listener);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = own.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const item = (inner: string) => `<item>${inner}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Feed</title><language>en</language>${items.join('')}</channel></rss>`;
const GOOD = item(
  '<title>An interview &amp; more</title><link>https://example.org/a</link><guid isPermaLink="false">g1</guid><pubDate>Fri, 18 Aug 2023 10:00:00 GMT</pubDate><description>Words &lt;b&gt;here&lt;/b&gt;</description><content:encoded><![CDATA[<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:alert(2)">there</a></p><img src="https://example.org/pixel.gif">]]></content:encoded>',
);

function look(url: string) {
  return new FeedReader([{ name: 'Somewhere', url, language: null }], { allowPrivate: true, now: () => NOW }).look();
}

describe('a feed', () => {
  it('in RSS 2.0 becomes articles with sanitized text', async () => {
    const { articles, rejections } = await look(await serve((_request, response) => response.end(rss(GOOD))));
    expect(rejections).toEqual([]);
    expect(articles).toMatchObject([
      {
        title: 'An interview & more',
        url: 'https://example.org/a',
        at: '2023-08-18T10:00:00.000Z',
        summary: 'Words here',
        sourceName: 'Somewhere',
        language: 'en',
        spoils: 'nothing',
      },
    ]);
    expect(articles[0]?.html).toBe('<p>Hi <span>there</span></p>'.replace(/<\/?span>/g, ''));
  });

  it.each([
    ['Owls\u0008 sign a &#x200B;coach', 'Owls sign a coach'],
    ['<![CDATA[Owls\u000bsign\u202e a coach]]>', 'Owls sign a coach'],
    [`${'Owls sign 🦉🦉🦉 '.repeat(13)}🦉🦉`, `${'Owls sign 🦉🦉🦉 '.repeat(11)}Owls sign…`],
    [`${'🦉'.repeat(99)}x${'👨‍👩‍👧'.repeat(9)}`, `${'🦉'.repeat(99)}x…`],
  ])('has titles of one line and whole characters: %j', async (raw, title) => {
    const own = GOOD.replace('An interview &amp; more', raw);
    const { articles } = await look(await serve((_request, response) => response.end(rss(own))));
    expect(articles.map((each) => each.title)).toEqual([title]);
  });

  it('in Atom does too', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es"><title>F</title><id>u</id><updated>2023-08-18T10:00:00Z</updated><entry><title type="html">T1 &lt;i&gt;gana&lt;/i&gt; la final</title><id>urn:1</id><link rel="self" href="https://example.org/self"/><link rel="alternate" href="/1"/><published>2023-08-18T09:00:00Z</published><updated>2023-08-18T10:00:00Z</updated><content type="html">&lt;p&gt;c&lt;/p&gt;</content></entry></feed>';
    // A relative link of a local server leads to our own network: such an entry is refused.
    const { articles, rejections } = await look(await serve((_request, response) => response.end(atom)));
    expect(articles).toEqual([]);
    expect(rejections).toMatchObject([{ reason: 'no public http(s) address' }]);
    server?.close();
    const absolute = await look(
      await serve((_request, response) => response.end(atom.replace('href="/1"', 'href="https://example.org/1"'))),
    );
    expect(absolute.articles).toMatchObject([
      {
        title: 'T1 gana la final',
        url: 'https://example.org/1',
        at: '2023-08-18T09:00:00.000Z',
        language: 'es',
        spoils: 'title',
        html: '<p>c</p>',
      },
    ]);
  });

  it('skips malformed entries and keeps the others', async () => {
    const bad = [
      item('<link>https://example.org/b</link>'),
      item('<title>No date</title><link>https://example.org/c</link>'),
      item('<title>Script</title><link>javascript:alert(1)</link>'),
    ];
    const { articles, rejections } = await look(await serve((_request, response) => response.end(rss(...bad, GOOD))));
    expect(articles).toHaveLength(1);
    expect(rejections.map(({ reason }) => reason)).toEqual(['no title', 'no date', 'no public http(s) address']);
  });

  it.each([['<rss><channel><item><title>broken'], ['<html><body>no feed</body></html>'], ['']])(
    'that is not a feed (%j) is reported',
    async (body) => {
      const { articles, rejections } = await look(await serve((_request, response) => response.end(body)));
      expect(articles).toEqual([]);
      expect(rejections).toMatchObject([{ entity: 'feed', id: 'Somewhere' }]);
    },
  );

  it('has no file of this machine in it, whatever entities it declares', async () => {
    const declaring = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY y "${'y'.repeat(9)}">]>${rss(GOOD.replace('An interview', '&y;'))}`;
    const { articles, rejections } = await look(await serve((_request, response) => response.end(declaring)));
    expect([articles, rejections]).toMatchObject([[], [{ entity: 'feed' }]]);
  });

  it('has no articles from the future', async () => {
    const future = GOOD.replace('18 Aug 2023', '18 Aug 2033');
    const { articles } = await look(await serve((_request, response) => response.end(rss(future))));
    expect(articles[0]?.at).toBe(new Date(NOW).toISOString());
  });

  it('is requested conditionally', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === '"v1"') response.statusCode = 304;
      response.setHeader('ETag', '"v1"');
      response.end(response.statusCode === 304 ? undefined : rss(GOOD));
    });
    const reader = new FeedReader([{ name: 'Somewhere', url, language: null }], { allowPrivate: true, now: () => NOW });
    expect((await reader.look()).articles).toHaveLength(1);
    expect(await reader.look()).toEqual({ articles: [], rejections: [] });
    expect(asked).toEqual([undefined, '"v1"']);
  });

  it('on our own network is refused', async () => {
    const url = await serve((_request, response) => response.end(rss(GOOD)));
    const { articles, rejections } = await new FeedReader([{ name: 'Inside', url, language: null }], { now: () => NOW }).look();
    expect(articles).toEqual([]);
    expect(rejections).toMatchObject([{ entity: 'feed', id: 'Inside', reason: expect.stringContaining('not a public address') }]);
  });
});

describe('a guarded request', () => {
  it('ends where the answer is too large, also after a redirect', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { Location: '/large' }).end();
      else response.end('x'.repeat(2_000));
    });
    await expect(guardedGet(url, { timeoutMs: 5_000, maxBytes: 1_000, allowPrivate: true })).rejects.toThrow('more than 1000 bytes');
    expect((await guardedGet(url, { timeoutMs: 5_000, maxBytes: 3_000, allowPrivate: true })).body).toHaveLength(2_000);
  });

  it('ends after too many redirects', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { Location: '/again' }).end());
    await expect(guardedGet(url, { timeoutMs: 5_000, maxBytes: 1_000, allowPrivate: true })).rejects.toThrow(
      'from one address to the next',
    );
  });

  it('ends where no answer arrives', async () => {
    const url = await serve(() => undefined);
    await expect(guardedGet(url, { timeoutMs: 100, maxBytes: 1_000, allowPrivate: true })).rejects.toThrow();
    server?.closeAllConnections();
  });
});

describe('sanitized text', () => {
  it('keeps structure and links, marked as external', () => {
    expect(sanitizeArticle('<h1>A</h1><p>b <a href="https://example.org/" onclick="x()">c</a></p><ul><li>d</li></ul>')).toBe(
      '<h2>A</h2><p>b <a href="https://example.org/" rel="noopener nofollow ugc" target="_blank">c</a></p><ul><li>d</li></ul>',
    );
  });

  it.each([
    '<script>x</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    '<style>*{display:none}</style>',
    '<svg onload=alert(1)><text>x</text></svg>',
    '<object data="x"></object>',
  ])('contains nothing of %s', (html) => {
    expect(sanitizeArticle(html)).toBe('');
  });

  it('becomes one line of text', () => {
    expect(plainText('<p>One</p><p>two &amp; three</p><script>no</script>')).toBe('One two & three');
  });
});

describe('the configuration of feeds', () => {
  it('is a list of names and addresses, or JSON', () => {
    const feeds = [
      { name: 'One', url: 'https://one.example/a?b=c,d', language: null },
      { name: 'Two', url: 'https://two.example/', language: null },
    ];
    expect(newsFeeds('One=https://one.example/a?b=c,d, Two=https://two.example/')).toEqual(feeds);
    expect(newsFeeds('[{"name":"One","url":"https://one.example/","language":"en"}]')).toEqual([
      { name: 'One', url: 'https://one.example/', language: 'en' },
    ]);
    expect(newsFeeds(' ')).toEqual([]);
  });

  it.each(['https://one.example/', 'One=ftp://one.example/', '[{"name":"One"}]', '[not json'])('%s is rejected with a message', (text) => {
    expect(() => newsFeeds(text)).toThrow(SourceError);
  });
});
