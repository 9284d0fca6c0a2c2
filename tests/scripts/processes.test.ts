import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFamily } from '../../scripts/support/child-processes.mjs';
import { tryLock, withLock } from '../../scripts/support/lock.mjs';
import { demandFreePort, freePort } from '../../scripts/support/ports.mjs';
import { signalGroup } from '../../scripts/support/signal-group.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riftweek-processes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A child that prints its pid and never ends by itself. */
const SLEEPER = ['-e', 'console.log(process.pid); setInterval(() => undefined, 1000)'];

async function untilGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 200 && signalGroup(pid, 0); tries += 1) await pause(50);
  return !signalGroup(pid, 0);
}

describe('children of a command', () => {
  it('end when they are stopped, and report how a vital one was lost', async () => {
    const family = createFamily();
    const sleeper = family.start('Sleeper', process.execPath, SLEEPER, { log: join(folder, 'sleeper.log') });
    family.start('Failer', process.execPath, ['-e', 'console.log("no disk"); process.exit(3)'], {
      log: join(folder, 'failer.log'),
      vital: true,
    });
    expect(await family.loss).toBe('Failer has ended (exit code 3):\nno disk');
    expect(sleeper.isRunning()).toBe(true);
    await family.stopAll();
    expect(sleeper.isRunning()).toBe(false);
  });

  it('die with a killed command', async () => {
    const module = new URL('../../scripts/support/child-processes.mjs', import.meta.url).href;
    const script = `
      const { createFamily } = await import(${JSON.stringify(module)});
      const child = createFamily().start('Sleeper', process.execPath, ${JSON.stringify(SLEEPER)}, { log: ${JSON.stringify(join(folder, 'log'))} });
      const wait = setInterval(() => { const pid = child.lastWords(); if (pid) { clearInterval(wait); console.log(pid); } }, 20);
      setInterval(() => undefined, 1000);`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => command.stdout.once('data', (text: Buffer) => resolve(Number(text))));
    expect(signalGroup(pid, 0)).toBe(true);
    command.kill('SIGKILL');
    expect(await untilGone(pid)).toBe(true);
  });
});

describe('locks', () => {
  it('make a second process wait, and are free when released', async () => {
    const name = `test ${folder}`;
    const release = await tryLock(name);
    expect(await tryLock(name)).toBeNull();
    release?.();
    const order: string[] = [];
    await Promise.all([
      withLock(name, async () => {
        order.push('a begins');
        await pause(20);
        order.push('a ends');
      }),
      withLock(name, async () => void order.push('b')),
    ]);
    expect([
      ['a begins', 'a ends', 'b'],
      ['b', 'a begins', 'a ends'],
    ]).toContainEqual(order);
  });

  it('of a killed holder are free', async () => {
    const name = `test ${folder}`;
    const module = new URL('../../scripts/support/lock.mjs', import.meta.url).href;
    const script = `const { tryLock } = await import(${JSON.stringify(module)}); await tryLock(${JSON.stringify(name)}); console.log('held'); setInterval(() => undefined, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(await tryLock(name)).toBeNull();
    const gone = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await gone;
    const release = await tryLock(name);
    expect(release).not.toBeNull();
    release?.();
  });
});

describe('ports', () => {
  it('that are taken are reported, with another to use', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await expect(demandFreePort(port, 'npm start -- --port 1')).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or choose another: npm start -- --port 1`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(demandFreePort(port, '')).resolves.toBeUndefined();
  });

  it('for processes that take seconds to listen are none that outgoing connections get meanwhile', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(1023);
  });
});
