import { createServer, type RequestListener } from 'node:http';
import { isRecord } from '../../../lib/domain/is-record';
import { FROM_HERE } from '../server/api-route';

/** The JSON routes of the prediction game on a server of their own. */

export type Heard = { readonly status: number; readonly body: Readonly<Record<string, unknown>>; readonly text: string };

/** `who`: a uid, or null for a visitor. `path`: below `/api/play`. A body is posted. */
type Call = (who: string | null, path: string, body?: unknown) => Promise<Heard>;

/** `routes`: by their path. */
export async function withPlayRoutes(
  routes: Readonly<Record<string, RequestListener>>,
  work: (call: Call) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => routes[request.url?.split('?')[0] ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const call: Call = async (who, path, body) => {
    const answer = await fetch(`${origin}/api/play${path}`, {
      headers: { ...FROM_HERE, ...(who === null ? {} : { cookie: `token=${who}` }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed: unknown = JSON.parse(text);
    return { status: answer.status, body: isRecord(parsed) ? parsed : {}, text };
  };
  try {
    await work(call);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

/** Status and code of an answer. */
export const codeOf = ({ status, body }: Heard): readonly [number, unknown] => [
  status,
  isRecord(body['error']) ? body['error']['code'] : null,
];
