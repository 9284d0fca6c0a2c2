import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { fieldErrorStyle, labelStyle } from './field-style';
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

const Box = styled.div`
  min-width: 0;

  & > p {
    ${fieldErrorStyle}
    margin-top: var(--sp-1);
  }
`;

type CheckedFieldProps = {
  /** Why what was entered is refused; null if it is not. */
  readonly error: ReactNode;
  /** The id of the error, which the control names in `aria-describedby`. */
  readonly errorId: string;
  readonly children: ReactNode;
};

/** A field, and below it why what was entered is refused. */
export function CheckedField({ error, errorId, children }: CheckedFieldProps) {
  return (
    <Box>
      {children}
      {error ? <p id={errorId}>{error}</p> : null}
    </Box>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'aria-invalid'> &
  Pick<FieldProps, 'label' | 'hint'> & {
    /** Marks what was entered as wrong; the form says why, in a `Message`. */
    readonly invalid?: boolean;
    /** Marks what was entered as wrong; the field itself says why. */
    readonly error?: string | null;
  };

/** A line of text under its label. */
export function TextField({ label, hint, invalid, error = null, 'aria-describedby': describedBy, ...input }: TextFieldProps) {
  const errorId = useId();
  return (
    <CheckedField error={error} errorId={errorId}>
      <Field label={label} hint={hint}>
        <TextInput
          {...input}
          aria-invalid={(invalid ?? error !== null) || undefined}
          aria-describedby={error === null ? describedBy : errorId}
        />
      </Field>
    </CheckedField>
  );
}
