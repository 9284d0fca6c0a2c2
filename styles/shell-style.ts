import { css } from './css';
import { MEDIA } from './media';

/** The frame of every page, except the side navigation. */
export const SHELL_CSS = css`
  .shell-frame {
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

    ${MEDIA.desktop} {
      /* A page of wide tables takes the schedule's room. It says so itself: in the shell it would cost every page. */
      &:has(> [data-part='page'] > main > .wide-page) {
        grid-template: 'nav page' 1fr / var(--nav-width) minmax(0, 1fr);
      }
      &:has(> [data-part='page'] > main > .wide-page) > .shell-schedule {
        display: none;
      }
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
  }

  /* Made by the pre-paint script, above everything: nothing moves when it comes. */
  .language-offer {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: var(--sp-2);
    padding: 2px var(--sp-3);
    background: var(--bg-element-hl-color);
    border-bottom: 1px solid var(--border-color);

    & > a {
      padding: var(--sp-2);
      color: var(--hl-color1);
      font-weight: 550;
    }
    & > button {
      min-width: var(--hit);
      min-height: var(--hit);
      color: var(--dim-text-color);
      font-size: var(--fs-lg);
    }
  }

  .shell-overlay {
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
  }

  .shell-skip {
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
  }

  .shell-notice {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-bottom: var(--sp-3);
    color: var(--faint-text-color);
    font-size: var(--fs-xs);

    & > svg {
      flex: none;
      color: var(--info-text);
    }
  }

  .shell-bar {
    display: none;

    ${MEDIA.phone} {
      position: sticky;
      top: 0;
      z-index: 20;
      grid-area: topbar;
      display: flex;
      align-items: center;
      gap: var(--sp-1);
      height: var(--topbar-height);
      padding: 0 var(--sp-2);
      border-bottom: 1px solid var(--border-color);
      background: color-mix(in srgb, var(--bg-color) 90%, transparent);
      backdrop-filter: blur(12px);
    }
    & > a {
      min-width: 0;
      margin-inline: var(--sp-1) auto;
      overflow: clip;
    }
  }

  .shell-brand {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: var(--hit);
    font-size: 1.1875rem;
    font-weight: 780;
    letter-spacing: -0.03em;
    border-radius: var(--radius-s);

    & > svg {
      flex: none;
    }
    @media (max-width: 339px) {
      gap: 6px;
      font-size: 1rem;
    }
  }

  .shell-schedule {
    grid-area: schedule;
    position: sticky;
    top: 0;
    height: 100vh;
    height: 100dvh;
    padding: var(--sp-4) var(--sp-3) var(--sp-5);
    border-left: 1px solid var(--border-color);
    background: var(--bg-color);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;

    & > [data-part='close'] {
      display: none;
      position: absolute;
      top: var(--sp-4);
      right: var(--sp-3);
      z-index: 2;
    }

    ${MEDIA.belowDesktop} {
      &:not([data-open]) {
        display: none;
      }
      &[data-open] {
        position: fixed;
        inset: 0 0 0 auto;
        z-index: 60;
        width: min(392px, 100vw);
        box-shadow: 0 0 64px var(--shadow-color);
        animation: shell-schedule-in var(--motion) ease-out;
      }
      &[data-open]:not([data-drawn]) [role='tabpanel'] {
        display: none;
      }
      & > [data-part='close'] {
        display: block;
      }
      & > .island > section > header {
        padding-right: calc(var(--hit) + 4px);
      }
    }
  }

  .shell-footer {
    display: grid;
    gap: var(--sp-3);
    margin-top: var(--sp-5);
    padding-top: var(--sp-4);
    border-top: 1px solid var(--border-color);
    color: var(--faint-text-color);
    font-size: var(--fs-xs);

    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--sp-4);
      list-style: none;
      padding: 0;
    }
    & p > a {
      color: var(--dim-text-color);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    & li > :is(a, button) {
      display: inline-flex;
      align-items: center;
      min-height: max(28px, calc(var(--hit) - 8px));
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
    }
    @media (hover: hover) {
      & :is(a, button):hover {
        color: var(--text-color);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
  }

  :root[data-theme='light'] .shell-theme > [data-part='to-light'],
  :root:not([data-theme='light']) .shell-theme > [data-part='to-dark'] {
    display: none;
  }

  :root[data-spoilers='hide'] .shell-spoilers {
    color: var(--main-color);
  }
  :root[data-spoilers='hide'] .shell-spoilers > [data-part='shown'],
  :root:not([data-spoilers='hide']) .shell-spoilers > [data-part='hidden'] {
    display: none;
  }

  @keyframes shell-schedule-in {
    from {
      transform: translateX(24px);
      opacity: 0;
    }
  }
`;
