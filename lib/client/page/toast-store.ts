import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';

/** One transient message at a time; a new one replaces the old one. `id` distinguishes equal texts. */
type ShownToast = { readonly id: number; readonly text: string };

const store = createMemoryStore<ShownToast | null>(null);
let lastId = 0;

export function useToast(): ShownToast | null {
  return useStored(store);
}

/** Shows a text for NOTIFICATION_SECONDS. */
export function showToast(text: string): void {
  lastId += 1;
  store.write({ id: lastId, text });
}

export function dismissToast(): void {
  store.write(null);
}
