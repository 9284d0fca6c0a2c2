import { connect, createServer, type Socket } from 'node:net';
import { listening, type Listening } from '../listening';

type TcpProxy = Listening & {
  /** Lets nothing through any more: connections end, and new ones are refused. */
  readonly stop: () => void;
  /** Answers come so much later from now on. */
  readonly slow: (ms: number) => void;
  readonly heal: () => void;
};

/** Stands between a process and a service, whatever they speak. */
export async function startTcpProxy(service: string): Promise<TcpProxy> {
  const [host = '', port = ''] = service.split(':');
  const sockets = new Set<Socket>();
  let isStopped = false;
  let delay = 0;
  /** What is on its way, in its order. */
  const late = new Map<NodeJS.Timeout, () => void>();
  const end = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (isStopped) return client.destroy();
    const upstream = connect(Number(port), host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes) => void upstream.write(bytes));
    upstream.on('data', (bytes) => {
      const pass = () => void (client.destroyed || client.write(bytes));
      if (delay === 0) return pass();
      const timer = setTimeout(() => {
        late.delete(timer);
        pass();
      }, delay);
      late.set(timer, pass);
    });
  });
  return {
    ...(await listening(server, end)),
    stop: () => {
      isStopped = true;
      end();
    },
    slow: (ms) => void (delay = ms),
    heal: () => {
      isStopped = false;
      delay = 0;
      for (const [timer, pass] of late) {
        clearTimeout(timer);
        pass();
      }
      late.clear();
    },
  };
}
