import { belowFold } from './below-fold';
import { css } from './css';

/** The homepage: its frame, and its bands: rows that say league and stage, and what a match promises or why it mattered. */
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
    /* Behind two running matches everything, else what follows the first band. */
    & > section:has(article ~ article) ~ .island > section,
    & > .island ~ .island ~ .island > section {
      ${belowFold(780)}
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

    a[data-all]:hover {
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
    .about.line {
      display: block;
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

    /* A bar beside each team, the favourite's with the number. */
    .chance {
      --bar: 64px;
      display: grid;
      grid-template: var(--line) var(--line) / max-content auto;
      gap: 2px var(--sp-2);
      align-items: center;
      color: var(--text-color);
      font-size: var(--fs-sm);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    .chance[data-favoured]::before,
    .chance[data-favoured]::after {
      content: '';
      grid-area: 1 / 1;
      width: calc(var(--share) * var(--bar));
      height: 4px;
      border-radius: 2px;
      background: var(--border-strong-color);
    }
    .chance[data-favoured]::after {
      grid-area: 2 / 1;
      width: calc((1 - var(--share)) * var(--bar));
    }
    .chance[data-favoured='left']::before,
    .chance[data-favoured='right']::after {
      background: var(--main-fill);
    }
    /* The number takes the first place that is free. */
    .chance[data-favoured='right']::before {
      grid-area: 1 / 1 / 2 / 3;
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
      .chance {
        --bar: 44px;
      }
    }
  }
`;
