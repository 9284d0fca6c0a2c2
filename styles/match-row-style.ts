import { css } from './css';
import { MEDIA } from './media';

/**
 * Matches as lists show them. Every page has some in its schedule. A row is plain
 * elements in one rule set; `data-names="short"` is the narrow form.
 */
export const MATCH_ROW_CSS = css`
  .match-list {
    container-type: inline-size;
    --when: 66px;
    --line: 22px;

    & > li {
      position: relative;
      display: grid;
      grid-template-columns: var(--when) minmax(0, 1fr) auto auto var(--eye-column,);
      column-gap: var(--sp-3);
      align-items: center;
      padding: 9px 14px;
      border-top: 1px solid var(--border-color);
      transition: background-color var(--motion-fast);
    }
    & > li:first-child {
      border-top: 0;
    }
    & > li[data-state='running'] {
      box-shadow: inset 3px 0 0 var(--live-fill);
      background: var(--live-tint);
    }
    @media (hover: hover) {
      & > li:hover {
        background: var(--bg-element-hl-color);
      }
    }

    /* A countdown comes after hydration and must move nothing: two lines from the start. */
    & > li[data-state='not_started'] > .when {
      min-height: calc(1.25 * (var(--fs-sm) + var(--fs-2xs)) + 1px);
    }
    :root[data-clock='12'] & {
      --when: 76px;
    }

    &[data-names='short'] {
      --when: 60px;
    }
    :root[data-clock='12'] &[data-names='short'] {
      --when: 70px;
    }
    &[data-names='short'] > li {
      grid-template-columns: var(--when) minmax(0, 1fr) auto auto var(--eye-column,);
      column-gap: 10px;
      padding: 8px 14px;
    }
    /* The eye's place is kept before it can be pressed: nothing moves on hydration. */
    :root:is([data-spoilers='hide'], [data-delay]) & {
      --eye-column: 26px;
    }

    .extra {
      display: flex;
      gap: var(--sp-3);
      align-items: center;
    }
    .star-place {
      position: relative;
      z-index: 2;
      width: 28px;
      margin: -8px -6px -8px -4px;

      & > .ui-star {
        width: 28px;
        height: max(28px, var(--hit));
      }
    }
    .best-of {
      display: grid;
      grid-auto-rows: var(--line);
      gap: 2px;
    }
    .score {
      grid-auto-rows: var(--line);
      gap: 2px;
      min-width: 14px;
      min-height: calc(2 * var(--line) + 2px);
    }
    .score {
      grid-column: 4;
    }
    .round {
      grid-column: 2 / -1;
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
    }
    .eye-place {
      position: relative;
      display: grid;
      place-items: center;
      margin: -8px -10px;
    }
    .mark-place {
      display: none;
    }
    :root[data-spoilers='hide'] & .mark-place {
      display: grid;
      place-items: center;
      width: var(--hit);
      margin: -8px -6px;
    }
    /* Room for the names. */
    ${MEDIA.smallPhone} {
      --when: 60px;
      & > li,
      &[data-names='short'] > li {
        column-gap: var(--sp-2);
        padding-inline: 10px;
      }
      .extra {
        gap: var(--sp-2);
      }
    }
    @container (max-width: 400px) {
      .best-of {
        --pip-w: 7px;
      }
      :root[data-spoilers='hide'] & .best-of {
        display: none;
      }
    }
    @container (max-width: 300px) {
      .best-of {
        display: none;
      }
    }
  }

  .match-list .when {
    display: grid;
    gap: 1px;
    align-content: start;
    min-width: 0;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 1.25;
    white-space: nowrap;

    .clock {
      display: flex;
      align-items: center;
      gap: 3px;
    }
    .clock[data-estimated]::before {
      content: '~';
      margin-right: -2px;
      color: var(--faint-text-color);
    }
    small,
    & > [data-clock='day'] {
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: var(--fs-2xs);
      color: var(--faint-text-color);
      font-variant-numeric: tabular-nums;
    }
    &[data-time='running'] > time:first-child,
    &[data-time='running'] .clock,
    .live-word {
      color: var(--live-text-color);
      font-weight: 600;
    }
    .live-word::before {
      content: '';
      display: inline-block;
      width: 6px;
      height: 6px;
      margin-right: 4px;
      border-radius: 50%;
      background: currentColor;
      vertical-align: 1px;
    }
    &[data-time='off'] time {
      text-decoration: line-through;
    }
    &[data-time='off'] > time:first-child,
    &:is([data-time='off'], [data-time='moved']) .clock {
      color: var(--faint-text-color);
    }
  }

  .match-list .teams {
    display: grid;
    grid-auto-rows: var(--line);
    gap: 2px;
    min-width: 0;

    /* The whole row is the link's target; its name stays the two teams. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      border-radius: inherit;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid var(--hl-color1);
      outline-offset: -2px;
    }
    .team {
      display: flex;
      gap: var(--sp-2);
      align-items: center;
      min-width: 0;
      font-weight: 500;
    }
    .name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .team[data-standing='leads'] {
      font-weight: var(--win-weight);
      color: var(--win-color);
    }
    .team[data-standing='trails'],
    .team[data-standing='ties'] {
      font-weight: var(--loss-weight);
      color: var(--loss-color);
    }
    .team[data-unknown] {
      color: var(--faint-text-color);
    }
  }

  /* A round's name in the room of its two teams. */
  .teams[data-cover] {
    grid-template-rows: calc(2 * var(--line) + 2px);
    align-items: center;
    text-align: left;

    .name {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.3;
      white-space: normal;
    }
  }
`;
