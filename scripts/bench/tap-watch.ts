declare global {
  interface Window {
    /** What `watchPage` records. */
    benchTaps: {
      readonly changeCount: () => number;
      /** Whether an element has taken on a value since `from` changes had been counted. */
      readonly hasChanged: (change: {
        readonly seen: string;
        readonly attribute: string;
        readonly value: string | null;
        readonly from: number;
      }) => boolean;
      readonly events: () => { interaction: number; duration: number; startTime: number }[];
    };
  }
}

/**
 * Runs in a page before its own scripts: hides results, so that there are eyes,
 * and notes slow events and every value that an attribute takes on, if only for
 * a moment.
 */
export function watchPage() {
  localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1 }));

  const events: ReturnType<Window['benchTaps']['events']> = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const interaction = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      events.push({ interaction, duration: entry.duration, startTime: entry.startTime });
    }
  };
  const timing = new PerformanceObserver((list) => note(list.getEntries()));
  // Apart, because TypeScript does not know it.
  const threshold = { durationThreshold: 16 };
  timing.observe({ type: 'event', buffered: true, ...threshold });
  timing.observe({ type: 'first-input', buffered: true });

  const changes: { element: Element; attribute: string; value: string | null }[] = [];
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (!(target instanceof Element) || attributeName === null) continue;
      changes.push({ element: target, attribute: attributeName, value: target.getAttribute(attributeName) });
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-expanded', 'aria-pressed', 'aria-selected', 'data-open', 'value'] });

  window.benchTaps = {
    changeCount: () => changes.length,
    hasChanged: ({ seen, attribute, value, from }) =>
      changes.slice(from).some((each) => each.attribute === attribute && each.value === value && each.element.matches(seen)),
    events: () => {
      note(timing.takeRecords());
      return events;
    },
  };
}
