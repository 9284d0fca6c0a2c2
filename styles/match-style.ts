import { css } from './css';

/**
 * Matches as lists show them: rows, scores, pips, the eye, league headers. Every
 * page has some in its schedule. A row is plain elements in one rule set;
 * `data-names="short"` is the narrow form.
 */
export const MATCH_CSS = css`
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

  .score {
    display: grid;
    align-items: center;
    justify-items: end;
  }
  .match-score {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.32em;
    min-width: 2.6em;
    line-height: 1;
    white-space: nowrap;

    .between {
      color: var(--dim-text-color);
      font-weight: 400;
    }
  }
  .score-value {
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    color: var(--text-color);

    &[data-tone='main'] {
      color: var(--lead-color);
      font-weight: var(--win-weight);
    }
    &[data-tone='dimmed'] {
      color: var(--loss-color);
    }
    &[data-tone='none'] {
      color: var(--dim-text-color);
      font-weight: 500;
    }
    &[data-ticks] {
      animation: score-tick var(--motion) ease-out;
    }
  }
  .changing[data-ticks] {
    animation: figure-change 1.6s ease-out;
  }
  @keyframes figure-change {
    from {
      color: var(--live-text-color);
      background: var(--live-tint);
    }
  }
  @keyframes score-tick {
    from {
      transform: translateY(-35%);
      opacity: 0;
    }
  }

  .pips {
    position: relative;
    display: flex;
    gap: 3px;
    align-items: center;
    justify-content: flex-end;
  }
  .pips > .won {
    position: absolute;
    inset: 0;
    display: flex;
    gap: 3px;
    align-items: center;
  }
  .pip {
    width: var(--pip-w, 10px);
    height: 4px;
    border-radius: 2px;
    background: var(--border-strong-color);
  }
  .pip[data-pip='won'] {
    background: var(--main-color);
  }
  .pip[data-pip='playing'] {
    background: repeating-linear-gradient(90deg, var(--live-text-color) 0 3px, var(--bg-element-color) 3px 5px);
  }

  .reveal-eye {
    position: relative;
    z-index: 2;
    display: inline-grid;
    place-items: center;
    width: var(--hit);
    height: var(--hit);
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;

    &[aria-pressed='true'] {
      color: var(--main-color);
    }
    @media (hover: hover) {
      &:hover {
        color: var(--text-color);
        background: var(--bg-element-hl-color);
      }
    }
  }

  .flames {
    display: inline-flex;
    align-items: center;
    gap: 1px;
    color: var(--dim-text-color);
    font-size: var(--fs-2xs);
    font-variant-numeric: tabular-nums;

    & > svg {
      color: var(--faint-text-color);
    }
    &[data-flames='4'] > svg:only-child,
    &[data-flames='5'] > svg:only-child,
    & > svg[data-lit] {
      fill: currentColor;
      color: var(--live-text-color);
    }
  }
  .eye-hint {
    position: absolute;
    right: 0;
    top: calc(100% - 4px);
    z-index: 3;
    width: max-content;
    max-width: 220px;
    padding: 6px 10px;
    border-radius: var(--radius-m);
    background: var(--text-color);
    color: var(--bg-color);
    font-size: var(--fs-xs);
    pointer-events: none;
  }
  .watched-mark {
    position: relative;
    z-index: 2;
    display: inline-grid;
    place-items: center;
    width: var(--hit);
    height: var(--hit);
    color: var(--faint-text-color);

    /* A ring around a smaller centre within the touch target. */
    &::before {
      content: '';
      position: absolute;
      width: 24px;
      height: 24px;
      border: 1px solid var(--control-border-color);
      border-radius: 50%;
    }
    & > svg {
      position: relative;
    }
    &[aria-pressed='true'] {
      color: var(--bg-color);
    }
    &[aria-pressed='true']::before {
      border-color: var(--main-color);
      background: var(--main-color);
    }
    @media (hover: hover) {
      &:hover {
        color: var(--text-color);
      }
      &[aria-pressed='true']:hover {
        color: var(--bg-color);
      }
    }
  }

  .watch-button {
    position: relative;
    z-index: 2;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: max(30px, calc(var(--hit) - 4px));
    min-height: max(30px, calc(var(--hit) - 4px));
    padding: 0 12px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-full);
    color: var(--text-color);
    font-size: var(--fs-sm);
    font-weight: 600;
    transition: background-color var(--motion-fast);

    &[data-size='icon'] {
      padding: 0;
    }
    svg {
      fill: currentColor;
      color: var(--live-text-color);
    }
    @media (hover: hover) {
      &:hover {
        background: var(--bg-element-hl-color);
        border-color: var(--control-border-color);
      }
    }
  }

  .league-header {
    position: relative;
    display: flex;
    gap: var(--sp-2);
    align-items: center;
    min-height: 34px;
    padding: 6px 14px;
    border-top: 1px solid var(--border-color);
    background: var(--bg-sunken-color);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    letter-spacing: 0;
    white-space: nowrap;

    a {
      color: var(--text-color);
    }
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    /* The line is the link's target, so that a finger finds it. */
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    .match-name {
      overflow: hidden;
      text-overflow: ellipsis;
      color: var(--dim-text-color);
      font-weight: 500;
    }
  }
`;
