/** React marks the element that it listens on; from then on it loses no event itself. */
function reactListens(): boolean {
  const root = document.getElementById('__next');
  return root !== null && Object.keys(root).some((key) => key.startsWith('_reactListening'));
}

/** Keeps the presses of buttons that come before React listens, and repeats them when it does (`data-ready`); links work by themselves. */
export function keepPresses(): void {
  const pressed = new Map<HTMLButtonElement, string | null>();
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button' && !reactListens() && !pressed.has(button)) pressed.set(button, button.getAttribute('aria-pressed'));
  };
  document.addEventListener('click', keep, true);
  new MutationObserver((_, ready) => {
    ready.disconnect();
    document.removeEventListener('click', keep, true);
    // What the press was for may be there by now: a star that only looked empty.
    for (const [button, was] of pressed) if (button.getAttribute('aria-pressed') === was) button.click();
    // A field that was focused before React listened gets its focus event now: the search box loads on focus.
    const field = document.activeElement;
    if (field?.matches('input')) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-ready'] });
}
