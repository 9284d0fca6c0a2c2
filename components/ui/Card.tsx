import styled from 'styled-components';

/** A raised surface. `data-padded` for text, none for rows that reach its edges; `data-live` tints it. Clips what it holds. */
export const Card = styled.div.attrs({ className: 'ui-card' })``;
