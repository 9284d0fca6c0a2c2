import styled from 'styled-components';

/** Everything that floats at the bottom edge, stacked, so that nothing covers anything else. */
export const Dock = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 50;
  display: grid;
  gap: var(--sp-2);
  justify-items: center;
  padding: var(--sp-3);
  padding-bottom: max(var(--sp-3), env(safe-area-inset-bottom));
  pointer-events: none;
`;

export const DockCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-4);
  width: min(640px, 100%);
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);
  box-shadow: 0 16px 48px var(--shadow-color);
  pointer-events: auto;
`;
