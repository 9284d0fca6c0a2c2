/** React marks the element that it listens on; from then on it loses no event itself. */
function reactListens(): boolean {
  const root = document.getElementById('__next');
  return root !== null && Object.keys(root).some((key) => key.startsWith('_reactListening'));
}

/**
 * Keeps the presses of buttons that come before React listens, and repeats them when it does (`data-ready`);
 * links work by themselves, and so do forms with an address of their own. Any other form would end up in the page's.
 */
export function keepPresses(): void {
  const pressed = new Map<HTMLButtonElement, string | null>();
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button' && !reactListens() && !pressed.has(button)) pressed.set(button, button.getAttribute('aria-pressed'));
  };
  const sent = new Set<HTMLFormElement>();
  const keepForm = (event: Event): void => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || reactListens()) return;
    event.preventDefault();
    sent.add(form);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keepForm, true);
  new MutationObserver((_, ready) => {
    ready.disconnect();
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keepForm, true);
    // What the press was for may be there by now: a star that only looked empty.
    for (const [button, was] of pressed) if (button.getAttribute('aria-pressed') === was) button.click();
    for (const form of sent) form.requestSubmit();
    // A field that was focused before React listened gets its focus event now: the search box loads on focus.
    const field = document.activeElement;
    if (field?.matches('input')) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-ready'] });
}
