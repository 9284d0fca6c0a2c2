import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Processor time of processes, read from Linux's /proc.
 */

const LISTENING = '0A';

/**
 * @param table /proc/net/tcp or tcp6
 * @returns the inode of the socket that listens there
 */
export function listenerInode(table: string, port: number): string | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  for (const line of table.split('\n')) {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    if (state === LISTENING && local.endsWith(`:${hex}`)) return inode ?? null;
  }
  return null;
}

function textOf(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function namesIn(path: string) {
  try {
    return readdirSync(path);
  } catch {
    // Ended since, or of another user.
    return [];
  }
}

function linkOf(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** @returns the process that listens on a port of this machine; null where that cannot be known */
export function listenerPid(port: number): number | null {
  const inodes = ['tcp', 'tcp6'].map((name) => listenerInode(textOf(`/proc/net/${name}`), port)).filter((inode) => inode !== null);
  const sockets = inodes.map((inode) => `socket:[${inode}]`);
  const pid = namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => namesIn(`/proc/${name}/fd`).some((fd) => sockets.includes(linkOf(`/proc/${name}/fd/${fd}`))));
  return pid === undefined ? null : Number(pid);
}

/**
 * @param schedstat of a thread: nanoseconds on a processor, and two figures more
 * @returns milliseconds
 */
export function threadTime(schedstat: string): number {
  return Number(schedstat.split(' ')[0]) / 1e6;
}

/**
 * User and system time of all threads of a process. Not from `stat`, which
 * counts in steps of 10 ms.
 * @returns milliseconds
 */
export function processTime(pid: number): number {
  return namesIn(`/proc/${pid}/task`)
    .map((thread) => threadTime(textOf(`/proc/${pid}/task/${thread}/schedstat`)))
    .reduce((sum, ms) => sum + ms, 0);
}
