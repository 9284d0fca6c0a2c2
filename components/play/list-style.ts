import { css } from 'styled-components';

/** Boxes beside each other, each at least `--least` wide. */
export const boxGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--least), 100%), 1fr));
  gap: var(--sp-3);

  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

/** The box of one entry. */
export const entryBox = css`
  display: grid;
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);
  overflow-wrap: anywhere;
`;

/** A box of rows with a line between them. */
export const ruledRows = css`
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > li {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
`;
