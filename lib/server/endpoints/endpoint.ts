import type { NextApiHandler } from 'next';
import { cacheTag } from '../../domain/page/cache-tags';
import { ApiError } from '../api-error';
import { apiRoute, type ApiAnswer, type ApiHandlers } from '../api/api-route';
import { siteNow } from '../site-clock';
import { settingsOrDefaults } from '../pages/shell-data';
import type { Operation } from '../developers/documentation';
import type { JsonQuery } from './json-query';

/** All that is known of an address of JSON. */
export type Endpoint = {
  readonly handler: NextApiHandler;
  /** Only where answers are the same for everybody: what the address means. The server stores answers under it. */
  readonly query?: JsonQuery<unknown>;
  /** May be read from anywhere, as subscriptions are, and routes without data. */
  readonly open?: boolean;
  /** The description of an endpoint of the public interface. Absent: only the site uses it. */
  readonly docs?: Operation;
};

/** By address, named parts as Next writes them. */
export type Endpoints = Readonly<Record<`/api/${string}`, Endpoint>>;

type PublicAnswer<Query> = (query: Query, now: number) => Promise<ApiAnswer>;

/** Depends on the visitor, or writes: never stored. */
export function endpoint(handlers: ApiHandlers): Endpoint {
  return { handler: apiRoute(handlers) };
}

/**
 * The same for everybody. `answer` sees what `query` makes of the address and nothing else of the request, and
 * the server stores it under the same: no parameter can reach an answer without being part of its key. `now` is
 * the site's clock. `writes`: other methods of the address.
 */
export function publicEndpoint<Query>({
  query,
  answer,
  writes = {},
  open = false,
  docs,
}: {
  readonly query: JsonQuery<Query>;
  readonly answer: PublicAnswer<Query>;
  readonly writes?: ApiHandlers;
  readonly open?: boolean;
  readonly docs?: Operation;
}): Endpoint {
  const handler = apiRoute({ GET: async ({ query: raw }) => answer(query.read(raw), siteNow()), ...writes });
  return { handler, query, open, ...(docs === undefined ? {} : { docs }) };
}

/** Not found while the system setting `stats` is off; a change of the settings purges it like a page. */
export function withStatistics<Query>(answer: PublicAnswer<Query>): PublicAnswer<Query> {
  return async (query, now) => {
    if (!(await settingsOrDefaults(now)).stats) throw new ApiError('not-found', 'This site shows no statistics.');
    const { tags = [], ...rest } = await answer(query, now);
    return { ...rest, tags: [...tags, cacheTag.pages] };
  };
}
