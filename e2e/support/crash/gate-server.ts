import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { listening, type Listening } from '../listening';
import type { Gate } from './gate';

/** Between two calls of one act there is less. */
const QUIET_MS = 300;
/** Even a process that retries is killed in the middle of the write. */
const LONGEST_UNREST_MS = 5_000;

export type GateServer = Listening & {
  /** Environment of a process whose writes to Firestore the gate decides on. */
  readonly env: Readonly<Record<string, string>>;
  /** Resolves when nothing but what is held is under way: what runs beside it has come to its end. */
  readonly quiet: () => Promise<void>;
  /** The process has died, and what it had begun with it. */
  readonly forget: () => void;
};

/** Answers `held-writes.mjs`, which asks from within a process. */
export async function startGateServer(gate: Gate): Promise<GateServer> {
  let underWay = 0;
  let lastAt = Date.now();
  const reached = new Map<string, () => void>();
  /** The verdict on a write: '' or the phase and the number under which it says that it is there. */
  const meet = (written: string): string => {
    const verdict = gate.meet(written);
    if (verdict === null) return '';
    const name = `${verdict.phase} ${reached.size}`;
    reached.set(name, verdict.reached);
    return name;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const told = await text(request);
    lastAt = Date.now();
    if (request.url === '/reached') return reached.get(told)?.();
    if (request.url === '/begin') underWay += 1;
    if (request.url === '/end') underWay -= 1;
    response.end(request.url === '/write' ? meet(told) : '');
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const listens = await listening(server, () => server.closeAllConnections());
  const script = join(CHECKOUT, 'e2e', 'support', 'crash', 'held-writes.mjs');
  return {
    ...listens,
    env: { CRASH_GATE: `http://${listens.host}`, NODE_OPTIONS: `--import=${pathToFileURL(script).href}` },
    quiet: async () => {
      const until = Date.now() + LONGEST_UNREST_MS;
      while (Date.now() < until && (underWay > 0 || Date.now() - lastAt < QUIET_MS))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    forget: () => void (underWay = 0),
  };
}
