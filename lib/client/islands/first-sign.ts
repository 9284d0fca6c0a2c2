/**
 * When somebody is at the page: what they do first, whatever it is. Work that only
 * somebody who is there has any use of waits for it, so that it does not delay what a
 * cheap phone has to do anyway (docs/decisions/0070-what-waits-for-a-visitor.md).
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'] as const;

/** A page that is only looked at: on a screen on the wall, say. Counted from the first work that waits. */
const UNTOUCHED_MS = 10_000;

const waiting = new Set<() => void>();
let isHere = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function onSign(): void {
  isHere = true;
  stop();
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

function listen(): void {
  for (const type of SIGNS) window.addEventListener(type, onSign, { capture: true, passive: true });
  // Of the page, not of a list in it: that one may be scrolled by a script.
  window.addEventListener('scroll', onSign, { passive: true });
  timer = setTimeout(onSign, UNTOUCHED_MS);
}

function stop(): void {
  for (const type of SIGNS) window.removeEventListener(type, onSign, { capture: true });
  window.removeEventListener('scroll', onSign);
  clearTimeout(timer);
}

/**
 * Runs work with the first thing that the visitor does, or after ten seconds in which they do nothing;
 * at once where that has been already.
 * @returns the way to give it up
 */
export function afterFirstSign(work: () => void): () => void {
  // Somebody may have scrolled before the page's scripts came.
  isHere ||= window.scrollY > 0;
  if (isHere) {
    work();
    return () => undefined;
  }
  if (waiting.size === 0) listen();
  waiting.add(work);
  return () => {
    waiting.delete(work);
    if (waiting.size === 0) stop();
  };
}
