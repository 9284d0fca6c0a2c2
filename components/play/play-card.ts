import styled from 'styled-components';
import { Card } from '../ui/Card';
import { textLink } from '../ui/text-link';

/** Something to answer or to predict, with a link below. */
export const PlayCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  align-content: start;
  padding: var(--sp-4);

  & > p > a {
    ${textLink}
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
  }
`;
