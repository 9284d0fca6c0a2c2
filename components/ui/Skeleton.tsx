import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A placeholder of the coming content's size: `style={{ '--w': '60%', '--h': '14px' }}`. Put `aria-busy` on the region. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  width: var(--w, 100%);
  height: var(--h, 1em);
  border-radius: var(--radius-s);
  background: var(--bg-element-hl-color);
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
