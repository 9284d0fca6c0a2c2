import { spawn, type ChildProcess } from 'node:child_process';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';

/** A process of our own code that can be killed like one that loses its power. */
export type Killable = {
  /** What it said to stand ready, e.g. an address. */
  readonly ready: string;
  readonly pid: number;
  /** SIGKILL: nothing of it runs any more when this resolves. */
  readonly kill: () => Promise<void>;
  /** Resolves when it has ended by itself; rejects if it did not end well. */
  readonly end: () => Promise<void>;
};

const START_TIMEOUT_MS = 60_000;

const exitOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`)));

/** Starts a script of Node; resolves once it has printed a line that `readyLine` matches (its first group). It ends with this process. */
export async function startKillable(
  script: string,
  env: Readonly<Record<string, string>>,
  readyLine: RegExp,
  args: readonly string[] = [],
): Promise<Killable> {
  const { VITEST: _vitest, NODE_ENV: _mode, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    cwd: CHECKOUT,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...inherited, NODE_ENV: 'production', RIFTWEEK_EXIT_WITH_STDIN: '1', ...env },
  });
  const exited = exitOf(child);
  let output = '';
  const ready = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), START_TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = readyLine.exec(output);
        if (found === null) return;
        clearTimeout(timer);
        resolve(found[1] ?? '');
      });
    void exited.then((how) => reject(new Error(`Ended before it was ready (${how}):\n${output}`)));
  });
  return {
    ready,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    end: async () => {
      const how = await exited;
      if (how !== 'exit code 0') throw new Error(`Ended with ${how}:\n${output}`);
    },
  };
}

/**
 * Whether a process came to the write where it is to be held. On a busy machine
 * the count of writes taken from an undisturbed run may hold one that was sent
 * twice: then the process ends by itself, and nothing is there to be killed.
 */
export function isHeldIn(life: Killable, held: Promise<void> | undefined): Promise<boolean> {
  return Promise.race([Promise.resolve(held).then(() => true), life.end().then(() => false)]);
}
