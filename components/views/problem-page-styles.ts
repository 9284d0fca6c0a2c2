import styled from 'styled-components';

/** A page that has nothing to show: it says so, and where to go from here. */
export const ProblemPage = styled.div.attrs({ className: 'wide-page' })`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--sp-3);
  min-height: min(62vh, 560px);
  padding: var(--sp-5) var(--sp-4);
  text-align: center;

  & > [data-part='code'] {
    color: var(--control-border-color);
    font-size: clamp(4rem, 16vw, 7rem);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  & > p {
    max-width: 46ch;
    color: var(--dim-text-color);
  }
  & > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--sp-2);
    margin-top: var(--sp-2);
  }
  & > [data-part='search'] {
    width: min(360px, 100%);
    margin-top: var(--sp-2);
    text-align: left;
  }
`;
