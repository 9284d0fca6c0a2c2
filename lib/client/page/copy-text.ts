import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';

async function load(path: string): Promise<Blob> {
  const response = await fetch(path, { signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Puts the text behind an address into the clipboard. Browsers allow that during
 * a click only, before the text is loaded, so the clipboard gets a promise of it.
 * Rejects where loading fails or the browser refuses.
 */
export async function copyText(path: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(path) })]);
}

/** Puts a text into the clipboard; false where the browser refuses, or has none: on a page without a secure address. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
