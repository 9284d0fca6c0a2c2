import styled from 'styled-components';

/** The head of a row: an optional picture, a name that may be a link, an optional word beside it. */
export const RowName = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-height: 28px;

  & > a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 28px;
    text-decoration: underline transparent;
  }
  & svg {
    flex: none;
  }
  & > small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  @media (pointer: coarse) {
    & > a {
      min-height: var(--hit);
    }
  }
  @media (hover: hover) {
    & > a:hover {
      text-decoration-color: currentColor;
    }
  }
`;
