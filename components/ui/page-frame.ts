import styled from 'styled-components';

/** Sections one under another: a page, or a part of one. */
export const PageFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);

  & > section,
  & .island > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
`;
