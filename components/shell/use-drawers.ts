import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';

type DrawerName = 'nav' | 'schedule';

/** The same width as MEDIA.desktop: from there on both drawers are columns. */
const COLUMNS = '(min-width: 1200px)';
const FOCUSABLE = 'a[href], button:not(:disabled), input';

/**
 * The two drawers of small screens: one at a time, focus goes in and comes back,
 * Escape and a change of page close them, a wide window has none. What lies
 * outside must be `inert` while one is open.
 */
export function useDrawers() {
  const router = useRouter();
  const [open, setOpen] = useState<DrawerName | null>(null);
  const nav = useRef<HTMLElement>(null);
  const schedule = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const focusFirst = useRef(FOCUSABLE);

  const close = useCallback(() => setOpen(null), []);
  const show = useCallback((name: DrawerName, focus: string = FOCUSABLE) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    focusFirst.current = focus;
    setOpen(name);
  }, []);

  useEffect(() => {
    if (!open) return;
    const panel = open === 'nav' ? nav.current : schedule.current;
    const candidates = [...(panel?.querySelectorAll<HTMLElement>(focusFirst.current) ?? [])];
    candidates.find((each) => each.getClientRects().length > 0)?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const columns = matchMedia(COLUMNS);
    const root = document.documentElement;
    root.dataset['drawer'] = open;
    document.addEventListener('keydown', onKey);
    columns.addEventListener('change', close);
    return () => {
      delete root.dataset['drawer'];
      document.removeEventListener('keydown', onKey);
      columns.removeEventListener('change', close);
      opener.current?.focus();
    };
  }, [open, close]);

  useEffect(() => {
    router.events.on('routeChangeStart', close);
    return () => router.events.off('routeChangeStart', close);
  }, [router.events, close]);

  return { open, show, close, panels: { nav, schedule } };
}
