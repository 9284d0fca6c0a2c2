import { useId, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { fieldErrorStyle, labelStyle } from './field-style';
import { TextInput } from './TextInput';
import { Icon } from './Icon';

const Box = styled.div`
  ${labelStyle}

  & > p {
    ${fieldErrorStyle}
  }
  & > div {
    position: relative;
    display: grid;
  }
  & > div > input {
    padding-right: 48px;
  }
  & > div > button {
    position: absolute;
    inset: 0 2px 0 auto;
    display: grid;
    place-items: center;
    width: max(36px, var(--hit));
    border-radius: var(--radius-s);
    color: var(--dim-text-color);
  }
  @media (hover: hover) {
    & > div > button:hover {
      color: var(--text-color);
    }
  }
  @media (scripting: none) {
    & > div > button {
      display: none;
    }
  }
`;

type Props = Omit<ComponentProps<'input'>, 'children' | 'type' | 'id' | 'aria-invalid'> & {
  readonly label: string;
  readonly hint?: string | null;
  /** Why what was entered is refused; null if it is not. */
  readonly error?: string | null;
};

/** A password under its label; the eye shows what is typed. */
export function PasswordField({ label, hint = null, error = null, 'aria-describedby': describedBy, ...input }: Props) {
  const t = useTranslate();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <div>
        <TextInput
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? (describedBy ?? (hint === null ? undefined : `${id}-hint`)) : `${id}-error`}
        />
        <button
          type="button"
          aria-label={t('login.showPassword')}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
        </button>
      </div>
      {error === null ? null : <p id={`${id}-error`}>{error}</p>}
      {hint === null || error !== null ? null : <small id={`${id}-hint`}>{hint}</small>}
    </Box>
  );
}
