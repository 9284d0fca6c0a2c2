import { css } from 'styled-components';
import { pipStyles } from './BestOfPips';
import { scoreStyles } from './MatchScore';

/**
 * The look of all rows of a list in one rule set, so that a row itself is plain
 * elements (design: "Cheap renders"). `data-names="short"` is the narrow form.
 */
const timeColumn = css`
  .when {
    display: grid;
    gap: 1px;
    align-content: center;
    min-width: 0;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

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

  .when small {
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: var(--fs-2xs);
    color: var(--faint-text-color);
  }

  .when[data-time='running'] .clock,
  .when .live-word {
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
  }

  .when[data-time='off'] time {
    text-decoration: line-through;
  }

  .when[data-time='off'] .clock,
  .when[data-time='moved'] .clock {
    color: var(--faint-text-color);
  }
`;

const teamColumn = css`
  .teams {
    display: grid;
    grid-auto-rows: var(--line);
    gap: 2px;
    min-width: 0;
  }

  /* The whole row is the link's target; its name stays the two teams. */
  .teams::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }

  .teams:focus-visible {
    outline: none;
  }

  .teams:focus-visible::after {
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

  .team .name {
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
`;

export const matchListStyles = css`
  container-type: inline-size;
  --when: 72px;
  --line: 22px;
  --eye: 0px;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--when) minmax(0, 1fr) auto auto var(--eye);
    column-gap: var(--sp-3);
    align-items: center;
    padding: 9px 14px;
    border-top: 1px solid var(--border-color);
    transition: background-color var(--motion-fast);
  }

  &[data-names='short'] {
    --when: 60px;
  }

  &[data-names='short'] > li {
    grid-template-columns: var(--when) minmax(0, 1fr) auto var(--eye);
    column-gap: 10px;
    padding: 8px 12px;
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

  ${timeColumn}
  ${teamColumn}

  .extra {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
  }

  .best-of {
    display: grid;
    grid-auto-rows: var(--line);
    gap: 2px;
  }

  .score {
    display: grid;
    grid-auto-rows: var(--line);
    gap: 2px;
    align-items: center;
    justify-items: end;
    min-width: 14px;
    min-height: calc(2 * var(--line) + 2px);
  }

  /* The eye's place is kept before it can be pressed: nothing moves on hydration. */
  :root[data-spoilers='hide'] & {
    --eye: 30px;
  }

  .eye-place {
    display: grid;
    place-items: center;
    margin: -8px -6px;
  }

  ${pipStyles}
  ${scoreStyles}

  @container (max-width: 300px) {
    .best-of {
      display: none;
    }
  }
`;
