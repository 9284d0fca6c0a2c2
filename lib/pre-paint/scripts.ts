/** A page that reports no paint has waited long enough after this. */
const LONGEST_WAIT_MS = 1_000;
const FIRST_PAINT = 'first-contentful-paint';

/** Runs `work` once the page has been painted; a page in the background is not painted. It may run twice. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work();
  setTimeout(work, LONGEST_WAIT_MS);
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(work));
  }
}

/**
 * Starts what the document only names (docs/performance.md#scripts-after-the-first-paint): late style sheets,
 * and the page's scripts in their order, each in a task of its own: to ask for ten files at once takes a cheap
 * phone a tenth of a second, in which it answers no press.
 */
export function startScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset['rel'] ?? '';
  const list = document.querySelector<HTMLElement>('[data-scripts]');
  if (!list) return;
  const addresses = list.dataset['scripts']?.split(' ') ?? [];
  list.removeAttribute('data-scripts');
  const startNext = (): void => {
    const address = addresses.shift();
    if (address === undefined) return;
    const script = document.createElement('script');
    script.src = address;
    // Scripts run in their order, as with `defer`.
    script.async = false;
    document.head.append(script);
    // In the background a task may wait for a second.
    if (document.hidden) startNext();
    else setTimeout(startNext);
  };
  startNext();
}

type Steps = {
  /** Called once, as soon as there is a body. */
  readonly begin: () => void;
  /** Writes a time in the visitor's zone, and moves its row into the list of its day. */
  readonly showTime: (time: HTMLTimeElement) => void;
  /** Called once, when the page is parsed. */
  readonly end: () => void;
};

/** Whether the parser has left an element: nothing can be added to it. */
function isComplete(element: Element): boolean {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) if (each.nextSibling) return true;
  return document.readyState !== 'loading';
}

/**
 * Makes the page the visitor's own as its pieces arrive, each of which may be
 * painted. The last time is written at once and, as the parser may still add to
 * its text, again until something follows it.
 */
export function whileParsing({ begin, showTime, end }: Steps): void {
  const times = document.getElementsByTagName('time');
  let [hasBegun, written] = [false, 0];
  const sweep = (): void => {
    if (!hasBegun && document.body instanceof HTMLElement) {
      hasBegun = true;
      begin();
    }
    for (let time = times[written]; time; time = times[(written += 1)]) {
      showTime(time);
      if (!isComplete(time)) break;
    }
    // Changes made here need not be observed.
    observer.takeRecords();
  };
  const observer = new MutationObserver(sweep);
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  document.addEventListener(
    'readystatechange',
    () => {
      sweep();
      observer.disconnect();
      end();
    },
    { once: true },
  );
}
