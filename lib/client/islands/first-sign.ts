import { FIRST_SIGNS, isVisitorsSign, LONGEST_UNTOUCHED_MS } from '../../domain/page/first-sign';

/**
 * Work that matters only to somebody who uses the page. It waits for the visitor's first
 * interaction, so that it does not compete with what a cheap phone has to do to load the
 * page (docs/decisions/0070-what-waits-for-a-visitor.md).
 */
const waiting = new Set<() => void>();
let isHere = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function begin(): void {
  isHere = true;
  stop();
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

function onSign(event: Event): void {
  if (isVisitorsSign(event)) begin();
}

function listen(): void {
  for (const type of FIRST_SIGNS) window.addEventListener(type, onSign, { capture: true, passive: true });
  // Of the page, not of a list in it: that one may be scrolled by a script.
  window.addEventListener('scroll', onSign, { passive: true });
  timer = setTimeout(begin, LONGEST_UNTOUCHED_MS);
}

function stop(): void {
  for (const type of FIRST_SIGNS) window.removeEventListener(type, onSign, { capture: true });
  window.removeEventListener('scroll', onSign);
  clearTimeout(timer);
}

/**
 * Runs work on the visitor's first interaction, or after ten seconds without one; at once if
 * either has already happened.
 * @returns cancels the work
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
