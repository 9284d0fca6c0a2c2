import { css } from './css';

/** The boxes of every page whose code loads when they are used: contact and search. */
export const BOX_CSS = css`
  .contact-box {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);

    & > h2 {
      font-size: var(--fs-md);
      letter-spacing: 0;
    }
    & > h2 > button {
      display: flex;
      align-items: center;
      gap: 10px;
      width: 100%;
      min-height: max(44px, var(--hit));
      padding: 0 var(--sp-4);
      border-radius: var(--radius-l);
      font-weight: 600;
      outline-offset: -2px;
    }
    & > h2 > button > svg {
      flex: none;
      color: var(--faint-text-color);
    }
    & > h2 > button > svg:last-child {
      margin-left: auto;
      transition: transform var(--motion);
    }
    & > h2 > button[aria-expanded='true'] > svg:last-child {
      transform: rotate(180deg);
    }
    & > div {
      padding: 2px var(--sp-4) var(--sp-4);
    }
    @media (hover: hover) {
      & > h2 > button:hover {
        background: var(--bg-element-hl-color);
      }
    }
  }

  .search-box {
    position: relative;

    & > div:first-child {
      position: relative;
      display: flex;
      align-items: center;
    }
    & input {
      width: 100%;
      min-height: var(--hit);
      padding: 7px 34px;
      border: 1px solid var(--border-color);
      border-radius: var(--radius-m);
      background: var(--bg-element-color);
      font-size: max(var(--fs-md), var(--input-fs, 0px));
    }
    & input::-webkit-search-cancel-button {
      display: none;
    }
    & input:focus-visible {
      outline-offset: -1px;
    }
    & [data-part='icon'] {
      position: absolute;
      left: 10px;
      color: var(--faint-text-color);
      pointer-events: none;
    }
    & kbd {
      position: absolute;
      right: 9px;
      padding: 0 6px;
      border: 1px solid var(--border-strong-color);
      border-radius: 4px;
      color: var(--faint-text-color);
      font: 500 var(--fs-2xs) / 1.6 var(--font);
      pointer-events: none;
    }
    & [data-part='clear'] {
      position: absolute;
      right: 3px;
      display: grid;
      place-items: center;
      width: 30px;
      height: 30px;
      border-radius: var(--radius-s);
      color: var(--dim-text-color);
    }
    /* Smaller than 16 px, and a phone zooms in on focus. */
    @media (pointer: coarse) {
      --input-fs: 16px;
      & kbd {
        display: none;
      }
    }
  }
`;
