/**
 * Tells React of what was entered before it took over the server's HTML: by a password manager, by the
 * browser after a reload, by somebody who types while scripts load. React takes its own empty value for what
 * the field holds, and would put it there with the next render. To be called right after hydration.
 */
export function tellOfFilledFields(form: Element): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
      // React compares with what was last set through the element itself.
      field.checked = field.defaultChecked;
      field.click();
    }
    const { value, defaultValue } = field;
    if (value === defaultValue || field.type === 'checkbox' || field.type === 'radio') continue;
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
