import { css } from 'styled-components';

/** How a link within text looks. */
export const textLink = css`
  color: var(--hl-color1);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
