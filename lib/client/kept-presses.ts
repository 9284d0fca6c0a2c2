/**
 * Clicks in a part of the page whose code has not loaded. React drops an event
 * that it cannot handle at once, so clicks on buttons are kept and repeated;
 * links work by themselves.
 */
export type KeptPresses = {
  readonly keep: (event: Event) => void;
  /** @param box the element of the part, which handles events now */
  readonly repeat: (box: Element) => void;
};

const FIELDS = 'input, select, textarea';

/** The name of a button, by which it is found again where its element was replaced. */
const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent;

export function keptPresses(): KeptPresses {
  const pressed = new Set<HTMLElement>();
  return {
    keep: ({ type, target }) => {
      const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'button') pressed.add(button);
    },
    repeat: (box) => {
      for (const button of pressed) {
        const there = box.contains(button) ? button : [...box.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(button));
        there?.click();
      }
      pressed.clear();
      const field = document.activeElement;
      if (field?.matches(FIELDS) && box.contains(field)) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
  };
}
