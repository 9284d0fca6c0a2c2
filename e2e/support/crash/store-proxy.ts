import {
  connect,
  createServer,
  type ClientHttp2Stream,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Gate } from './gate';
import { begunBy, endedBy, mayBegin, rollbackFrame } from './grpc-transactions';
import { listening, type Listening } from '../listening';

/** The calls of Firestore's gRPC interface that write. */
const SERVICE = '/google.firestore.v1.Firestore';
const WRITES = new RegExp(`${SERVICE}/(?:Commit|BatchWrite|Write)$`);
const ROLLBACK = `${SERVICE}/Rollback`;
/** In which the client names its database. */
const DATABASE_HEADER = 'google-cloud-resource-prefix';

/** Between two calls of one act there is less. */
const QUIET_MS = 300;
/** Even a process that retries is killed in the middle of the write. */
const LONGEST_UNREST_MS = 5_000;
/** So soon after its end a process's connections are closed. */
const FAREWELL_MS = 50;

type OpenTransaction = { readonly session: Http2Session; readonly headers: IncomingHttpHeaders; readonly id: Buffer };

export type StoreProxy = Listening & {
  /** Resolves when nothing but what is held is under way: what runs beside it has come to its end. */
  readonly quiet: () => Promise<void>;
  /**
   * Gives up the transactions of processes that have died, those among them whose
   * commits were held back. Firestore does so by itself when it has not heard of
   * one for a minute; until then its documents are locked, and readers wait.
   */
  readonly abandon: () => Promise<void>;
};

/** Stands between a server and the Firestore emulator (gRPC is HTTP/2 in clear text); the gate decides on every write. */
export async function startStoreProxy(emulator: string, gate: Gate): Promise<StoreProxy> {
  const upstream = connect(`http://${emulator}`);
  upstream.on('error', () => undefined);
  /** Begun and not ended, by id. */
  const open = new Map<string, OpenTransaction>();

  let active = 0;
  let lastAt = Date.now();
  const quiet = async (): Promise<void> => {
    const until = Date.now() + LONGEST_UNREST_MS;
    while (Date.now() < until && (active > 0 || Date.now() - lastAt < QUIET_MS)) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  const abandon = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    const rollbacks = [...open].map(async ([key, { session, headers, id }]) => {
      if (!session.destroyed) return;
      open.delete(key);
      const database = headers[DATABASE_HEADER];
      if (typeof database !== 'string') return;
      const { 'content-length': _length, ...others } = headers;
      const call = upstream.request({ ...others, ':path': ROLLBACK });
      call.end(rollbackFrame(database, id));
      call.resume();
      await new Promise((resolve, reject) => call.on('close', resolve).on('error', reject));
    });
    await Promise.all(rollbacks);
  };

  /** Notes the transaction that an answer begins. */
  const watch = (call: ClientHttp2Stream, path: string, session: Http2Session, headers: IncomingHttpHeaders): void => {
    let bytes: Buffer = Buffer.alloc(0);
    const listen = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk]);
      const { isWhole, id } = begunBy(path, bytes);
      if (isWhole) call.off('data', listen);
      if (id !== null) open.set(id.toString('hex'), { session, headers, id });
    };
    call.on('data', listen);
  };

  const relay = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void => {
    const chunks: Buffer[] = [];
    const path = headers[':path'] ?? '';
    const isWrite = WRITES.test(path);
    const { session } = stream;
    const pass = (hold: () => void, isHeld: boolean) => {
      let trailers: IncomingHttpHeaders = {};
      const call = upstream.request(headers);
      if (session && mayBegin(path)) watch(call, path, session, headers);
      // A server listens for purges as long as it lives.
      if (!path.endsWith('/Listen')) {
        active += 1;
        call.on('close', () => {
          active -= 1;
          lastAt = Date.now();
        });
      }
      const close = () => call.close();
      call.on('error', () => stream.close());
      stream.on('close', close);
      if (isHeld) {
        // The emulator does its work; the server hears nothing of it.
        stream.off('close', close);
        call.resume();
        call.on('end', hold);
      } else {
        call.on('response', (answer, flags) => {
          if (stream.destroyed) return;
          const isAll = (flags & 1) === 1;
          stream.respond(answer, { endStream: isAll, waitForTrailers: !isAll });
          call.on('data', (chunk: Buffer) => void (stream.destroyed || stream.write(chunk)));
          call.on('end', () => void (stream.destroyed || stream.end()));
        });
        call.on('trailers', (given) => (trailers = given));
        stream.on('wantTrailers', () => stream.sendTrailers(trailers));
      }
      return call;
    };
    stream.on('error', () => undefined);
    if (isWrite || path === ROLLBACK) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const frame = Buffer.concat(chunks);
        const verdict = isWrite ? gate.meet(frame) : null;
        if (verdict?.phase === 'before') return verdict.reached();
        const ended = endedBy(path, frame);
        if (ended !== null) open.delete(ended.toString('hex'));
        pass(() => verdict?.reached(), verdict !== null).end(frame);
      });
    } else stream.pipe(pass(() => undefined, false));
  };

  const server = createServer();
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  server.on('stream', relay);
  const listens = await listening(server, () => {
    for (const session of sessions) session.destroy();
    upstream.destroy();
  });
  return { ...listens, abandon, quiet };
}
