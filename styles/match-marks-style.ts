import { css } from './css';

/** What can be pressed beside a match, or says more about it: the eye, the mark of a watched one, how worth watching it is, the Watch button. */
export const MATCH_MARKS_CSS = css`
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
    min-width: var(--small-hit);
    min-height: var(--small-hit);
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
`;
