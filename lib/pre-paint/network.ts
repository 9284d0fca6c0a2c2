const { dataset } = document.documentElement;

/** When a copy was made that the server sent because it could get nothing newer; null for what is up to date, undefined for what is neither. */
function madeAt({ serverTiming, responseEnd }: PerformanceResourceTiming): number | null | undefined {
  const old = serverTiming.find(({ name }) => name === 'old');
  if (old) return performance.timeOrigin + responseEnd - old.duration;
  return serverTiming.some(({ name }) => name === 'new') ? null : undefined;
}

/**
 * Says why a page is not up to date, and as of when it is: a copy which the worker shows without network
 * (`data-offline`), no network since the page was opened (`since`), or answers that the server itself has only old
 * copies of (`data-old`): the page, or what it has requested since.
 */
export function watchNetwork(writeTime: (time: HTMLTimeElement) => void): { readonly say: () => void } {
  const write = (at: string): void => {
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    for (const time of document.querySelectorAll<HTMLTimeElement>('.network-note time')) {
      time.dateTime = at;
      time.dataset['clock'] = isToday ? 'time' : 'dayTime';
      writeTime(time);
    }
  };
  const say = (): void => {
    const at = dataset['offline'] ?? dataset['old'];
    if (at !== undefined && at !== 'since') write(at);
  };
  const isCopy = dataset['offline'] !== undefined;
  watchAges((oldest) => {
    if (oldest === null) delete dataset['old'];
    else dataset['old'] = new Date(oldest).toISOString();
    say();
  });
  // Without network the browser itself follows links, and gets copies that say so.
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('.network-note button')) location.reload();
      else if (dataset['offline'] !== undefined && target.closest('a[href]:not([data-handled])')) event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('offline', () => {
    if (isCopy) return;
    dataset['offline'] = 'since';
    write(new Date().toISOString());
  });
  addEventListener('online', () => {
    if (!isCopy) delete dataset['offline'];
    // A visitor who is typing is not interrupted.
    else if (!document.activeElement?.matches('input,textarea')) location.reload();
  });
  return { say };
}

/** Tells when the oldest of the page's answers was made, of those that are old copies; null once there is none. */
function watchAges(tell: (oldest: number | null) => void): void {
  const old = new Map<string, number>();
  const note = (entries: PerformanceEntryList): void => {
    let isNews = false;
    for (const entry of entries) {
      // Browsers give server timings only over https, or from this machine.
      if (!(entry instanceof PerformanceResourceTiming && 'serverTiming' in entry)) continue;
      const made = madeAt(entry);
      if (made === undefined) continue;
      const { pathname } = new URL(entry.name);
      // The next page has answers of its own.
      if (pathname.startsWith('/_next/data/')) old.clear();
      if (made === null) old.delete(pathname);
      else old.set(pathname, made);
      isNews = true;
    }
    if (isNews) tell(old.size === 0 ? null : Math.min(...old.values()));
  };
  try {
    note(performance.getEntriesByType('navigation'));
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'resource' });
  } catch {
    // An old browser does not report server timings.
  }
}
