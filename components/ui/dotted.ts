import { css } from 'styled-components';

/**
 * Children on a line with a dot between them. Lines that wrap have no dot at
 * either end: every child brings its dot before it, and those at the beginning
 * of a line lie outside the box, which clips them.
 */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Children are moved to the left by as much. */
  margin-right: -15px;
  overflow: clip;
  overflow-clip-margin: 3px;

  & > * {
    position: relative;
    left: -15px;
    padding-left: 15px;
  }
  & > *::before {
    content: '·';
    position: absolute;
    left: 6px;
    color: var(--faint-text-color);
  }
`;
