import { css } from './css';

/** Scores, figures that change during a match, and the pips of a best of. */
export const MATCH_SCORE_CSS = css`
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
`;
