import { css } from './css';

/** The homepage's own: its bands (rows that say league and stage, and what a match promises or why it mattered), and the row of teams for new visitors. */
export const HOME_CSS = css`
  .home-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-2) var(--sp-3);
  }
  .home-page {
    container: page / inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5);

    & > section,
    & > .island > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--sp-3);
      align-content: start;
    }
    .announced li {
      display: grid;
      gap: 2px;
      padding: 10px 14px;
    }
    .announced li + li {
      border-top: 1px solid var(--border-color);
    }
    .announced h3 {
      font-weight: 600;
    }
    .announced p {
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
      white-space: pre-line;
    }
    .announced small {
      color: var(--faint-text-color);
      font-size: var(--fs-xs);
    }
    .announced a {
      display: inline-block;
      padding: 3px 0;
      text-decoration: underline;
      text-underline-offset: 3px;
    }

    .live {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
      gap: var(--sp-3);
    }

    .ui-heading small {
      margin-left: var(--sp-2);
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
      font-weight: 450;
      letter-spacing: 0;
    }

    .how {
      color: var(--faint-text-color);
      @container page (max-width: 599px) {
        display: none;
      }
    }

    a[data-all]:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  .day-calendar {
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    overflow: hidden;

    ol {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(48px, 1fr);
      padding: 4px;
      list-style: none;
      overflow-x: auto;
      /* No day is cut where the row begins. */
      scroll-snap-type: x mandatory;
      scroll-padding: 4px;
      scrollbar-width: none;
      overscroll-behavior-x: contain;
    }

    ol::-webkit-scrollbar {
      display: none;
    }

    li {
      scroll-snap-align: start;
    }

    a {
      position: relative;
      display: grid;
      gap: 1px;
      justify-items: center;
      /* Its first line is left to a label, which few days have. */
      padding: calc(1.25em + 5px) 0 12px;
      border-radius: var(--radius-m);
      color: var(--dim-text-color);
      font-size: var(--fs-2xs);
      line-height: 1.25;
      white-space: nowrap;
      outline-offset: -2px;
      transition: background-color var(--motion-fast);
    }

    li[data-month] a,
    a[data-today] {
      padding-top: 4px;
    }

    b {
      color: var(--text-color);
      font-size: var(--fs-lg);
      font-weight: 650;
      line-height: 1.25;
      font-variant-numeric: tabular-nums;
    }

    /* A dot: this day has matches. */
    a[data-marked]::after {
      content: '';
      position: absolute;
      bottom: 5px;
      width: 4px;
      height: 4px;
      border-radius: 50%;
      background: var(--control-border-color);
    }

    li + li[data-month] a::before {
      content: '';
      position: absolute;
      inset: 8px auto 8px -1px;
      width: 1px;
      background: var(--border-strong-color);
    }

    a[data-today] {
      color: var(--main-color);
      font-weight: 650;
    }

    a[data-today]::after {
      background: var(--main-color);
    }

    a[data-selected] {
      background: var(--main-fill);
      color: var(--text-dark-color);
    }

    a[data-selected] b {
      color: inherit;
    }

    a[data-selected]::after {
      background: currentColor;
    }

    a[data-selected]::before {
      display: none;
    }

    @media (hover: hover) {
      a:hover:not([data-selected]) {
        background: var(--bg-element-hl-color);
      }
    }
  }

  .day-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(208px, 100%), 1fr));
    gap: var(--sp-4);
    align-items: start;
  }

  .day-column {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-l);
    background: var(--bg-element-color);
    overflow: hidden;

    h3 {
      display: flex;
      gap: var(--sp-2);
      align-items: baseline;
      padding: 12px 14px 10px;
      border-bottom: 1px solid var(--border-color);
      background: var(--bg-sunken-color);
    }

    h3 small {
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      font-weight: 450;
      letter-spacing: 0;
    }

    footer {
      border-top: 1px solid var(--border-color);
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
      text-align: center;
    }

    footer > * {
      display: block;
      padding: 10px 14px;
    }

    footer a {
      color: var(--hl-color1);
      font-weight: 550;
    }

    footer a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  .match-list.band {
    --when: 72px;
    --side: 104px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* Rows are put in order by style until React comes: each has its line above, the first one's is clipped. */
    margin-top: -1px;

    & > li,
    & > li:first-child {
      grid-template: 'when teams about side' auto / var(--when) minmax(0, 1fr) minmax(0, 1fr) var(--side);
      border-top: 1px solid var(--border-color);
    }
    /* The link to predict comes with the scripts: its column is there before. */
    &[data-play] > li {
      grid-template: 'when teams about side play' auto / var(--when) minmax(0, 1fr) minmax(0, 1fr) var(--side) 22px;
    }
    .star-place {
      grid-area: play;
    }
    &[data-band='lately'] > li {
      grid-template: 'when teams about side eye' auto / var(--when) minmax(0, 1fr) minmax(0, 1fr) auto var(--eye-column, 0px);
    }
    & > li[data-followed] {
      box-shadow: inset 3px 0 0 var(--main-fill);
    }
    .when {
      grid-area: when;
    }
    .teams {
      grid-area: teams;
    }
    .score,
    .chance {
      grid-area: side;
    }
    .eye-place {
      grid-area: eye;
    }
    .about {
      grid-area: about;
      display: grid;
      gap: 3px;
      min-width: 0;
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      line-height: 1.3;
    }
    .line {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .line b {
      color: var(--text-color);
      font-weight: 600;
    }
    .own {
      display: inline-block;
      margin-left: 6px;
      color: var(--main-color);
      vertical-align: -1px;
    }
    .own .ui-icon {
      fill: currentColor;
    }
    .worth {
      color: var(--text-color);
      font-size: var(--fs-sm);
      font-weight: 500;
    }
    .worth[data-worth='record'],
    .worth[data-worth='lastGame'],
    .worth[data-worth='forfeit'] {
      color: var(--dim-text-color);
      font-weight: 450;
    }

    .chance {
      display: grid;
      grid-auto-rows: var(--line);
      gap: 2px;
      align-items: center;
      min-height: calc(2 * var(--line) + 2px);
    }
    .share {
      display: flex;
      gap: var(--sp-2);
      align-items: center;
      color: var(--text-color);
      font-size: var(--fs-sm);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    .share::before {
      content: '';
      width: calc(var(--share) * 64px);
      height: 4px;
      border-radius: 2px;
      background: var(--border-strong-color);
    }
    .share[data-favoured]::before {
      background: var(--main-fill);
    }

    @container (max-width: 599px) {
      --when: 62px;
      --side: 84px;
      & > li,
      & > li:first-child {
        grid-template: 'when teams side' auto 'when about about' auto / var(--when) minmax(0, 1fr) var(--side);
        row-gap: 6px;
      }
      &[data-play] > li {
        --play: 28px;
        grid-template:
          'when teams side side' auto 'when about about play' auto / var(--when) minmax(0, 1fr)
          calc(var(--side) - var(--play) - var(--sp-3)) var(--play);
      }
      /* As high as a finger, without making its line higher. */
      .star-place {
        align-self: center;
        margin: -14px 0;
      }
      &[data-band='lately'] > li {
        grid-template: 'when teams side eye' auto 'when about about about' auto / var(--when) minmax(0, 1fr) auto var(--eye-column, 0px);
      }
      .when {
        align-self: start;
        line-height: var(--line);
      }
      .share::before {
        width: calc(var(--share) * 44px);
      }
    }
  }

  .team-crests {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--sp-2);
    list-style: none;
    padding: 0;

    @media (min-width: 720px) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }

    & > li {
      display: grid;
    }
    & button {
      position: relative;
      display: grid;
      gap: 6px;
      justify-items: center;
      align-content: start;
      padding: 12px 2px 8px;
      border: 1px solid var(--border-color);
      border-radius: var(--radius-m);
      color: var(--dim-text-color);
      font-size: var(--fs-xs);
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    & button[aria-pressed='true'] {
      border-color: var(--main-color);
      color: var(--text-color);
      background: var(--bg-element-hl-color);
    }
    & button > svg {
      position: absolute;
      top: 3px;
      right: 3px;
      color: var(--faint-text-color);
    }
    & button[aria-pressed='true'] > svg {
      fill: currentColor;
      color: var(--main-color);
    }
    @media (hover: hover) {
      & button:hover {
        background: var(--bg-element-hl-color);
        color: var(--text-color);
      }
    }
  }

  .first-teams [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
    padding: var(--sp-3) 14px 0;

    & > div {
      flex: 1 1 220px;
      min-width: 0;
    }
    & p {
      color: var(--dim-text-color);
      font-size: var(--fs-sm);
    }
  }

  .first-teams [data-part='body'] {
    display: grid;
    gap: var(--sp-3);
    padding: var(--sp-3) 14px 14px;

    & > a {
      justify-self: start;
      min-height: 24px;
      color: var(--hl-color1);
      font-size: var(--fs-sm);
      font-weight: 500;
    }
  }
`;
