import { css } from './css';

/** The primitives of components/ui that nearly every page shows. */
export const UI_CSS = css`
  .ui-button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--sp-2);
    min-height: var(--hit);
    padding: 7px 14px;
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-m);
    background: transparent;
    color: var(--text-color);
    font-size: var(--fs-md);
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    transition:
      background-color var(--motion-fast),
      border-color var(--motion-fast);

    @media (hover: hover) {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: var(--bg-element-hl-color);
        border-color: var(--control-border-color);
      }
    }

    &[data-variant='primary'] {
      background: var(--main-fill);
      border-color: transparent;
      color: var(--text-dark-color);
    }
    @media (hover: hover) {
      &[data-variant='primary']:hover:not(:disabled, [aria-disabled='true']) {
        background: var(--main-fill-hover);
        border-color: transparent;
      }
    }

    &[data-variant='quiet'] {
      border-color: transparent;
      color: var(--dim-text-color);
    }

    &[data-size='small'] {
      padding: 4px 10px;
      font-size: var(--fs-sm);
      border-radius: var(--radius-s);
      min-height: var(--small-hit);
    }

    &[data-wide] {
      width: 100%;
    }

    &.all-button {
      display: block;
      width: 100%;
      border: 0;
      border-top: 1px solid var(--border-color);
      border-radius: 0;
      min-height: max(40px, var(--hit));
      color: var(--hl-color1);
      outline-offset: -3px;
      @media (scripting: none) {
        display: none;
      }
    }

    &:disabled,
    &[aria-disabled='true'] {
      color: var(--faint-text-color);
      background: var(--bg-element-hl-color);
      border-color: transparent;
    }
  }

  .ui-icon-button {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: var(--hit);
    height: var(--hit);
    border: 1px solid transparent;
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    transition:
      background-color var(--motion-fast),
      color var(--motion-fast);

    &[data-framed] {
      border-color: var(--border-color);
    }
    &[aria-pressed='true'],
    &[aria-expanded='true'] {
      color: var(--main-color);
    }
    &:disabled {
      opacity: 0.5;
    }
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: var(--bg-element-hl-color);
        color: var(--text-color);
      }
    }
  }

  .ui-card {
    background: var(--bg-element-color);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    overflow: hidden;

    &[data-padded] {
      padding: var(--sp-4);
    }
    &[data-live] {
      border-color: var(--live-border);
      background: linear-gradient(180deg, var(--live-tint), transparent 70%), var(--bg-element-color);
    }
  }

  :root[data-theme='light'] .ui-crest > img + img,
  :root:not([data-theme='light']) .ui-crest > img:not(:last-child) {
    display: none;
  }
  .ui-crest {
    --size: 20px;
    --letters: 0.34;
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    width: var(--size);
    height: var(--size);
    border-radius: 26%;
    font-size: calc(var(--size) * var(--letters));
    font-weight: 750;
    line-height: 1;
    letter-spacing: -0.03em;
    overflow: hidden;
    user-select: none;

    &:not([data-picture]) {
      background: oklch(var(--crest-lightness) var(--crest-chroma) var(--hue));
      color: oklch(var(--crest-text-lightness) 0.1 var(--hue));
      box-shadow: inset 0 0 0 1px oklch(var(--crest-text-lightness) 0.1 var(--hue) / 0.22);
    }

    &[data-unknown] {
      background: var(--bg-element-hl-color);
      color: var(--faint-text-color);
      box-shadow: inset 0 0 0 1px var(--border-color);
    }

    &.person {
      border-radius: 50%;
    }

    & > img {
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
  }

  /* Weighs nothing, as attributes of each icon would: any rule of its place may fill it. */
  :where(.ui-icon) {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .ui-flag {
    flex: none;
    width: 18px;
    height: 13.5px;
    border-radius: 2px;
    object-fit: cover;
    box-shadow: 0 0 0 1px var(--border-color);
  }

  .ui-empty {
    display: grid;
    justify-items: center;
    gap: var(--sp-2);
    padding: var(--sp-6) var(--sp-4);
    text-align: center;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);

    & > [data-part='icon'] {
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      border-radius: var(--radius-full);
      background: var(--bg-element-hl-color);
      color: var(--faint-text-color);
    }
    & > [data-part='title'] {
      color: var(--text-color);
      font-size: var(--fs-md);
      font-weight: 600;
    }
    &[data-compact] {
      padding: var(--sp-4);
    }
  }

  .ui-heading {
    display: flex;
    align-items: baseline;
    gap: var(--sp-2);
    min-height: 24px;

    & > [data-part='count'] {
      color: var(--faint-text-color);
      font-size: var(--fs-lg);
      font-weight: 500;
      font-variant-numeric: tabular-nums;
    }
    & > [data-part='aside'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--sp-4);
      margin-left: auto;
      font-size: var(--fs-sm);
      font-weight: 500;
      color: var(--hl-color1);
    }
  }

  .ui-star {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: max(28px, calc(var(--hit) - 6px));
    height: max(28px, calc(var(--hit) - 6px));
    border-radius: var(--radius-s);
    color: var(--faint-text-color);

    & > svg {
      transition: transform var(--motion-fast);
    }
    &[aria-pressed='true'] {
      color: var(--main-color);
    }
    &[aria-pressed='true'] > svg {
      fill: currentColor;
    }
    &:active > svg {
      transform: scale(0.86);
    }
    @media (hover: hover) {
      &:hover {
        color: var(--main-color);
        background: var(--bg-element-hl-color);
      }
    }
  }

  /* All or mine. The attribute on <html> says which before React does. */
  .mine-switch {
    display: inline-flex;
    flex: none;
    padding: 3px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    background: var(--bg-sunken-color);

    & > button {
      min-height: var(--small-hit);
      padding: 0 14px;
      border-radius: var(--radius-full);
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
      font-weight: 600;
    }
    @media (hover: hover) {
      & > button:hover {
        color: var(--text-color);
      }
    }
    :root:not([data-shown='mine']) & > :first-child,
    :root[data-shown='mine'] & > :last-child {
      background: var(--bg-element-color);
      color: var(--text-color);
      box-shadow: 0 0 0 1px var(--border-strong-color);
    }
  }
  html:not([data-new]) .first-teams,
  html[data-spoilers='hide'] .first-teams {
    display: none;
  }
  .nothing-yet {
    display: none;
  }
  .nothing-of-mine .ui-empty > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    justify-content: center;
  }

  .ui-without-scripts {
    display: none;
  }
  @media (scripting: none) {
    .ui-without-scripts {
      display: inline;
    }
  }
  .ui-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }

  .ui-skeleton {
    display: block;
    width: var(--w, 100%);
    height: var(--h, 1em);
    border-radius: var(--radius-s);
    background: var(--bg-element-hl-color);
    animation: ui-breathe 1.4s ease-in-out infinite;
  }

  @keyframes ui-breathe {
    50% {
      opacity: 0.45;
    }
  }
`;
