import styled from 'styled-components';

/** A raised surface. `data-padded` for text, none for rows that reach its edges. Clips what it holds. */
export const Card = styled.div`
  background: var(--bg-element-color);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  overflow: hidden;

  &[data-padded] {
    padding: var(--sp-4);
  }
  &[data-live] {
    border-color: var(--live-border);
    background: linear-gradient(180deg, var(--live-tint), transparent 70%), var(--bg-element-color);
  }
`;
