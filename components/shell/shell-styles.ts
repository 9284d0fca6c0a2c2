import styled from 'styled-components';
import { MEDIA } from '../../styles/tokens';

/** Navigation, page, schedule: three columns on a desktop; rail and page on a tablet; bar and page on a phone. */
export const Frame = styled.div`
  display: grid;
  grid-template: 'nav page schedule' 1fr / var(--nav-width) minmax(0, 1fr) var(--schedule-width);
  max-width: 1640px;
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0 auto;

  & > [data-part='page'] {
    grid-area: page;
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: var(--sp-5) var(--sp-5) var(--sp-4);
  }
  & > [data-part='page'] > main {
    flex: 1;
    min-width: 0;
    padding-bottom: var(--sp-7);
  }

  ${MEDIA.tablet} {
    grid-template: 'nav page' 1fr / var(--rail-width) minmax(0, 1fr);
  }
  ${MEDIA.phone} {
    grid-template: 'topbar' auto 'page' 1fr / minmax(0, 1fr);

    & > [data-part='page'] {
      padding: var(--sp-4) var(--sp-3);
    }
  }
`;

export const Overlay = styled.div`
  display: none;

  ${MEDIA.belowDesktop} {
    &[data-open] {
      position: fixed;
      inset: 0;
      z-index: 55;
      display: block;
      background: var(--overlay-color);
    }
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  top: var(--sp-2);
  left: var(--sp-2);
  z-index: 100;
  padding: 10px 16px;
  border-radius: var(--radius-m);
  background: var(--main-fill);
  color: var(--text-dark-color);
  font-weight: 650;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`;

export const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  margin-bottom: var(--sp-4);
  padding: 7px var(--sp-3);
  border: 1px solid var(--info-border);
  border-radius: var(--radius-m);
  background: var(--info-bg);
  color: var(--info-text);
  font-size: var(--fs-sm);

  & > svg {
    flex: none;
  }
`;
