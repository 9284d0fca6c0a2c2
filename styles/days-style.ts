import { css } from './css';
import { MEDIA } from './media';

/** Matches by day: the page of a day, the row of days (on the homepage too), day columns. */
export const DAYS_CSS = css`
  .matches-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-4);

    .day-line {
      display: flex;
      flex-wrap: wrap;
      gap: var(--sp-2);
      align-items: center;
    }

    /* The day keeps a line of its own where the buttons leave it none. */
    .day-line > div:first-child {
      flex: 1 1 min(100%, 300px);
      min-width: 0;
    }

    .day-line p {
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
    }
    /* It comes with hydration, and must not make the line higher. */
    .day-line .zone {
      line-height: 0;
    }

    ${MEDIA.desktop} {
      grid-template-columns: minmax(0, 1fr) 30%;
      align-items: start;

      & > header,
      .day-calendar {
        grid-column: 1 / -1;
      }
    }

    .step {
      display: grid;
      place-items: center;
      flex: none;
      width: var(--hit);
      height: var(--hit);
      border: 1px solid var(--border-color);
      border-radius: var(--radius-m);
      color: var(--dim-text-color);
    }

    @media (hover: hover) {
      .step:hover {
        background: var(--bg-element-hl-color);
        color: var(--text-color);
      }
    }

    & > .island > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--sp-3);
      margin-top: var(--sp-2);
    }
  }

  .day-calendar {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    overflow: hidden;

    ol {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(48px, 1fr);
      padding: 4px;
      list-style: none;
      overflow-x: auto;
      /* No day is cut where the row begins. */
      scroll-snap-type: x mandatory;
      scroll-padding: 4px;
      scrollbar-width: none;
      overscroll-behavior-x: contain;
    }

    ol::-webkit-scrollbar {
      display: none;
    }

    li {
      scroll-snap-align: start;
    }

    a {
      position: relative;
      display: grid;
      gap: 1px;
      justify-items: center;
      /* Its first line is left to a label, which few days have. */
      padding: calc(1.25em + 5px) 0 12px;
      border-radius: var(--radius-m);
      color: var(--dim-text-color);
      font-size: var(--fs-2xs);
      line-height: 1.25;
      white-space: nowrap;
      outline-offset: -2px;
      transition: background-color var(--motion-fast);
    }

    li[data-month] a,
    a[data-today] {
      padding-top: 4px;
    }

    b {
      color: var(--text-color);
      font-size: var(--fs-lg);
      font-weight: 650;
      line-height: 1.25;
      font-variant-numeric: tabular-nums;
    }

    /* A dot: this day has matches. */
    a[data-marked]::after {
      content: '';
      position: absolute;
      bottom: 5px;
      width: 4px;
      height: 4px;
      border-radius: 50%;
      background: var(--control-border-color);
    }

    li + li[data-month] a::before {
      content: '';
      position: absolute;
      inset: 8px auto 8px -1px;
      width: 1px;
      background: var(--border-strong-color);
    }

    a[data-today] {
      color: var(--main-color);
      font-weight: 650;
    }

    a[data-today]::after {
      background: var(--main-color);
    }

    a[data-selected] {
      background: var(--main-fill);
      color: var(--text-dark-color);
    }

    a[data-selected] b {
      color: inherit;
    }

    a[data-selected]::after {
      background: currentColor;
    }

    a[data-selected]::before {
      display: none;
    }

    @media (hover: hover) {
      a:hover:not([data-selected]) {
        background: var(--bg-element-hl-color);
      }
    }
  }

  .day-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(208px, 100%), 1fr));
    gap: var(--sp-4);
    align-items: start;
  }

  .day-column {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    overflow: hidden;

    h3 {
      display: flex;
      gap: var(--sp-2);
      align-items: baseline;
      padding: 12px 14px 10px;
      border-bottom: 1px solid var(--border-color);
      background: var(--bg-sunken-color);
    }

    h3 small {
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      font-weight: 450;
      letter-spacing: 0;
    }

    footer {
      border-top: 1px solid var(--border-color);
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
      text-align: center;
    }

    footer > * {
      display: block;
      padding: 10px 14px;
    }

    footer a {
      color: var(--hl-color1);
      font-weight: 550;
    }

    footer a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
