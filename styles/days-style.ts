import { css } from './css';
import { MEDIA } from './media';

/** The pages of days: calendar row, day columns. */
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
`;
