import styled from 'styled-components';
import { belowFold } from '../../styles/below-fold';
import { PageFrame } from '../ui/page-frame';

/** The frame of a team's, a player's, a champion's and a league's page: head, then sections in one or two columns. */
export const EntityPage = styled(PageFrame)`
  container: page / inline-size;

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
  }
`;
