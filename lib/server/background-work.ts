import { sharedRegistry } from './shared-registry';

/** Work that continues after an answer. The process ends only once it is done (`finishBackground`). It must not reject. */
export function inBackground(work: Promise<void>): void {
  const { background } = sharedRegistry();
  const tracked = work.finally(() => background.delete(tracked));
  background.add(tracked);
}

/** Resolves when no work continues after answers any more. */
export async function finishBackground(): Promise<void> {
  await Promise.all(sharedRegistry().background);
}
