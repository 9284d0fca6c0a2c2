import { asksForHere } from '../domain/page/plain-click';

const PRESSED = 'button[type=button], a[data-handled]';
const FIELDS = 'input, select, textarea';
/** How long a link waits for its handler. */
const PATIENCE_MS = 3_000;

/** React marks the element that it listens on; from then on it loses no event itself, but in islands. */
function reactListens(): boolean {
  const root = document.getElementById('__next');
  return root !== null && Object.keys(root).some((key) => key.startsWith('_reactListening'));
}

/** Also in an island whose gate is closed: React drops what happens in a part that it cannot hydrate at once. */
const isUnheard = (element: Element): boolean => !reactListens() || element.closest('[data-waiting=closed]') !== null;

const stateOf = (button: Element): string | null => button.getAttribute('aria-pressed');

/**
 * Records clicks on buttons that have no handler yet, and replays them once they have one: when React listens
 * (`data-ready`), and when an island has hydrated, which takes its `data-waiting` away. Links work by themselves, but
 * for those in islands that a handler takes over (the days of the schedule): these are followed if it does not come.
 * So do forms with an address of their own; any other would end up in the page's.
 */
export function replayEarlyClicks(): void {
  /** Buttons that were pressed, with the state that they showed. */
  const pressed = new Map<HTMLElement, string | null>();
  const sent = new Set<HTMLFormElement>();

  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (button === null || !isUnheard(button)) return;
    if (button instanceof HTMLAnchorElement) {
      if (!reactListens() || !asksForHere(event)) return;
      event.preventDefault();
      setTimeout(() => {
        if (!pressed.delete(button)) return;
        delete button.dataset['handled'];
        button.click();
      }, PATIENCE_MS);
    }
    if (!pressed.has(button)) pressed.set(button, stateOf(button));
  };
  const keepForm = (event: Event): void => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !isUnheard(form)) return;
    event.preventDefault();
    sent.add(form);
  };
  /** @param part handles events now */
  const repeat = (part: Element): void => {
    for (const [button, state] of [...pressed]) {
      if (!part.contains(button)) continue;
      pressed.delete(button);
      // In an island that waits still, this opens it, and the click is recorded once more. What it was for may be there by now: a star that only looked empty.
      if (stateOf(button) === state) button.click();
    }
    for (const form of [...sent]) if (part.contains(form) && sent.delete(form)) form.requestSubmit();
    // A field that was focused before gets its focus event now: the search box loads on focus.
    const field = document.activeElement;
    if (field?.matches(FIELDS) && part.contains(field)) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };

  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keepForm, true);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element && !target.hasAttribute('data-waiting')) repeat(target);
  }).observe(document.documentElement, { subtree: true, attributeFilter: ['data-ready', 'data-waiting'] });
}
