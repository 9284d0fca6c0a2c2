import styled from 'styled-components';
import { Card } from '../ui/Card';
import { textLink } from '../ui/text-link';

export const PatchCard = styled(Card)`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4);

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    align-items: baseline;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > header h2 {
    color: var(--text-color);
  }
  & .note {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > a {
    justify-self: start;
    padding: 4px 0;
    font-size: var(--fs-sm);
    ${textLink}
  }
`;

export const PatchColumns = styled.div`
  --column: 240px;

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  gap: var(--sp-3) var(--sp-5);

  &[data-wide] {
    --column: 350px;
  }
  & :is(h2, h3) {
    margin-bottom: var(--sp-1);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;
