import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Gate } from './gate';
import { listening, type Listening } from '../listening';

/** Calls of Firebase Auth that change an account. */
const WRITES = /\/accounts:(?:update|delete|sendOobCode)$/;

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Stands between a server and the Auth emulator; the gate decides on every change of an account. */
export function startAuthProxy(emulator: string, gate: Gate): Promise<Listening> {
  const [hostname = '', port = ''] = emulator.split(':');
  const relay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/', headers } = request;
    const body = await bytesOf(request);
    const held = WRITES.test(url.split('?', 1)[0] ?? '') ? gate.meet(body.toString()) : null;
    if (held?.phase === 'before') return held.reached();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      ask({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
    });
    const told = await bytesOf(answer);
    if (held !== null) return held.reached();
    response.writeHead(answer.statusCode ?? 500, answer.headers).end(told);
  };
  const server = createServer((request, response) => void relay(request, response).catch(() => response.destroy()));
  return listening(server, () => server.closeAllConnections());
}

/** A feedback service that keeps what is posted; the gate decides on every post. */
export async function startFeedback(
  gate: Gate,
): Promise<Listening & { readonly posts: readonly { readonly key: string | undefined; readonly body: string }[] }> {
  const posts: { key: string | undefined; body: string }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bytesOf(request);
    const held = gate.meet(body.toString());
    if (held?.phase === 'before') return held.reached();
    const key = request.headers['idempotency-key'];
    posts.push({ key: typeof key === 'string' ? key : undefined, body: body.toString() });
    if (held !== null) return held.reached();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  return { ...(await listening(server, () => server.closeAllConnections())), posts };
}
