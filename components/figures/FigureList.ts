import styled from 'styled-components';

/** Large figures, each under its name; a second `dd` is a note to the figure. */
export const FigureList = styled.dl`
  & dt {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & dt abbr {
    text-decoration: none;
  }
  & dd {
    font-size: 1.25rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & dd + dd {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
`;
