const { dataset } = document.documentElement;

/** Says of a copy of a page, which the worker shows without network, of when it is (`data-offline`), and of others since when there is none. */
export function watchNetwork(writeTime: (time: HTMLTimeElement) => void): { readonly say: () => void } {
  const write = (at: string): void => {
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    for (const time of document.querySelectorAll<HTMLTimeElement>('.offline-note time')) {
      time.dateTime = at;
      time.dataset['clock'] = isToday ? 'time' : 'dayTime';
      writeTime(time);
    }
  };
  const isCopy = dataset['offline'] !== undefined;
  // Without network the browser itself follows links, and gets copies that say so.
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (dataset['offline'] === undefined || !(target instanceof Element)) return;
      if (target.closest('.offline-note button')) location.reload();
      else if (target.closest('a[href]:not([data-handled])')) event.stopImmediatePropagation();
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
  return { say: () => dataset['offline'] && write(dataset['offline']) };
}
