import { asksForHere } from '../page/page-links';

/**
 * Clicks in a part of the page whose code has not loaded. React drops an event
 * that it cannot handle at once, so clicks on buttons are kept and repeated.
 * Links work by themselves, but for those that a handler takes over (the days of
 * the schedule): their clicks are kept, too, and the link is followed if the
 * code does not come.
 */
type KeptPresses = {
  readonly keep: (event: Event) => void;
  /** @param box the element of the part, which handles events now */
  readonly repeat: (box: Element) => void;
};

const FIELDS = 'input, select, textarea';
const PRESSED = 'button, a[data-handled]';
/** How long a link waits for its handler. */
const PATIENCE_MS = 3_000;

/** The name of a button or link, by which it is found again where its element was replaced. */
const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent;

const stateOf = (button: HTMLElement): string | null => button.getAttribute('aria-pressed');

export function keptPresses(): KeptPresses {
  /** With the state that they showed. */
  const pressed = new Map<HTMLElement, string | null>();
  return {
    keep: (event) => {
      if (!(event instanceof MouseEvent && event.type === 'click' && event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>(PRESSED);
      if (button instanceof HTMLButtonElement && button.type === 'button') pressed.set(button, stateOf(button));
      if (!(button instanceof HTMLAnchorElement) || !asksForHere(event)) return;
      event.preventDefault();
      pressed.set(button, null);
      setTimeout(() => {
        if (!pressed.delete(button)) return;
        delete button.dataset['handled'];
        button.click();
      }, PATIENCE_MS);
    },
    repeat: (box) => {
      for (const [button, state] of pressed) {
        const there = box.contains(button)
          ? button
          : [...box.querySelectorAll<HTMLElement>(PRESSED)].find((each) => nameOf(each) === nameOf(button));
        // What the press was for may be there by now: a star that only looked empty.
        if (there && stateOf(there) === state) there.click();
      }
      pressed.clear();
      const field = document.activeElement;
      if (field?.matches(FIELDS) && box.contains(field)) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
  };
}
