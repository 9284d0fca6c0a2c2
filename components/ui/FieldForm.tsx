import { useLayoutEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { textLink } from './text-link';

const Form = styled.form`
  display: grid;
  gap: var(--sp-3);

  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--sp-3);
  }
  & [data-part='check'] {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    min-height: max(28px, var(--hit));
    font-size: var(--fs-sm);
  }
  & > p:not([role]) {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  /* Belongs to the field above. */
  & > [data-part='hint'] {
    margin-top: calc(-1 * var(--sp-2));
  }
  & [data-part='link'] {
    ${textLink}
    min-height: max(28px, var(--hit));
    padding: 2px 0;
    font-size: var(--fs-sm);
    font-weight: 550;
  }
  /* In the middle of a sentence it is as high as its line. */
  & [role='status'] > [data-part='link'] {
    min-height: 0;
    padding: 0;
  }
`;

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & {
  /** Sends the form instead of the browser. `focusField` moves the cursor into the field of that name, one that is not valid. */
  readonly onSubmit?: (focusField: (name: string) => void) => void;
};

/** Fields one below the other, with what is between them (`data-part`): a row, a box to tick, a hint, a link. */
export function FieldForm({ onSubmit, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) tellOfFilledFields(form.current);
  }, []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit?.((name) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  };
  return <Form {...rest} ref={form} onSubmit={onSubmit && submit} />;
}

/**
 * Tells React of what was entered before it took over the server's HTML: by a password manager, by the
 * browser after a reload, by a user who types while scripts load. React takes its own empty value for what
 * the field holds, and would put it there with the next render. To be called right after hydration.
 */
function tellOfFilledFields(form: Element): void {
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
