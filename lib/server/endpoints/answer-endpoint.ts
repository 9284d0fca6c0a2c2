import type { NextApiHandler } from 'next';
import { ApiError } from '../api-error';
import { apiRoute, type ApiHandler } from '../api/api-route';
import { routeTable } from '../route-table';
import { ENDPOINT_ADDRESSES, endpointAt } from './endpoints';

const addresses = routeTable(ENDPOINT_ADDRESSES);

const missing: ApiHandler = () => Promise.reject(new ApiError('not-found', 'There is no such endpoint.'));
const answerMissing = apiRoute({ GET: missing, POST: missing, PUT: missing, DELETE: missing });

/** The values of the named parts: "/api/team/[id]" and ["api", "team", "7"] → id 7. */
function namedParts(address: string, segments: readonly string[]): Record<string, string> {
  const parts = address.split('/').slice(1);
  return Object.fromEntries(parts.flatMap((part, index) => (part.startsWith('[') ? [[part.slice(1, -1), segments[index] ?? '']] : [])));
}

/** Calls the endpoint of an address below /api; its named parts join the query, as with files of `pages/api`. */
export const answerEndpoint: NextApiHandler = (request, response) => {
  const { path = [] } = request.query;
  const segments = ['api', ...[path].flat()];
  const address = addresses.match(segments);
  const found = address === null ? null : endpointAt(address);
  if (address === null || found === null) return answerMissing(request, response);
  delete request.query['path'];
  Object.assign(request.query, namedParts(address, segments));
  return found.handler(request, response);
};
