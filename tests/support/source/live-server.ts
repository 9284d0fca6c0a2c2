import { createServer, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { TOKEN } from './panda-server';

/**
 * A local stand-in for PandaScore's live websockets: greets, says what a test
 * has it say, and answers `recover` as the documentation describes it.
 */
export type LiveServer = {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Paths of the connections that are open, in the order in which they were made. */
  readonly open: () => string[];
  /** Paths asked for, also in vain. */
  readonly asked: string[];
  /** What clients have said. */
  readonly heard: unknown[];
  /** The same at one path. */
  readonly heardAt: (path: string) => unknown[];
  /** Says something to everyone at a path. */
  readonly say: (path: string, message: unknown) => void;
  /** Ends the connections at a path. */
  readonly drop: (path: string, code?: number) => void;
  /** Answers to `recover`, by game; silence where there is none. */
  readonly past: Map<number, unknown>;
  /** The same by path, for whichever game. */
  readonly pastAt: Map<string, unknown>;
  /** Refuses connections: with an HTTP status below 1000, else with a close code after the opening. */
  refusal: number | null;
  /** The same for single paths, by close code. */
  readonly refusals: Map<string, number>;
};

const Recover = v.object({ type: v.literal('recover'), payload: v.object({ game_id: v.number() }) });

export async function liveServer(): Promise<LiveServer> {
  const clients = new Map<WebSocket, string>();
  const asked: string[] = [];
  const said: { path: string; message: unknown }[] = [];
  const heard: unknown[] = [];
  const past = new Map<number, unknown>();
  const pastAt = new Map<string, unknown>();
  const refusals = new Map<string, number>();
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const text = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message));
  const server: Pick<LiveServer, 'refusal'> = { refusal: null };

  function welcome(client: WebSocket, path: string): void {
    const refused = server.refusal ?? refusals.get(path);
    if (refused !== undefined) return client.close(refused);
    clients.set(client, path);
    client.on('close', () => clients.delete(client));
    client.on('message', (data) => {
      if (!Buffer.isBuffer(data)) return;
      const message: unknown = JSON.parse(data.toString());
      heard.push(message);
      said.push({ path, message });
      const recover = v.safeParse(Recover, message);
      const answer = recover.success ? (pastAt.get(path) ?? past.get(recover.output.payload.game_id)) : undefined;
      if (answer !== undefined) client.send(text(answer));
    });
    client.send('{"type":"hello","payload":{}}');
  }

  http.on('upgrade', (request: IncomingMessage, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(url.pathname);
    const status = url.searchParams.get('token') === TOKEN ? server.refusal : 401;
    if (status !== null && status < 1000) return void socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`);
    sockets.handleUpgrade(request, socket, head, (client) => welcome(client, url.pathname));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const client of sockets.clients) client.terminate();
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  const at = (path: string) => [...clients].flatMap(([client, own]) => (own === path ? [client] : []));
  return Object.assign(server, {
    baseUrl: `ws://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    open: () => [...clients.values()],
    asked,
    heard,
    heardAt: (path: string) => said.flatMap((each) => (each.path === path ? [each.message] : [])),
    say: (path: string, message: unknown) => at(path).forEach((client) => client.send(text(message))),
    drop: (path: string, code?: number) => at(path).forEach((client) => (code === undefined ? client.terminate() : client.close(code))),
    past,
    pastAt,
    refusals,
  });
}
