import { css } from './css';

/** The weekly schedule beside every page: toolbar, day tabs, the day's groups, and what replaces them. */
export const SCHEDULE_CSS = css`
  .schedule {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
    align-content: start;

    & > header,
    .week {
      display: flex;
      gap: 6px;
      align-items: center;
    }
    & > header {
      min-height: var(--hit);
    }
    & > header .zone {
      flex: 1;
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
    }
    .week {
      position: relative;
    }
    .range {
      flex: 1;
      min-width: 0;
    }
    .range > button {
      width: 100%;
      padding-inline: 8px;
      border-color: var(--border-color);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .month-popup {
      position: absolute;
      z-index: 20;
      inset: calc(100% + 6px) 0 auto;
      min-height: 300px;
      border: 1px solid var(--border-strong-color);
      border-radius: var(--radius-l);
      background: var(--bg-element-color);
      box-shadow: 0 16px 48px var(--shadow-color);
    }
    [data-busy] svg {
      animation: schedule-turn 0.8s linear infinite;
    }
  }
  @keyframes schedule-turn {
    to {
      transform: rotate(1turn);
    }
  }

  .day-tabs {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;

    .day {
      display: grid;
      gap: 1px;
      justify-items: center;
      padding: 5px 0 6px;
      border-radius: var(--radius-m);
      color: var(--dim-text-color);
      font-size: var(--fs-2xs);
      line-height: 1.25;
      text-align: center;
      outline-offset: -2px;
      transition: background-color var(--motion-fast);
    }
    /* In the place of the word that only today has. */
    .day:not([data-today])::before {
      content: '';
      height: 1.25em;
    }
    b {
      color: var(--text-color);
      font-size: var(--fs-lg);
      font-weight: 650;
      line-height: 1.2;
      font-variant-numeric: tabular-nums;
    }
    .count {
      min-width: 22px;
      height: 17px;
      margin-top: 3px;
      padding: 0 5px;
      border-radius: var(--radius-full);
      background: var(--bg-element-hl-color);
      line-height: 17px;
      font-variant-numeric: tabular-nums;
    }
    .count[data-empty] {
      background: transparent;
      color: var(--faint-text-color);
    }
    .today {
      color: var(--main-color);
      font-weight: 650;
    }
    .day[aria-selected='true'] {
      background: var(--main-fill);
      color: var(--text-dark-color);
    }
    .day[aria-selected='true'] :is(b, .today) {
      color: inherit;
    }
    .day[aria-selected='true'] .count {
      background: color-mix(in srgb, var(--text-dark-color) 12%, transparent);
      color: inherit;
    }
    @media (hover: hover) {
      .day:hover:not([aria-selected='true']) {
        background: var(--bg-element-hl-color);
      }
    }
  }

  /* A column, so that followed leagues can come first by \`order\` before React sorts them (pre-paint script). */
  .match-groups {
    display: flex;
    flex-direction: column;

    & > section:first-child > .league-header {
      border-top: 0;
    }
    .league-header + ul {
      border-top: 1px solid var(--border-color);
    }
  }

  .loading-rows > div {
    display: grid;
    grid-template-columns: 44px 1fr 14px;
    gap: 8px 24px;
    padding: 14px;
    border-top: 1px solid var(--border-color);

    &:first-child {
      border-top: 0;
    }
  }
`;
