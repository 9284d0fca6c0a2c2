import { css } from 'styled-components';

/** The style of a link within text. */
export const textLink = css`
  color: var(--hl-color1);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
