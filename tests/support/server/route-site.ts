import type { RequestListener } from 'node:http';
import { isRecord } from '../../../lib/domain/values/is-record';
import { FROM_HERE } from './api-route';
import { withServer } from './with-server';

/** JSON routes on a server, called as a signed-in user or as a visitor. */

/** A reply. `body`: the parsed text, null where the text is empty. */
export type Heard<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
};

/** `who`: a uid, or null for a visitor. `headers` replace those that a page of this site sends. */
export type SiteCall = (
  who: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Heard>;

/** Pairs of a pattern of paths and what makes their listener, given the first group of the pattern. The first that matches answers. */
export type SiteRoutes = readonly (readonly [RegExp, (param: string) => RequestListener])[];

export function withRoutes(routes: SiteRoutes, work: (call: SiteCall) => Promise<void>): Promise<void> {
  const listener: RequestListener = (request, response) => {
    for (const [pattern, route] of routes) {
      const found = pattern.exec(request.url ?? '');
      if (found) return route(found[1] ?? '')(request, response);
    }
  };
  return withServer(listener, (_ask, origin) =>
    work(async (who, method, path, body, headers = FROM_HERE) => {
      const answer = await fetch(origin + path, {
        method,
        headers: { ...headers, ...(who === null ? {} : { cookie: `token=${who}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const parsed: unknown = text === '' ? null : JSON.parse(text);
      return { status: answer.status, headers: answer.headers, text, body: parsed };
    }),
  );
}

/** Status and error code of a reply; null where it has no code. */
export const codeOf = ({ status, body }: Heard): readonly [number, unknown] => [
  status,
  isRecord(body) && isRecord(body['error']) ? body['error']['code'] : null,
];
