import { css } from './css';
import { MEDIA } from './media';

/** The look of a live card: the one loud surface of the site. */
export const LIVE_CARD_CSS = css`
  .live-card {
    --line: 40px;
    --pip-w: 14px;
    --eye: 0px;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-2);
    padding: 14px 16px;
    border: 1px solid var(--live-border);
    border-radius: var(--radius-l);
    background: linear-gradient(180deg, var(--live-tint), transparent 65%), var(--bg-element-color);
    transition: border-color var(--motion-fast);

    @media (hover: hover) {
      &:hover {
        border-color: var(--live-fill);
      }
    }

    header,
    footer {
      display: flex;
      gap: var(--sp-2);
      align-items: center;
      min-height: 24px;
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      white-space: nowrap;
    }

    footer {
      position: relative;
      /* A Watch button's height, whether there is one or not. */
      min-height: calc(var(--small-hit) + var(--sp-2) + 1px);
      justify-content: space-between;
      margin-top: var(--sp-1);
      padding-top: var(--sp-2);
      border-top: 1px solid var(--border-color);
      font-variant-numeric: tabular-nums;
    }

    .tag {
      display: inline-flex;
      gap: 5px;
      align-items: center;
      padding: 2px 8px;
      border-radius: var(--radius-full);
      background: var(--live-fill);
      color: var(--live-fill-text);
      font-size: var(--fs-2xs);
      font-weight: 700;
      letter-spacing: 0.04em;
      text-transform: uppercase;
    }

    .tag::before {
      content: '';
      width: 6px;
      height: 6px;
      border-radius: 50%;
      background: currentColor;
    }

    .title {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    .title img {
      display: inline-block;
      margin-right: 6px;
      vertical-align: -2px;
    }

    .title b {
      color: var(--text-color);
      font-weight: 600;
    }

    .game {
      /* The clock's room, before there is one. */
      min-width: 6.8em;
      flex-shrink: 0;
      margin-left: auto;
      color: var(--live-text-color);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }

    .board {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto var(--eye);
      column-gap: var(--sp-4);
      align-items: center;
      margin-right: calc(-1 * var(--sp-4));
    }

    footer > :is(:first-child, .odds + *) {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    /* The chance to win on the line above the figures. */
    .odds {
      position: absolute;
      inset: -2px 0 auto;
      height: 3px;
      border-radius: 2px;
      background: linear-gradient(
        90deg,
        var(--odds-left) calc(var(--share) * 100% - 1px),
        transparent 0 calc(var(--share) * 100% + 1px),
        var(--odds-right) 0
      );
      --odds-left: var(--border-strong-color);
      --odds-right: var(--border-strong-color);
    }

    .odds[data-favoured='left'] {
      --odds-left: var(--main-fill);
    }

    .odds[data-favoured='right'] {
      --odds-right: var(--main-fill);
    }

    .then::before {
      content: ' · ';
    }

    .trend {
      display: block;
      flex: none;
    }

    .trend svg {
      display: block;
      overflow: visible;
    }

    ${MEDIA.belowDesktop} {
      .trend svg {
        width: 36px;
      }
      footer .watch-button {
        padding: 0 10px;
      }
    }

    .trend path {
      fill: none;
      stroke: var(--main-color);
      stroke-width: 1.5;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }

    .trend .even {
      stroke: var(--border-strong-color);
      stroke-width: 1;
      stroke-dasharray: 2 3;
    }

    /* Words that are longer than English ones make a second line; no figure is cut. */
    .playing > span {
      display: block;
      line-height: 1.3;
      white-space: normal;
      text-wrap: balance;
    }

    .eye-place {
      display: grid;
      place-items: center;
      margin: 0 0 0 -12px;
    }

    .teams,
    .best-of,
    .score {
      display: grid;
      grid-auto-rows: var(--line);
      align-items: center;
    }

    .teams {
      min-width: 0;
    }

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
      outline-offset: 2px;
      border-radius: var(--radius-l);
    }

    .team {
      display: flex;
      gap: 12px;
      align-items: center;
      min-width: 0;
      font-size: var(--fs-lg);
      font-weight: 600;
      letter-spacing: -0.01em;
    }

    .team[data-standing='leads'] {
      color: var(--win-color);
    }

    .team .name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .score {
      min-width: 18px;
      min-height: calc(2 * var(--line));
      justify-items: end;
    }

    .score-value {
      font-size: 1.625rem;
      line-height: 1;
    }

    :root:is([data-spoilers='hide'], [data-delay]) & {
      --eye: 28px;
    }

    &[data-over] {
      border-color: var(--border-color);
      background: var(--bg-element-color);
    }

    &[data-over] .tag {
      background: var(--bg-element-hl-color);
      color: var(--dim-text-color);
    }

    &[data-over] .tag::before {
      content: none;
    }

    &[data-over] .team[data-standing='trails'] {
      color: var(--dim-text-color);
    }
  }
`;
