import { css } from './css';

/** Teams that a new visitor may choose from: on the homepage, and where what is followed is chosen. */
export const FIRST_TEAMS_CSS = css`
  .team-crests {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--sp-2);
    list-style: none;
    padding: 0;

    @media (min-width: 720px) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }

    & > li {
      display: grid;
    }
    & button {
      position: relative;
      display: grid;
      gap: 6px;
      justify-items: center;
      align-content: start;
      padding: 12px 2px 8px;
      border: 1px solid var(--border-color);
      border-radius: var(--radius-m);
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    & button[aria-pressed='true'] {
      border-color: var(--main-color);
      color: var(--text-color);
      background: var(--bg-element-hl-color);
    }
    & button > svg {
      position: absolute;
      top: 3px;
      right: 3px;
      color: var(--faint-text-color);
    }
    & button[aria-pressed='true'] > svg {
      fill: currentColor;
      color: var(--main-color);
    }
    @media (hover: hover) {
      & button:hover {
        background: var(--bg-element-hl-color);
        color: var(--text-color);
      }
    }
  }

  .first-teams [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
    padding: var(--sp-3) 14px 0;

    & > div {
      flex: 1 1 220px;
      min-width: 0;
    }
    & p {
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
    }
  }

  .first-teams [data-part='body'] {
    display: grid;
    gap: var(--sp-3);
    padding: var(--sp-3) 14px 14px;

    & > a {
      justify-self: start;
      min-height: 24px;
      color: var(--hl-color1);
      font-size: var(--fs-sm);
      font-weight: 500;
    }
  }
`;
