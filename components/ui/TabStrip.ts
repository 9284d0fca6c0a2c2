import styled from 'styled-components';

/** How a strip of tabs looks: buttons or links in one row that scrolls sideways where it is too long. */
export const TabStrip = styled.div`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  border-bottom: 1px solid var(--border-color);
  scrollbar-width: none;

  & > :is(a, button) {
    flex: none;
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: var(--hit);
    padding: 9px 14px;
    border-bottom: 2px solid transparent;
    color: var(--dim-text-color);
    font-weight: 550;
    white-space: nowrap;
    outline-offset: -2px;
    transition: color var(--motion-fast);
  }
  & > :is([aria-selected='true'], [aria-current]) {
    color: var(--text-color);
    border-color: var(--main-mark);
  }
  @media (hover: hover) {
    & > :is(a, button):hover {
      color: var(--text-color);
    }
  }
`;
