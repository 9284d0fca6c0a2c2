import { LOAD_TIMEOUT_SECONDS } from '../domain/constants';

async function load(path: string): Promise<Blob> {
  const response = await fetch(path, { signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Puts the text behind an address into the clipboard. Browsers allow that
 * during a click only, and the text is not there yet: the clipboard is given a
 * promise of it. Rejects where it cannot be had or the browser says no.
 */
export async function copyText(path: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(path) })]);
}
