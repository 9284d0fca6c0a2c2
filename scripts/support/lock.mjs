import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from './checkout.mjs';

/**
 * Locks between processes as local sockets: the system frees one when its
 * holder dies, however it dies, so none is ever left behind.
 * @param {string} name
 */
function socketPath(name) {
  const id = createHash('sha256')
    .update(`${resolve(CHECKOUT)}\n${name}`)
    .digest('hex')
    .slice(0, 16);
  return process.platform === 'win32' ? `\\\\.\\pipe\\riftweek-${id}` : join(tmpdir(), `riftweek-${id}.lock`);
}

/** @param {string} path */
function isHeld(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * @param {string} path
 * @returns {Promise<(() => void) | null>}
 */
function listen(path) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', () => resolve(null));
    server.listen(path, () => resolve(() => server.close()));
  });
}

/**
 * Takes the lock if it is free.
 * @param {string} name the same name in another checkout is another lock
 * @returns {Promise<(() => void) | null>} how to give it back; null while another process holds it
 */
export async function tryLock(name) {
  const path = socketPath(name);
  const release = await listen(path);
  if (release !== null || process.platform === 'win32' || (await isHeld(path))) return release;
  try {
    unlinkSync(path);
  } catch {
    // Another process swept the dead socket first.
  }
  return listen(path);
}

/**
 * Runs `work` in one process of this checkout at a time, waiting for the others.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<Result>}
 */
export async function withLock(name, work, onWait) {
  let release = await tryLock(name);
  if (release === null) onWait?.();
  while (release === null) {
    await pause(300);
    release = await tryLock(name);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
