import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKOUT } from './checkout.mjs';
import { signalGroup } from './signal-group.mjs';

const GUARDIAN = fileURLToPath(new URL('./guardian.mjs', import.meta.url));
const STOP_GRACE_MS = 10_000;

/** @typedef {Readonly<Record<string, string>>} Variables environment variables on top of ours */

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {Promise<string>} exited how it ended, e.g. "exit code 1"
 * @property {number | undefined} pid
 * @property {() => boolean} isRunning
 * @property {(graceMs?: number) => Promise<void>} stop ends it politely, then by force
 * @property {(lines?: number) => string} lastWords the end of its log
 */

/** @type {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, null, null> | undefined} */
let guardian;

/** @param {'watch' | 'forget'} order @param {number} pid */
function tellGuardian(order, pid) {
  if (guardian === undefined) {
    // A pipe and no message channel: what was written counts even if we die before it is read.
    guardian = spawn(process.execPath, [GUARDIAN], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    guardian.stdin.on('error', () => undefined);
    guardian.unref();
    if (guardian.stdin instanceof Socket) guardian.stdin.unref();
  }
  guardian.stdin.write(`${order} ${pid}\n`);
}

/**
 * Starts the children of a command so that none outlives it. They are deaf to
 * Ctrl-C in the terminal: the command stops them in its own order.
 */
export function createFamily() {
  /** @type {Set<Child>} */
  const children = new Set();
  let ending = false;
  /** @type {(what: string) => void} */
  let tellLoss;
  /** @type {Promise<string>} */
  const loss = new Promise((resolve) => (tellLoss = resolve));

  return {
    /** Whether the children are being ended, so that the end of one is no surprise. */
    isEnding: () => ending,
    /** Resolves when a vital child ends unexpectedly, with a message about it. */
    loss,
    /**
     * @param {string} name
     * @param {string} command
     * @param {readonly string[]} args
     * @param {{log: string, env?: Variables, vital?: boolean, onMessage?: (message: unknown) => void}} options
     *   `log` receives what it prints; with `onMessage` the child gets a channel (process.send)
     * @returns {Child}
     */
    start(name, command, args, { log, env = {}, vital = false, onMessage }) {
      mkdirSync(dirname(log), { recursive: true });
      const output = openSync(log, 'w');
      const child = spawn(command, args, {
        cwd: CHECKOUT,
        env: { ...process.env, ...env },
        stdio: onMessage ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
        detached: true,
      });
      closeSync(output);
      const { pid } = child;
      if (pid !== undefined) tellGuardian('watch', pid);
      if (onMessage) child.on('message', onMessage);
      let running = true;
      /** @type {Promise<string>} */
      const exited = new Promise((resolve) => {
        /** @param {string} how */
        const end = (how) => {
          running = false;
          children.delete(handle);
          if (pid !== undefined) tellGuardian('forget', pid);
          resolve(how);
          if (vital && !ending) tellLoss(`${name} has ended (${how}):\n${handle.lastWords()}`);
        };
        child.once('error', (error) => end(error.message));
        child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
      });
      /** @type {Child} */
      const handle = {
        name,
        exited,
        pid,
        isRunning: () => running,
        async stop(graceMs = STOP_GRACE_MS) {
          if (!running || pid === undefined) return;
          signalGroup(pid, 'SIGTERM');
          const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
          await exited;
          clearTimeout(timer);
        },
        lastWords: (lines = 12) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n'),
      };
      children.add(handle);
      return handle;
    },
    async stopAll() {
      ending = true;
      await Promise.all([...children].map((child) => child.stop()));
    },
  };
}

/** @typedef {ReturnType<typeof createFamily>} Family */

/** @type {Set<number>} */
const runs = new Set();

/** Ends what `run` has started and is not over. */
export function endRuns() {
  for (const pid of runs) signalGroup(pid, 'SIGTERM');
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{env?: Variables, onLine?: (line: string) => void, show?: boolean, timeoutMs?: number}} [options]
 *   `onLine` is called with every line of both outputs; `show` lets it write to our terminal instead
 * @returns {Promise<{ok: boolean, output: string}>} `output` is empty with `show`
 */
export function run(command, args, { env = {}, onLine, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: CHECKOUT,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // Ctrl-C does not reach it: we or the guardian end it.
      detached: true,
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    const { pid } = child;
    if (pid !== undefined) {
      runs.add(pid);
      tellGuardian('watch', pid);
      child.once('exit', () => {
        runs.delete(pid);
        tellGuardian('forget', pid);
      });
    }
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        if (!onLine) return;
        const lines = (rest + text).split(/\r?\n/);
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      });
    }
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
