import { css } from 'styled-components';

/** What every field shares, whether something is typed into it or chosen. */
export const fieldStyle = css`
  width: 100%;
  min-height: max(40px, var(--hit));
  padding: 7px 10px;
  border: 1px solid var(--control-border-color);
  border-radius: var(--radius-m);
  background: var(--bg-sunken-color);
  color: var(--text-color);
  font-size: var(--fs-md);
  font-weight: 450;

  &[aria-invalid='true'] {
    border-color: var(--error-text);
  }
  /* Smaller than 16 px, and a phone zooms in on focus. */
  @media (pointer: coarse) {
    font-size: max(var(--fs-md), 16px);
  }
`;

/** The style of the sentence below a field that says why what was entered is refused. */
export const fieldErrorStyle = css`
  color: var(--error-text);
  font-size: var(--fs-sm);
  font-weight: 450;
`;

/** The style of a label over its field, and of the hint below it. */
export const labelStyle = css`
  display: grid;
  gap: var(--sp-1);
  min-width: 0;
  color: var(--dim-text-color);
  font-size: var(--fs-sm);
  font-weight: 500;

  & > small {
    color: var(--faint-text-color);
    font-size: inherit;
    font-weight: 450;
  }
`;
