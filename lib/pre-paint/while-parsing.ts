type Steps = {
  /** Once, as soon as there is a body. */
  readonly begin: () => void;
  /** In the visitor's zone, and in the list of its day. */
  readonly showTime: (time: HTMLTimeElement) => void;
  /** Once, when the page is parsed. */
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
    // What this has changed itself is no news.
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
