/**
 * Started beside a command that starts children. When that command dies without
 * a word (killed, crashed), the channel to it closes and the guardian ends the
 * children that are left. It hears no Ctrl-C itself.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from './signal-group.mjs';

const GRACE_MS = 5000;
/** @type {Set<number>} */
const charges = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

process.on('message', (/** @type {unknown} */ message) => {
  if (typeof message !== 'object' || message === null) return;
  if ('watch' in message && typeof message.watch === 'number') charges.add(message.watch);
  if ('forget' in message && typeof message.forget === 'number') charges.delete(message.forget);
});

process.on('disconnect', () => {
  void endAll();
});

async function endAll() {
  for (const pid of charges) signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (Date.now() < deadline && [...charges].some((pid) => signalGroup(pid, 0))) await pause(100);
  for (const pid of charges) signalGroup(pid, 'SIGKILL');
  process.exit();
}
