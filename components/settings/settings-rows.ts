import styled from 'styled-components';
import { TextInput } from '../ui/TextInput';

/** Rows with a name and a star, as settings list what can be followed. */
export const SettingsRows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--sp-2);
    align-items: center;
    min-height: 52px;
    padding: 4px var(--sp-3);
    border-top: 1px solid var(--border-color);
  }
  & > li:first-child {
    border-top: 0;
  }
`;

/** Filters the list below it; on the page itself, not on a card. */
export const FilterInput = styled(TextInput)`
  padding: 8px 12px;
  background: var(--bg-element-color);
`;
