/**
 * Started beside a command that starts children. When that command dies without
 * a word (killed, crashed), the pipe from it closes and the guardian ends the
 * children that are left. Ctrl-C does not reach it. Lines: "watch PID", "forget PID".
 */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from './signal-group.mjs';

const GRACE_MS = 5000;
/** @type {Set<number>} */
const charges = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const [order, pid] = line.split(' ');
  if (order === 'watch') charges.add(Number(pid));
  if (order === 'forget') charges.delete(Number(pid));
}
await endAll();

async function endAll() {
  for (const pid of charges) signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (Date.now() < deadline && [...charges].some((pid) => signalGroup(pid, 0))) await pause(100);
  for (const pid of charges) signalGroup(pid, 'SIGKILL');
}
