import { copyPath, localeOfPath, pageParts } from '../domain/page/offline-copies';
import { DEFAULT_LOCALE, isLocale } from '../domain/settings/locales';
import { paths } from '../domain/page/paths';
import { localizedPath } from '../i18n/localized-path';
import { mayStore, plainHeaders, type Copies, type Copy } from './copies';
import { readDevice } from './device';
import type { FetchedEvent, WorkerScope } from './scope';

/**
 * Answers of the worker. Network first for pages and JSON, so nothing old is
 * shown online; a copy is used where the network fails.
 */

/** Without an answer for this long, the network counts as unreachable where there is a copy. */
const PATIENCE_MS = 6_000;
/** The patience right after the network has not answered once. */
const IMPATIENCE_MS = 1_500;
const TROUBLE_MS = 20_000;
/** Answers that pages request again and again are stored this often. */
const COPY_EVERY_MS = 60_000;
/** On a copied page a copy of JSON is used only if it is no older than that page, except for what was requested with it. */
const WITH_PAGE_MS = 60_000;

/** JSON without which a copied page would have gaps. */
const COPIED_ANSWERS = /^\/api\/(?:week|following|match\/\d{1,15})$/;

class Silence extends Error {}

function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence('No answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A copy as the browser shows it: `<html>` says of when it is, for the banner that every page has. */
async function shown(html: Promise<string>, headers: Headers, attribute: string): Promise<Response> {
  const text = await html;
  return new Response(
    text.replace('<html', () => `<html ${attribute}`),
    { headers: plainHeaders(headers) },
  );
}

const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline</title><p>Offline</p></html>';

/** The page of an address of Next's data, `/_next/data/{build}/{locale}/match/7/….json`; null for anything else. */
export function pageOfData(pathname: string): string | null {
  const path = /^\/_next\/data\/[^/]{1,100}\/(.{1,300})\.json$/.exec(pathname)?.[1];
  if (path === undefined) return null;
  const [locale = '', ...rest] = path.split('/');
  return isLocale(locale) ? localizedPath(locale, `/${rest.join('/')}`) : null;
}

export function createAnswers(scope: WorkerScope, kept: Copies, now: () => number) {
  /** Copied pages that are open, by client, with the moment (ms) that they show. */
  const copied = new Map<string, number>();
  const keptAt = new Map<string, number>();
  let troubleAt = -Infinity;
  /** The page that is to hide results when it opens; its address may lead on to one below it. */
  let hideNext: string | null = null;

  const patience = (): number => (now() - troubleAt < TROUBLE_MS ? IMPATIENCE_MS : PATIENCE_MS);

  async function offlinePage(pathname: string): Promise<Response> {
    const named = localeOfPath(pathname);
    const locale = named === DEFAULT_LOCALE ? ((await readDevice(scope))?.locale ?? named) : named;
    const copy = (await kept.find(localizedPath(locale, paths.offline()))) ?? (await kept.find(paths.offline()));
    if (copy) return shown(copy.response.text(), copy.response.headers, 'data-offline=""');
    return new Response(BARE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }

  function showCopy({ response, storedAt }: Copy, client: string, attributes: string): Promise<Response> {
    // More are not open at a time.
    if (copied.size > 50) copied.clear();
    copied.set(client, Date.parse(storedAt));
    return shown(response.text(), response.headers, `data-offline="${storedAt}" ${attributes}`);
  }

  /** What the page at this path has to know, as an attribute of `<html>`. */
  function wish(pathname: string): string {
    return hideNext !== null && (pathname === hideNext || pathname.startsWith(`${hideNext}/`)) ? 'data-hide-results=""' : '';
  }

  async function network(event: FetchedEvent): Promise<Response> {
    const early = await event.preloadResponse;
    return early instanceof Response ? early : scope.fetch(event.request);
  }

  async function page(event: FetchedEvent): Promise<Response> {
    const url = new URL(event.request.url);
    const path = copyPath(url);
    const asked = network(event);
    // Stored as well if it comes too late to be shown.
    const done = asked.then(async (response) => {
      if (path === null || !mayStore(response) || response.redirected) return;
      await kept.keep(path, response.clone());
    });
    event.waitUntil(done.catch(() => undefined));
    const wished = wish(url.pathname);
    try {
      const copy = path === null ? null : await kept.find(path);
      const response = await (copy ? inTime(asked, patience()) : asked);
      if (wished === '' || response.status !== 200) return response;
      hideNext = null;
      return await shown(response.clone().text(), response.headers, wished);
    } catch {
      troubleAt = now();
      const copy = path === null ? null : await kept.find(path);
      hideNext = null;
      return copy ? showCopy(copy, event.resultingClientId, wished) : offlinePage(url.pathname);
    }
  }

  /** JSON of open pages: stored as it comes, and for copied pages given back. */
  async function json(event: FetchedEvent, path: string): Promise<Response> {
    try {
      const response = await scope.fetch(event.request);
      if (now() - (keptAt.get(path) ?? -Infinity) > COPY_EVERY_MS) {
        if (keptAt.size > 200) keptAt.clear();
        keptAt.set(path, now());
        event.waitUntil(kept.keep(path, response.clone()).catch(() => undefined));
      }
      return response;
    } catch (error) {
      const shows = copied.get(event.clientId);
      const copy = shows === undefined ? null : await kept.find(path);
      if (copy && shows !== undefined && Date.parse(copy.storedAt) >= shows - WITH_PAGE_MS) return copy.response;
      throw error;
    }
  }

  /** Data of a page that opens in place. Where that gives nothing Next opens the page anew, which then may be a copy. */
  async function data(event: FetchedEvent, path: string, copyPage: (path: string) => Promise<void>): Promise<Response> {
    const asked = scope.fetch(event.request);
    try {
      const copy = await kept.find(path);
      const response = await (copy ? inTime(asked, patience()) : asked);
      const [kind] = pageParts(path);
      if (kind === 'match' && response.ok) event.waitUntil(copyPage(path).catch(() => undefined));
      return response;
    } catch {
      troubleAt = now();
      asked.catch(() => undefined);
      return Response.error();
    }
  }

  async function file(event: FetchedEvent, path: string): Promise<Response> {
    const known = await kept.findFile(path);
    if (known) return known;
    const response = await scope.fetch(event.request);
    event.waitUntil(kept.keepFile(path, response.clone()).catch(() => undefined));
    return response;
  }

  return {
    /** Has the page at this path hide results from when it opens next. */
    hideResultsAt: (pathname: string): void => {
      hideNext = pathname;
    },

    /** The answer to a request; null: the browser's own business. */
    answer: (event: FetchedEvent, copyPage: (path: string) => Promise<void>): Promise<Response> | null => {
      const { request } = event;
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== scope.location.origin) return null;
      if (request.mode === 'navigate') return page(event);
      const { pathname } = url;
      if (pathname.startsWith('/_next/static/') || pathname.startsWith('/i18n/')) return file(event, pathname);
      if (COPIED_ANSWERS.test(pathname)) return json(event, pathname + url.search);
      const target = pageOfData(pathname);
      const path = target === null ? null : copyPath({ pathname: target, search: url.search });
      return path === null ? null : data(event, path, copyPage);
    },
  };
}
