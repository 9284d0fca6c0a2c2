import { css } from './css';
import { MEDIA } from './media';

/** The side navigation: a column on a desktop, an icon rail on a tablet, a drawer on a phone (and on a tablet when opened). */
export const NAV_CSS = css`
  .shell-nav {
    grid-area: nav;
    position: sticky;
    top: 0;
    z-index: 30;
    display: flex;
    flex-direction: column;
    gap: var(--sp-4);
    height: 100vh;
    height: 100dvh;
    padding: var(--sp-4) var(--sp-3) var(--sp-3);
    border-right: 1px solid var(--border-color);
    background: var(--bg-color);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    /* What gets the focus does not lie below the foot. */
    scroll-padding-bottom: 180px;

    & [data-part='head'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-left: var(--sp-2);
    }
    & [data-part='head'] > [data-part='close'],
    & [data-part='rail'] {
      display: none;
    }
    & ul {
      display: grid;
      gap: 1px;
      list-style: none;
      padding: 0;
    }
    & h2 {
      padding: 0 10px 6px;
      font-size: var(--fs-2xs);
      font-weight: 600;
      letter-spacing: 0.07em;
      text-transform: uppercase;
      color: var(--faint-text-color);
    }
    & li > a,
    & li > button {
      position: relative;
      display: flex;
      align-items: center;
      gap: 11px;
      width: 100%;
      min-height: var(--hit);
      padding: 6px 10px;
      border-radius: var(--radius-s);
      color: var(--dim-text-color);
      font-weight: 500;
      outline-offset: -2px;
      transition:
        background-color var(--motion-fast),
        color var(--motion-fast);
    }
    & li svg {
      flex: none;
    }
    & [data-part='label'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    @media (hover: hover) {
      & li > a:hover,
      & li > button:hover {
        color: var(--text-color);
        background: var(--bg-element-color);
      }
    }
    & a[aria-current] {
      color: var(--text-color);
      background: var(--bg-element-hl-color);
      font-weight: 620;
    }
    & a[aria-current] > svg {
      color: var(--main-color);
    }
    & li .ui-flag {
      margin-left: auto;
      opacity: 0.8;
    }
    & [data-part='own-live'] {
      position: absolute;
      top: 50%;
      right: 10px;
      display: inline-flex;
      align-items: center;
      gap: 5px;
      padding: 0 7px;
      border-radius: var(--radius-full);
      background: var(--live-tint);
      color: var(--live-text-color);
      font-size: var(--fs-xs);
      font-weight: 650;
      line-height: 20px;
      font-variant-numeric: tabular-nums;
      transform: translateY(-50%);
    }
    & [data-part='own-live']::before {
      content: '';
      width: 6px;
      height: 6px;
      border-radius: 50%;
      background: currentColor;
    }
    & [data-part='foot'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--sp-2);
      /* In sight however long the list is: the list goes on below it. */
      position: sticky;
      bottom: calc(-1 * var(--sp-3));
      z-index: 1;
      margin: auto calc(-1 * var(--sp-3)) calc(-1 * var(--sp-3));
      padding: var(--sp-3);
      border-top: 1px solid var(--border-color);
      background: var(--bg-color);
      @media (max-height: 479px) {
        position: static;
      }
    }
    & [data-part='tools'] {
      display: flex;
      align-items: center;
      gap: var(--sp-1);
    }
    & [data-part='account'] {
      display: flex;
    }
    & [data-part='account'] > * {
      text-align: left;
    }
    & [data-part='account'] svg {
      flex: none;
    }
    /* The same box for visitors and users; the pre-paint script knows which it is. */
    html:not([data-user]) & [data-for='user'],
    html[data-user] & [data-for='visitor'],
    html:not([data-user]) & [data-part='account'] > [data-part='user'],
    html[data-user] & [data-part='account'] > [data-part='login'] {
      display: none;
    }
    /* Unread notifications; the menu says how many. Laid over, so that nothing moves. */
    html[data-unread] & [data-part='account'] > [data-part='user'] {
      position: relative;
    }
    html[data-unread] & [data-part='account'] > [data-part='user']::after {
      content: '';
      position: absolute;
      top: 8px;
      left: 22px;
      width: 9px;
      height: 9px;
      border: 2px solid var(--bg-color);
      border-radius: 50%;
      background: var(--main-color);
    }
    & [data-part='account'] > *,
    & [data-part='tools'] > [data-part='settings'] {
      display: flex;
      align-items: center;
      flex: 1;
      min-width: 0;
      gap: 11px;
      min-height: var(--hit);
      padding: 6px 10px;
      border-radius: var(--radius-s);
      color: var(--dim-text-color);
      font-weight: 500;
    }
    @media (hover: hover) {
      & [data-part='account'] > *:hover,
      & [data-part='tools'] > [data-part='settings']:hover {
        color: var(--text-color);
        background: var(--bg-element-color);
      }
    }
    & [data-part='legal'] {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--sp-3);
      padding: 0 10px;
      color: var(--faint-text-color);
      font-size: var(--fs-xs);
    }
    & [data-part='legal'] > a {
      padding: 4px 0;
    }
    & [data-part='legal'] > a:hover {
      color: var(--text-color);
      text-decoration: underline;
    }

    ${MEDIA.tablet} {
      &:not([data-open]) {
        align-items: center;
        padding: var(--sp-3) 10px;
      }
      &:not([data-open]) [data-part='name'],
      &:not([data-open]) h2,
      &:not([data-open]) [data-part='label'],
      &:not([data-open]) [data-part='legal'],
      &:not([data-open]) [data-part='search'] {
        position: absolute;
        width: 1px;
        height: 1px;
        padding: 0;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      &:not([data-open]) [data-part='legal'],
      &:not([data-open]) [data-part='search'] {
        display: none;
      }
      &:not([data-open]) [data-part='head'] {
        flex-direction: column;
        padding: 0;
        gap: var(--sp-2);
      }
      &:not([data-open]) [data-part='rail'] {
        display: grid;
        gap: 2px;
        padding-bottom: var(--sp-3);
        border-bottom: 1px solid var(--border-color);
      }
      &:not([data-open]) li .ui-flag {
        display: none;
      }
      &:not([data-open]) [data-part='own-live'] {
        top: 10px;
        right: 0;
        padding: 0 5px;
        line-height: 16px;
      }
      &:not([data-open]) [data-part='own-live']::before {
        display: none;
      }
      &:not([data-open]) li > a {
        width: 44px;
        min-height: 44px;
        padding: 0;
        justify-content: center;
      }
      &:not([data-open]) [data-part='foot'] {
        align-self: stretch;
      }
      &:not([data-open]) [data-part='account'] {
        justify-content: center;
      }
      &:not([data-open]) [data-part='tools'] {
        flex-direction: column;
      }
      &:not([data-open]) [data-part='account'] > *,
      &:not([data-open]) [data-part='tools'] > [data-part='settings'] {
        width: 44px;
        justify-content: center;
        padding: 0;
      }
    }

    ${MEDIA.belowDesktop} {
      &[data-open] {
        position: fixed;
        inset: 0 auto 0 0;
        z-index: 60;
        width: min(300px, 86vw);
        box-shadow: 0 0 64px var(--shadow-color);
        animation: shell-nav-in var(--motion) ease-out;
      }
      &[data-open] [data-part='head'] > [data-part='close'] {
        display: inline-grid;
      }
    }

    ${MEDIA.phone} {
      &:not([data-open]) {
        display: none;
      }
    }
  }

  @keyframes shell-nav-in {
    from {
      transform: translateX(-24px);
      opacity: 0;
    }
  }
`;
