import { createConnection, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';
import { answerHead, requestText } from './raw-http';

/** What the live polls of pages request, as often as they do (docs/architecture.md#live-polling). */
const PATH = '/api/live';
export const POLL_MS = 5_000;

/** An answer with something new: when (by performance.now()), and how new its first match is. */
type News = { poller: number; at: number; mark: string };

const marks = new Map<string, string>();

/** When the first running match of an answer was changed; each answer is read once. */
function markOf(etag: string, body: Buffer) {
  const known = marks.get(etag);
  if (known !== undefined) return known;
  const { matches }: { matches: { modifiedAt: string }[] } = JSON.parse(brotliDecompressSync(body).toString());
  const mark = matches[0]?.modifiedAt ?? '';
  marks.set(etag, mark);
  return mark;
}

/**
 * Visitors who watch: each with an open connection that sends a request every five
 * seconds, beginning at a moment of its own, with the ETag of its last answer.
 * @returns `refused`: answers other than 200 and 304
 */
export function startPollers(url: string, count: number): { news: News[]; polls: () => number; refused: () => number; stop: () => void } {
  const { hostname, port, host } = new URL(url);
  const news: News[] = [];
  let polls = 0;
  let refused = 0;
  const begun = performance.now();
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const start = (poller: number) => {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    sockets.add(socket);
    const first = (poller / count) * POLL_MS;
    let asked = 0;
    let etag = '';
    let arrived = Buffer.alloc(0);
    const askNext = () => {
      const wait = begun + first + asked * POLL_MS - performance.now();
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          asked += 1;
          const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `10.${poller >> 16}.${(poller >> 8) & 255}.${poller & 255}` };
          socket.write(requestText({ path: PATH, headers: etag === '' ? headers : { ...headers, 'if-none-match': etag } }, host));
        },
        Math.max(0, wait),
      );
      timers.add(timer);
    };
    socket.once('connect', askNext);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      if (isStopped) return;
      // As in a browser, the next poll opens another connection.
      refused += 1;
      start(poller);
    });
    socket.on('data', (data) => {
      arrived = arrived.length === 0 ? data : Buffer.concat([arrived, data]);
      const answer = answerHead(arrived);
      if (answer === null || arrived.length < answer.length) return;
      polls += 1;
      if (answer.status === 200) {
        etag = /^etag: (\S+)/im.exec(answer.head)?.[1] ?? '';
        const at = performance.now();
        news.push({ poller, at, mark: markOf(etag, arrived.subarray(answer.length - answer.bodyLength)) });
      } else if (answer.status !== 304) {
        refused += 1;
      }
      arrived = Buffer.alloc(0);
      askNext();
    });
  };
  for (let poller = 0; poller < count; poller += 1) start(poller);
  return {
    news,
    polls: () => polls,
    refused: () => refused,
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * How long writes took to reach pollers, the interval aside, in milliseconds: from
 * each write to each poller's first answer with it or with a later one.
 * @param writes in their order
 * @param news in their order
 * @returns sorted
 */
export function delaysOf(writes: readonly { at: number; mark: string }[], news: readonly News[]): number[] {
  const orderOf = new Map(writes.map(({ mark }, order) => [mark, order]));
  /** The last write that each poller has seen. */
  const seen = new Map<number, number>();
  const delays: number[] = [];
  for (const { poller, at, mark } of news) {
    const order = orderOf.get(mark);
    const before = seen.get(poller) ?? -1;
    if (order === undefined || order <= before) continue;
    for (const write of writes.slice(before + 1, order + 1)) delays.push(at - write.at - POLL_MS);
    seen.set(poller, order);
  }
  return delays.sort((a, b) => a - b);
}
