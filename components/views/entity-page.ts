import styled from 'styled-components';
import { belowFold } from '../../styles/below-fold';

/** The frame of a team's and a player's page: head, then sections in one or two columns. */
export const EntityPage = styled.div`
  display: grid;
  container: page / inline-size;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    align-content: start;
  }
  & .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5) var(--sp-4);
    align-items: start;
  }
  & .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5);
  }
  & .column + .column > section {
    ${belowFold(600)}
  }
  @container page (min-width: 700px) {
    .parts {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    /* The second part is long: the others stand one below the other beside it. */
    .parts[data-beside] {
      grid-template-rows: auto auto auto 1fr;
    }
    .parts[data-beside] > * {
      grid-column: 1;
    }
    .parts[data-beside] > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / span 4;
    }
  }
`;

export const EntityHead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--sp-4);
  align-items: center;

  & > div {
    display: grid;
    gap: 4px;
  }
  & h1 {
    overflow-wrap: anywhere;
  }
  & .about {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .about > span:not(:last-child)::after {
    content: '·';
    margin-left: 8px;
    color: var(--faint-text-color);
  }
  & .about > a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 24px;
    color: var(--text-color);
    font-weight: 550;
  }
  & > button {
    width: 44px;
    height: 44px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
  }
  @media (hover: hover) {
    & .about > a:hover {
      text-decoration: underline;
    }
  }
`;
