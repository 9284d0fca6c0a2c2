import { readFileSync } from 'node:fs';

const CHECK_MS = 500;
const SHELL = /^(sh|dash|bash|ash|busybox|zsh)$/;

/**
 * @param {number} pid
 * @returns {{name: string, parent: number} | null} null where the system does not say (only Linux does)
 */
function processOf(pid) {
  try {
    const [, name = '', parent = ''] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** Our parent; and npm above it, where npm has put a shell in between. */
function ancestors() {
  const shell = processOf(process.ppid);
  return shell !== null && SHELL.test(shell.name) ? `${process.ppid} ${shell.parent}` : String(process.ppid);
}

/**
 * Sends us SIGTERM when the npm that runs this command has gone: asked to end,
 * it ends the shell between us and dies, and no signal reaches us. Does nothing
 * in a command that npm does not run.
 */
export function endWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  watch.unref();
}
