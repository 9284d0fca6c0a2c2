import { createServer, request as ask } from 'node:http';
import { listening, type Listening } from './listening';

/** A plain load balancer without sticky sessions: requests go to the servers in turn. */
export async function startBalancer(): Promise<Listening & { readonly serve: (urls: readonly string[]) => void }> {
  let upstreams: readonly string[] = [];
  let turn = 0;
  // A connection that either side closes while a request is under way on it would be a failure of the test's own.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    turn += 1;
    const upstream = upstreams[turn % upstreams.length] ?? '';
    const { method, url = '/', headers } = request;
    const relayed = ask(new URL(url, upstream), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    relayed.on('error', () => response.destroy());
    request.pipe(relayed);
  });
  return { ...(await listening(server, () => server.closeAllConnections())), serve: (urls) => void (upstreams = urls) };
}
