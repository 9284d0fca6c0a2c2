import { css } from './css';

/** Everything that floats at the bottom edge, stacked, so that nothing covers anything else: notification, app banner, cookie notice. */
export const DOCK_CSS = css`
  .dock {
    position: fixed;
    /* As high as the window: when a card comes, the dock itself does not move. */
    inset: 0;
    align-content: end;
    z-index: 50;
    display: grid;
    gap: var(--sp-2);
    justify-items: center;
    padding: var(--sp-3);
    padding-bottom: max(var(--sp-3), env(safe-area-inset-bottom));
    pointer-events: none;
  }

  .dock-card {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sp-2) var(--sp-4);
    width: min(640px, 100%);
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    box-shadow: 0 16px 48px var(--shadow-color);
    pointer-events: auto;
  }

  /* Two answers of the same size: neither is easier to give. */
  .dock-answers {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: 1fr 1fr;
    gap: var(--sp-2);
  }

  /* Nobody is asked twice, and without scripts nobody could answer. */
  html[data-consent] .dock-consent,
  html:not([data-theme]) .dock-consent {
    display: none;
  }

  /* It would lie on the controls of a video: it asks again when that is closed. */
  .dock:has(~ [data-part='floating-video']) .dock-consent {
    display: none;
  }

  .dock-notification {
    display: grid;
    justify-items: center;
    pointer-events: none;

    & > div {
      display: flex;
      align-items: center;
      gap: var(--sp-2);
      max-width: min(520px, 100%);
      padding: 4px 6px 4px var(--sp-4);
      border: 1px solid var(--info-border);
      border-radius: var(--radius-m);
      background: var(--info-bg);
      color: var(--info-text);
      font-weight: 550;
      box-shadow: 0 12px 32px var(--shadow-color);
      pointer-events: auto;
      animation: dock-in var(--motion) ease-out;
    }
  }

  .dock-text {
    flex: 1 1 240px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);

    & > a {
      color: var(--hl-color1);
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }

  .dock-title {
    flex: 1;
    font-weight: 600;

    & > small {
      display: block;
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      font-weight: 450;
    }
  }

  @keyframes dock-in {
    from {
      transform: translateY(8px);
      opacity: 0;
    }
  }
`;
