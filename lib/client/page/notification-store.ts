import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';

/** One transient message at a time; a new one replaces the old one. `id` distinguishes equal texts. */
type Toast = { readonly id: number; readonly text: string };

const store = createMemoryStore<Toast | null>(null);
let lastId = 0;

export function useNotification(): Toast | null {
  return useStored(store);
}

/** Shows a text in the notification banner for NOTIFICATION_SECONDS. */
export function notify(text: string): void {
  lastId += 1;
  store.write({ id: lastId, text });
}

export function dismissNotification(): void {
  store.write(null);
}
