import styled from 'styled-components';

/** A page with a single message or question: a title and a card, narrow and centred. */
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
