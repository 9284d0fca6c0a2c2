import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { StoreUnavailableError } from '../../store/core/store-error';
import { isStorableText } from '../../domain/text/storable-text';
import type { CacheTag } from '../../domain/page/cache-tags';
import { ApiError } from '../api-error';
import { cacheControl, TAGS_HEADER, UNCACHED, type Lifetime } from '../cache-lifetimes';
import { entityTag, matchesEntityTag } from './entity-tag';
import { errorFields, log } from '../logger';

/** What a handler answers. Without a lifetime the answer is not cached anywhere. */
export type ApiAnswer = {
  readonly status?: number;
  /** Undefined: no body (204). */
  readonly body?: unknown;
  /**
   * Text of another kind than JSON in place of `body`; `type` is its media type
   * without a charset, `policy` its own Content-Security-Policy (only for
   * embeds), `file` the name that a browser saves it under.
   */
  readonly text?: { readonly type: string; readonly content: string; readonly policy?: string; readonly file?: string };
  readonly lifetime?: Lifetime;
  /** Cache tags by which ingest purges the answer. */
  readonly tags?: readonly CacheTag[];
  /** Values of `Set-Cookie`; only for answers without a lifetime. */
  readonly cookies?: readonly string[];
};

type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ApiHandler = (request: NextApiRequest) => Promise<ApiAnswer>;
export type ApiHandlers = Readonly<Partial<Record<ApiMethod, ApiHandler>>>;

function send(request: NextApiRequest, response: NextApiResponse, answer: ApiAnswer): void {
  const { status = 200, body, lifetime, tags = [], cookies = [] } = answer;
  const text = answer.text?.content ?? (body === undefined ? null : JSON.stringify(body));
  response.statusCode = text === null ? 204 : status;
  response.setHeader('Cache-Control', lifetime ? cacheControl(lifetime) : UNCACHED);
  if (tags.length > 0) response.setHeader(TAGS_HEADER, tags.join(' '));
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  if (text === null) {
    response.end();
    return;
  }
  if (answer.text?.policy !== undefined) response.setHeader('Content-Security-Policy', answer.text.policy);
  if (answer.text?.file !== undefined) response.setHeader('Content-Disposition', `attachment; filename="${answer.text.file}"`);
  const tag = entityTag(text);
  response.setHeader('ETag', tag);
  if (request.method === 'GET' && response.statusCode === 200 && matchesEntityTag(request.headers['if-none-match'], tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', `${answer.text?.type ?? 'application/json'}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** What a failed handler answers; unexpected errors are logged. */
export function apiFailure(error: unknown, request: NextApiRequest): ApiError {
  if (error instanceof ApiError) return error;
  const isRefused = error instanceof StoreUnavailableError && error.refused;
  if (error instanceof StoreUnavailableError && !isRefused)
    return new ApiError('unavailable', 'The store does not answer.', { headers: { 'Retry-After': '5' } });
  log().error({ route: request.url?.split('?', 1)[0], ...errorFields(error) }, 'api route failed');
  if (isRefused) return new ApiError('bad-request', 'The store does not take this.');
  return new ApiError('internal', 'An error occurred on server.');
}

type UncachedJson = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> | undefined };

export function sendUncached(response: NextApiResponse, { status, body, headers = {} }: UncachedJson): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', UNCACHED);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/**
 * The one wrapper of JSON endpoints (docs/product.md#json-api): dispatches by
 * method, answers JSON with its cache headers and ETag, turns failures into
 * `{error: {code, message}}` with the right status. Writes are made by `writes()`.
 */
export function apiRoute(handlers: ApiHandlers): NextApiHandler {
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const handlerOf = (method: string | undefined): ApiHandler | undefined => {
    switch (method) {
      case 'GET':
      case 'HEAD':
        return handlers.GET;
      case 'POST':
      case 'PUT':
      case 'PATCH':
      case 'DELETE':
        return handlers[method];
      default:
        return undefined;
    }
  };
  return async (request, response) => {
    try {
      const handler = handlerOf(request.method);
      if (!handler) throw new ApiError('method-not-allowed', `Allowed: ${allowed.join(', ')}.`, { headers: { Allow: allowed.join(', ') } });
      if (
        !Object.values(request.query)
          .flat()
          // Next's object of parameters has a function where one is called "constructor".
          .every((value) => typeof value !== 'string' || isStorableText(value))
      )
        throw new ApiError('bad-request', 'The address is not Unicode text.');
      send(request, response, await handler(request));
    } catch (error) {
      const failure = apiFailure(error, request);
      const { headers, tags = [] } = failure.details;
      if (tags.length > 0) response.setHeader(TAGS_HEADER, tags.join(' '));
      sendUncached(response, { status: failure.status, body: failure, headers });
    }
  };
}

/** The first value of a query parameter; null where it is absent. */
export function queryValue(request: NextApiRequest, name: string): string | null {
  const value = request.query[name];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}
