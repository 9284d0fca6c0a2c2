import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { labelStyle } from './field-style';
import { TextInput } from './TextInput';

const Label = styled.label`
  ${labelStyle}
`;

type FieldProps = {
  readonly label: ReactNode;
  /** What may be entered; read aloud with the label. */
  readonly hint?: ReactNode;
  /** The control: `TextInput`, `TextArea` or `Select`. */
  readonly children: ReactNode;
};

/** A control under its label, with a hint below it. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <Label>
      <span>{label}</span>
      {children}
      {hint ? <small>{hint}</small> : null}
    </Label>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'aria-invalid'> &
  Pick<FieldProps, 'label' | 'hint'> & {
    /** Marks what was entered as wrong; the form says why, in a `Message`. */
    readonly invalid?: boolean;
  };

/** A line of text under its label. */
export function TextField({ label, hint, invalid, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <TextInput {...input} aria-invalid={invalid} />
    </Field>
  );
}
