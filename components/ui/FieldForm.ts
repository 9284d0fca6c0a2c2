import styled from 'styled-components';

/** Fields one below the other, as the login modal, its pages and the handler have them. */
export const AuthFields = styled.form`
  display: grid;
  gap: var(--sp-3);

  & > label:not([data-part='check']) {
    display: grid;
    gap: var(--sp-1);
    min-width: 0;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  & > label > small {
    color: var(--faint-text-color);
    font-size: inherit;
    font-weight: 450;
  }
  & > label:not([data-part='check']) > input {
    width: 100%;
    min-height: max(40px, var(--hit));
    padding: 7px 10px;
    border: 1px solid var(--control-border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    color: var(--text-color);
    font-size: max(var(--fs-md), var(--input-fs, 0px));
    font-weight: 450;
  }
  & > label:not([data-part='check']) > input[type='color'] {
    width: 72px;
    padding: 4px;
  }
  & [aria-invalid='true'] {
    border-color: var(--error-text);
  }
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
  & > [data-part='other'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 var(--sp-2);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  /* Belongs to the field above. */
  & > [data-part='hint'] {
    margin-top: calc(-1 * var(--sp-2));
  }
  & [data-part='link'] {
    min-height: max(28px, var(--hit));
    padding: 2px 0;
    color: var(--hl-color1);
    font-size: var(--fs-sm);
    font-weight: 550;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* In the middle of a sentence it is as high as its line. */
  & [role='status'] > [data-part='link'] {
    min-height: 0;
    padding: 0;
  }
  /* Smaller than 16 px, and a phone zooms in on focus. */
  @media (pointer: coarse) {
    --input-fs: 16px;
  }
`;
