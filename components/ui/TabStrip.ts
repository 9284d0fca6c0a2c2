import styled, { keyframes } from 'styled-components';
import { MEDIA } from '../../styles/media';

const FADES = 'linear-gradient(90deg, transparent, #000 64px calc(100% - 64px), transparent)';

/** A side fades while there is more beyond it. */
const fading = keyframes`
  from {
    mask: ${FADES} -64px 0 / calc(100% + 64px) no-repeat;
  }
  10%, 90% {
    mask: ${FADES} 0 0 / 100% no-repeat;
  }
  to {
    mask: ${FADES} 0 0 / calc(100% + 64px) no-repeat;
  }
`;

/** How a strip of tabs looks: buttons or links in one row that scrolls sideways where it is too long. `data-chips`: as chips, which wrap. */
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
  &[data-chips] {
    flex-wrap: wrap;
    gap: var(--sp-2);
    overflow: visible;
    border: 0;
  }
  ${MEDIA.phone} {
    &[data-chips] {
      flex-wrap: nowrap;
      margin: 0 calc(-1 * var(--sp-3));
      padding: 0 var(--sp-3);
      overflow-x: auto;
    }
  }
  &[data-chips] > :is(a, button) {
    min-height: max(32px, calc(var(--hit) - 4px));
    padding: 4px 13px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    background: var(--bg-element-color);
    font-size: var(--fs-sm);
  }
  &[data-chips] > :is([aria-current], [aria-pressed='true']) {
    border-color: transparent;
    background: var(--main-fill);
    color: var(--text-dark-color);
  }
  @supports (animation-timeline: scroll()) {
    animation: ${fading} linear both;
    animation-timeline: scroll(self inline);
  }
`;
