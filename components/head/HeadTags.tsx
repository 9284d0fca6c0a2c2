import Head from 'next/head';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { createMemoryStore } from '../../lib/client/stored/memory-store';

/** Whether the browser writes the document's head: all of it or nothing, since Next removes what it is not told of. */
const written = createMemoryStore(false);
const byServer = (): boolean => typeof window === 'undefined';

type Props = {
  /** Identifies the content of the tags: changes whenever they do. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/**
 * Tags in the document's head. The server has written those of the first page, and the
 * browser leaves them alone until any of them changes: to compare thirty tags with
 * themselves is a third of what a cheap phone does in the task after hydration.
 */
export function HeadTags({ of, children }: Props) {
  const isWritten = useSyncExternalStore(written.subscribe, () => written.read() || byServer(), byServer);
  const hydrated = useHydrated();
  const [first] = useState({ of, hydrated });
  const differs = first.hydrated || of !== first.of;
  useEffect(() => {
    if (differs) written.write(true);
  }, [differs]);
  return isWritten || differs ? <Head>{children}</Head> : null;
}
