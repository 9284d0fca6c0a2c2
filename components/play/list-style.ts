import { css } from 'styled-components';
import { MEDIA } from '../../styles/media';

const inRow = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

/** The style of an `evenGrid` of so many boxes: as few rows as they take, of as even a length as there can be. */
export const evenRows = (count: number, most: { readonly wide: number; readonly medium: number }) => ({
  '--wide': inRow(count, most.wide),
  '--medium': inRow(count, most.medium),
});

/** Boxes beside each other. */
export const evenGrid = css`
  display: grid;
  grid-template-columns: repeat(var(--wide), minmax(0, 1fr));
  gap: var(--sp-3);

  ${MEDIA.tablet} {
    grid-template-columns: repeat(var(--medium), minmax(0, 1fr));
  }
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

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
