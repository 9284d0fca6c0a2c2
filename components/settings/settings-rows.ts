import styled from 'styled-components';

/** Rows with a name and a star, as settings list what can be followed. */
export const SettingsRows = styled.ul`
  list-style: none;
  padding: 0;

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

export const FilterInput = styled.input`
  width: 100%;
  min-height: max(40px, var(--hit));
  padding: 8px 12px;
  border: 1px solid var(--control-border-color);
  border-radius: var(--radius-m);
  background: var(--bg-element-color);
  color: var(--text-color);
  font: inherit;
`;
