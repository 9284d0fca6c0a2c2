import styled from 'styled-components';

/** A page that says or asks one thing: a title and a card, narrow in the middle. */
export const NarrowPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  width: min(480px, 100%);
  overflow-wrap: anywhere;
  margin: 0 auto;

  & > div {
    display: grid;
    gap: var(--sp-4);
    padding: var(--sp-5);
  }
`;
