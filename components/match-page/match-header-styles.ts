import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { Card } from '../ui/Card';
import { dotted } from '../ui/dotted';

/** The head's whole look in one rule set, so that its parts are plain elements. */
export const Board = styled(Card)`
  display: grid;
  /* The middle comes last in the HTML: its width is there before it, so that teams painted first stay where they are. */
  grid-template-columns: minmax(0, 1fr) minmax(190px, auto) minmax(0, 1fr);
  grid-template-areas: 'meta meta meta' 'left middle right' 'left-place middle right-place' 'live live live' 'moved moved moved' 'tools tools tools' 'reveal reveal reveal';
  /* Where the middle is taller than crest and name, the rest of its height lies below the places. */
  grid-template-rows: auto auto 1fr;
  column-gap: var(--sp-4);
  align-items: center;
  padding: var(--sp-4) var(--sp-5) var(--sp-5);
  /* The menu of calendars reaches beyond it. */
  && {
    overflow: visible;
  }

  &[data-state='running'] {
    border-color: var(--live-border);
  }

  & > .meta {
    grid-area: meta;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--sp-3);
    margin-bottom: var(--sp-4);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 24px;
  }
  & .where,
  & .terms {
    min-width: 0;
    ${dotted}
  }
  & .league {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & .league > a {
    color: var(--text-color);
    font-weight: 600;
  }
  & .stake {
    color: var(--text-color);
    font-weight: 600;
  }
  & > .meta a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  /* The heading is the two teams; without a box of its own the score can stand between them. */
  & > h1 {
    display: contents;
  }
  /* Crests on one line: a name that wraps grows downwards, and its place goes with it. */
  & .team,
  & .team > .side-link {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 10px;
    min-width: 0;
  }
  & .team > .side-link {
    max-width: 100%;
  }
  & .team > .side-link:hover .name {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  & .team {
    align-self: start;
    font-size: var(--fs-xl);
    font-weight: 650;
    letter-spacing: -0.015em;
    text-align: center;
    text-wrap: balance;
  }
  & .team[data-side='left'] {
    grid-area: left;
  }
  & .team[data-side='right'] {
    grid-area: right;
  }
  & .team[data-standing='leads'] .name {
    font-weight: calc(var(--win-weight) + 50);
    color: var(--win-color);
  }
  & .team[data-standing='trails'] .name {
    color: var(--loss-color);
  }
  & .name {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  & > .place {
    align-self: start;
    justify-self: center;
    min-height: 1.5em;
    margin-top: 4px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & > .place small {
    color: var(--faint-text-color);
    font-size: inherit;
  }
  /* A record or a place does not wrap. */
  & > .place > span > span {
    white-space: nowrap;
  }
  & > .place i {
    font-style: normal;
  }
  & > .place[data-side='left'] {
    grid-area: left-place;
  }
  & > .place[data-side='right'] {
    grid-area: right-place;
  }

  & > .middle {
    grid-area: middle;
    display: grid;
    justify-items: center;
    gap: 8px;
  }
  & .state {
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--bg-element-hl-color);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    white-space: nowrap;
  }
  &[data-state='running'] .state {
    background: var(--live-fill);
    color: var(--live-fill-text);
  }
  &[data-state='running'] .state::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-right: 6px;
    border-radius: 50%;
    background: currentColor;
    vertical-align: 1px;
  }
  & .score {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    min-width: 130px;
    min-height: 48px;
    font-size: var(--fs-4xl);
    letter-spacing: -0.03em;
    line-height: 1;
  }
  & .score > time {
    font-size: var(--fs-3xl);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .score .score-value {
    font-weight: 750;
  }
  & .score > i {
    color: var(--faint-text-color);
    font-size: 0.66em;
    font-style: normal;
    font-weight: 400;
  }
  & .score > svg {
    color: var(--faint-text-color);
  }
  & .score > small {
    position: absolute;
    top: 100%;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    letter-spacing: 0;
  }
  & .now {
    color: var(--text-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & .date {
    margin-top: 6px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    text-align: center;
  }
  & .date time {
    white-space: nowrap;
  }
  & .date > .clock {
    position: relative;
    display: block;
    width: fit-content;
    margin: 0 auto;
  }
  /* Clock and zone in the middle: room for "GMT+5:30" beside it, which scripts add. */
  @media (scripting: enabled) {
    & .date > .clock:has(time) {
      left: -22px;
    }
  }
  /* Beside the clock, which must not move: the name comes after the first paint. */
  & .date .zone {
    position: absolute;
    bottom: 0;
    left: 100%;
    padding-left: 4px;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    white-space: pre;
  }
  /* Alone on its line while the time stands above. */
  & .date > .clock:not(:has(time)) {
    left: 0;
    min-height: 1.45em;
  }
  & .date > .clock:not(:has(time)) .zone {
    position: static;
    padding: 0;
  }
  & .date[data-off] time {
    text-decoration: line-through;
  }

  & > .moved {
    grid-area: moved;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    margin-top: var(--sp-4);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > .moved > svg {
    flex: none;
  }
  & .watch {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--sp-2);
    margin-top: var(--sp-4);
  }
  & .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    justify-content: center;
    margin-top: var(--sp-2);
  }
  /* Not "contents": an island without a box never comes into view, so it would not hydrate. */
  & .actions {
    grid-area: tools;
    display: grid;
  }
  & .further {
    display: contents;
  }
  & .more {
    display: none;
  }
  & > .reveal {
    grid-area: reveal;
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    justify-content: center;
    margin-top: var(--sp-4);
  }

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(150px, auto) minmax(0, 1fr);
    column-gap: var(--sp-2);
    padding: var(--sp-3) var(--sp-3) var(--sp-4);

    & .team {
      font-size: var(--fs-md);
    }
    /* Into the gaps on both sides: "SuperMassive" would break in two. */
    & .name {
      max-width: calc(100% + 12px);
      margin-inline: -6px;
    }
    & > .place {
      /* Two lines, also while they are hidden. */
      min-height: 2.6em;
      font-size: var(--fs-xs);
      line-height: 1.3;
      text-align: center;
      white-space: nowrap;
    }
    /* And one for the stage that the record is of. */
    & > .place[data-earlier] {
      min-height: 3.9em;
    }
    & > .place small {
      display: block;
    }
    & > .place > span > span {
      display: block;
    }
    & > .place i {
      display: none;
    }
    & .score {
      min-width: 96px;
      gap: 10px;
      font-size: var(--fs-3xl);
    }
    & .score > time {
      font-size: var(--fs-2xl);
    }
    /* One row: what is less used comes on demand. */
    & .actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--sp-2);
      align-items: center;
      justify-content: center;
      margin-top: var(--sp-3);
    }
    & .actions > .streams,
    & .actions > .tools {
      display: contents;
    }
    & .actions > .watch {
      flex-basis: 100%;
      margin-top: 0;
    }
    & .watch > small {
      flex-basis: 100%;
      text-align: center;
    }
    /* Below the button that shows them: nothing moves away from the finger. */
    & .actions:has(.more) .further:not(:empty) {
      display: flex;
      flex: 0 0 100%;
      flex-wrap: wrap;
      gap: var(--sp-2);
      justify-content: center;
      order: 1;
    }
    @media (scripting: enabled) {
      & .actions:not([data-open]) .further:not(:empty) {
        display: none;
      }
      & .more {
        display: inline-flex;
      }
    }
    & .date {
      max-width: 150px;
      font-size: var(--fs-xs);
    }
  }
  /* Space for both crests beside the middle. */
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr) minmax(112px, auto) minmax(0, 1fr);

    & .score {
      min-width: 80px;
    }
    & .date {
      max-width: 112px;
    }
  }
`;
