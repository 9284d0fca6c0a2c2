import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes, or the time is over.
 * @param {() => Promise<boolean>} isSo a rejection counts as no
 * @param {{timeoutMs: number, everyMs?: number, isOver?: () => boolean}} options
 * @returns {Promise<boolean>} whether it became so
 */
export async function waitUntil(isSo, { timeoutMs, everyMs = 100, isOver = () => false }) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !isOver()) {
    if (await isSo().catch(() => false)) return true;
    await pause(everyMs);
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether it answers with a success
 */
export async function answers(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.ok;
}
