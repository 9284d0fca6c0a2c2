import { IMMUTABLE, UNCACHED } from '../cache-lifetimes';
import { messageScript, sectionScript } from '../pages/message-script';
import { webManifest } from '../well-known-files';
import { capture, type RenderedResponse, type RequestHandler } from './capture';
import { type CacheEntry, composeEntry, isAbsence } from './cache-entry';
import { WORKER_POLICY } from './content-security-policy';
import { flagPicture } from '../../net/resize-picture';
import type { Target } from './request-target';
import type { PictureStore } from '../../store/pictures/picture-store';

/** Where cached answers come from: Next, the flag package, the texts. */
export type RenderOptions = {
  readonly handler: RequestHandler;
  /** The one host that Next sees. */
  readonly host: string;
  readonly pagePolicy: (page: Buffer) => string;
  /** The text of `/robots.txt` or `/.well-known/security.txt`, by its address. */
  readonly siteText: (path: string) => string;
  /** The text of `/sw.js`. */
  readonly workerScript: string;
  /** The folder of the flag package that holds `{code}.svg` in 4×3. */
  readonly flagFolder: string;
  /** A stored picture by its path; null where there is none. */
  readonly readPicture: PictureStore['get'];
};

/** Files whose name does not change with their content. */
const FILE_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** Flags almost never change. */
const FLAG_CACHE_CONTROL = 'public, max-age=2592000, stale-while-revalidate=31536000';

/** A picture's address without its version: it may change at any time. */
const PICTURE_CACHE_CONTROL = 'public, max-age=60, s-maxage=60';

/** Browsers request the worker anew each time, or a broken one could stay. */
const WORKER_CACHE_CONTROL = 'no-cache';

const PLAIN_TYPE = 'text/plain; charset=utf-8';
const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Targets that are the same for everyone, except for pictures of links. */
export type CachedTarget = Extract<Target, { kind: 'public' | 'flag' | 'picture' | 'messages' | 'siteText' | 'manifest' | 'worker' }>;

function plainNotFound(text: string): RenderedResponse {
  return { status: 404, headers: { 'content-type': PLAIN_TYPE, 'cache-control': UNCACHED }, body: Buffer.from(text) };
}

function file(type: string, cacheControl: string, body: Buffer): RenderedResponse {
  return { status: 200, headers: { 'content-type': type, 'cache-control': cacheControl }, body };
}

async function flag(folder: string, code: string): Promise<RenderedResponse> {
  try {
    return file('image/webp', FLAG_CACHE_CONTROL, await flagPicture(folder, code));
  } catch {
    return plainNotFound('No such flag');
  }
}

async function picture(read: PictureStore['get'], { path, version }: Extract<Target, { kind: 'picture' }>): Promise<RenderedResponse> {
  const png = await read(path);
  if (png === null) return plainNotFound('No such picture');
  return file('image/png', version === null ? PICTURE_CACHE_CONTROL : IMMUTABLE, png);
}

/** During a deployment pages of the other build request another hash: they get our texts, but not for ever. */
function messages({ locale, section, hash }: Extract<Target, { kind: 'messages' }>): RenderedResponse {
  const script = section === null ? messageScript(locale) : sectionScript(locale, section);
  return file(SCRIPT_TYPE, hash === script.hash ? IMMUTABLE : 'public, max-age=0, s-maxage=60', Buffer.from(script.body));
}

/** The answer to client navigation for a missing page; Next's browser code then requests the address itself. */
const NOT_FOUND_DATA = '{"notFound":true}';

/**
 * A missing or deleted page, without its HTML: the page that is shown instead is
 * cached once for all (`failurePage`). Client navigation only understands 404.
 */
function noteOfAbsence({ status, headers }: RenderedResponse, isData: boolean): RenderedResponse {
  return {
    status: isData ? 404 : status,
    headers: { ...headers, 'content-type': isData ? JSON_TYPE : PLAIN_TYPE },
    body: Buffer.from(isData ? NOT_FOUND_DATA : ''),
  };
}

/** What a request for data gets at an address where no page can be. */
export function absentData(): RenderedResponse {
  return noteOfAbsence({ status: 404, headers: {}, body: Buffer.alloc(0) }, true);
}

async function fromNext({ handler, host }: RenderOptions, target: Extract<Target, { kind: 'public' }>): Promise<RenderedResponse> {
  const rendered = await capture(handler, { url: target.key, host, headers: target.isData ? { 'x-nextjs-data': '1' } : {} });
  if (isAbsence(rendered.status) && (target.content === 'page' || target.isData)) return noteOfAbsence(rendered, target.isData);
  if (target.content !== 'asset') return rendered;
  // Never cache a missing script: the other build of a deployment may have it.
  if (rendered.status !== 200) return plainNotFound('Not found');
  return target.route === '/public' ? { ...rendered, headers: { ...rendered.headers, 'cache-control': FILE_CACHE_CONTROL } } : rendered;
}

async function rendered(options: RenderOptions, target: CachedTarget): Promise<RenderedResponse> {
  switch (target.kind) {
    case 'flag':
      return flag(options.flagFolder, target.code);
    case 'picture':
      return picture(options.readPicture, target);
    case 'siteText':
      return file(PLAIN_TYPE, FILE_CACHE_CONTROL, Buffer.from(options.siteText(target.key)));
    case 'manifest':
      return file(MANIFEST_TYPE, FILE_CACHE_CONTROL, Buffer.from(webManifest(target.locale)));
    case 'worker':
      // Cached here for as long as the process lives, though by no browser.
      return file(SCRIPT_TYPE, IMMUTABLE, Buffer.from(options.workerScript));
    case 'messages':
      return messages(target);
    case 'public':
      return fromNext(options, target);
  }
}

export async function renderEntry(options: RenderOptions, target: CachedTarget): Promise<CacheEntry> {
  const content = target.kind === 'public' ? target.content : 'asset';
  const entry = await composeEntry(await rendered(options, target), { content, pagePolicy: options.pagePolicy });
  if (target.kind !== 'worker') return entry;
  return { ...entry, headers: { ...entry.headers, 'cache-control': WORKER_CACHE_CONTROL, 'content-security-policy': WORKER_POLICY } };
}
