import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { CacheTag } from '../../domain/page/cache-tags';
import { entityTag } from '../api/entity-tag';
import { LIFETIMES, type Lifetime, TAGS_HEADER, UNCACHED, cacheControl, tagsInHeader } from '../cache-lifetimes';
import type { RenderedResponse } from './capture';
import { BARE_POLICY, REPORTING_ENDPOINTS } from './content-security-policy';

/** The directives of a `Cache-Control` header that decide what is cached; seconds, null where absent. */
type CacheDirectives = {
  readonly isPublic: boolean;
  readonly isPrivate: boolean;
  readonly noStore: boolean;
  readonly maxAge: number | null;
  readonly sMaxage: number | null;
  readonly stale: number | null;
  readonly error: number | null;
};

export function parseCacheControl(header: string): CacheDirectives {
  const directives = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each): [string, string] => {
        const [name = '', value = ''] = each.split('=', 2);
        return [name.trim(), value.trim()];
      }),
  );
  const seconds = (name: string) => {
    const value = directives.get(name);
    return value !== undefined && /^\d+$/.test(value) ? Number(value) : null;
  };
  return {
    isPublic: directives.has('public'),
    isPrivate: directives.has('private'),
    noStore: directives.has('no-store') || directives.has('no-cache'),
    maxAge: seconds('max-age'),
    sMaxage: seconds('s-maxage'),
    stale: seconds('stale-while-revalidate'),
    error: seconds('stale-if-error'),
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompress = promisify(brotliDecompress);

/** What an answer is, which decides how it may be cached: for one visitor, never. */
export type Content = 'page' | 'json' | 'embed' | 'asset' | 'personal';

/** Ready bytes: compressed, or plain where compression does not pay. Nearly everybody takes Brotli; gzip is made for the first client that does not, and cached. */
type Bodies =
  | { readonly kind: 'plain'; readonly plain: Buffer }
  | { readonly kind: 'compressed'; readonly brotli: Buffer; readonly gzip: () => Promise<Buffer> };

/** An answer as it is cached and sent: complete, compressed once, without anything personal. */
export type CacheEntry = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly bodies: Bodies;
  readonly etag: string;
  readonly tags: readonly CacheTag[];
  /** How long copies live; null for what must not be cached. */
  readonly lifetime: Lifetime | null;
  /** Whether the answer held a cookie, which was taken out: a defect to report. */
  readonly strippedCookie: boolean;
};

const DROPPED_HEADERS = new Set([
  'connection',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  // Next says the address of a redirect here, too, besides `Location`.
  'refresh',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-powered-by',
  TAGS_HEADER,
]);

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|(?:rss|atom)\+xml|(?:manifest|ld|feed)\+json)|image\/svg\+xml|image\/x-icon)/;
/** Smaller bodies fit into a packet anyway. */
const MIN_COMPRESSED_BYTES = 512;
const PAGE_BROTLI_QUALITY = 5;
const ASSET_BROTLI_QUALITY = 9;
/** The size of a page's gzip against its Brotli (measured: 1.11). */
const GZIP_SHARE = 1.15;
/** No page may be cached longer than this: Next gives pages without data a year, which would outlive a deployment. */
const LONGEST_PAGE_SECONDS = 3_600;

async function compress(body: Buffer, type: string, content: Content): Promise<Bodies> {
  if (body.length < MIN_COMPRESSED_BYTES || !COMPRESSIBLE.test(type)) return { kind: 'plain', plain: body };
  const quality = content === 'asset' ? ASSET_BROTLI_QUALITY : PAGE_BROTLI_QUALITY;
  const brotli = await compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  let gzipped: Promise<Buffer> | null = null;
  return { kind: 'compressed', brotli, gzip: () => (gzipped ??= decompress(brotli).then((plain) => compressGzip(plain, { level: 6 }))) };
}

/** The plain bytes of an entry, for the few clients that take no compression. */
export async function plainBody(bodies: Bodies): Promise<Buffer> {
  return bodies.kind === 'plain' ? bodies.plain : decompress(bodies.brotli);
}

/** Roughly the bytes that an entry may come to occupy: its gzip twin is a little larger than the Brotli one. */
export function entrySize({ bodies, headers }: CacheEntry): number {
  const bytes = bodies.kind === 'plain' ? bodies.plain.length : Math.ceil(bodies.brotli.length * (1 + GZIP_SHARE));
  return bytes + JSON.stringify(headers).length + 512;
}

/** Whether a status says that something does not exist, or no longer. */
export function isAbsence(status: number): status is 404 | 410 {
  return status === 404 || status === 410;
}

/**
 * How long an answer may be cached. Next forces "no-store" on not-found answers
 * and redirects; those of public routes are cached for seconds all the same, or a
 * dead link that is shared would render each time.
 */
function lifetimeOf(status: number, header: string, content: Content): Lifetime | null {
  if (content === 'personal') return null;
  if (content !== 'asset' && (isAbsence(status) || status === 307)) return LIFETIMES.missing;
  if (content !== 'asset' && status === 308) return LIFETIMES.moved;
  if (status !== 200) return null;
  const { isPrivate, noStore, isPublic, maxAge, sMaxage, stale, error } = parseCacheControl(header);
  if (isPrivate || noStore) return null;
  if (content === 'page' && sMaxage !== null && sMaxage > LONGEST_PAGE_SECONDS) return LIFETIMES.page;
  if (!isPublic) return null;
  return { fresh: sMaxage ?? maxAge ?? 0, stale: stale ?? 0, error: error ?? 0, browser: maxAge ?? 0 };
}

/** The `Cache-Control` that leaves with an entry. Assets have the one they came with. */
function outgoingCacheControl(header: string, lifetime: Lifetime | null, content: Content): string {
  if (content === 'personal') return UNCACHED;
  if (lifetime === null) return header || UNCACHED;
  return content === 'asset' ? header : cacheControl(lifetime);
}

type ComposeOptions = {
  readonly content: Content;
  /** The policy for a page, from its HTML; for anything else the bare one is sent. */
  readonly pagePolicy: (page: Buffer) => string;
};

/** Makes an entry of a rendered answer: without cookies, with the policy for this very HTML, compressed and tagged. */
export async function composeEntry(rendered: RenderedResponse, { content, pagePolicy }: ComposeOptions): Promise<CacheEntry> {
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(rendered.headers)) {
    if (value !== undefined && !DROPPED_HEADERS.has(name)) headers[name] = typeof value === 'number' ? String(value) : value;
  }
  const type = String(headers['content-type'] ?? '');
  const given = String(headers['cache-control'] ?? '');
  const lifetime = lifetimeOf(rendered.status, given, content);
  headers['cache-control'] = outgoingCacheControl(given, lifetime, content);
  if (content === 'embed') {
    // Frames bring their own, which lets other sites show them.
    headers['content-security-policy'] = rendered.headers['content-security-policy'] ?? BARE_POLICY;
  } else if (type.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(rendered.body);
    headers['reporting-endpoints'] = REPORTING_ENDPOINTS;
  }
  return {
    status: rendered.status,
    headers,
    bodies: await compress(rendered.body, type, content),
    etag: entityTag(rendered.body),
    tags: tagsInHeader(String(rendered.headers[TAGS_HEADER] ?? '')),
    lifetime,
    strippedCookie: rendered.headers['set-cookie'] !== undefined,
  };
}
