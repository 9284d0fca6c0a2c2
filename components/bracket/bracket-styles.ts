import styled from 'styled-components';

/**
 * One drawing for all widths: columns of `--col`, nodes of `--node` height, set
 * by their middle. On narrow screens one to three columns fit and the rest is
 * scrolled to. Lines are the nodes' own edges, by how far on the next match is.
 */
export const BracketFrame = styled.div`
  container: bracket / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);

  & .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    justify-content: space-between;
  }
  & .steps {
    display: flex;
    gap: var(--sp-2);
    margin-left: auto;
  }
  & .lights {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  & .lights > button {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: max(30px, calc(var(--hit) - 8px));
    padding: 2px 10px 2px 5px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & .lights > button[aria-pressed='true'] {
    border-color: var(--main-mark);
    color: var(--main-color);
  }
  & .scroller {
    --gap: 30px;
    position: relative;
    --box: 62px;
    --node: calc(var(--box) + 14px);
    --col: clamp(160px, calc((100cqw + var(--gap)) / var(--columns)), 310px);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    padding-bottom: 6px;
  }
  @container bracket (max-width: 620px) {
    & .scroller {
      --col: calc((100cqw + var(--gap)) / 3);
      --gap: 18px;
    }
  }
  @container bracket (max-width: 520px) {
    & .scroller {
      --col: calc((100cqw + var(--gap)) / 2);
    }
    /* One line: the teams scroll beside the steps. */
    & .tools {
      flex-wrap: nowrap;
    }
    & .lights {
      flex: 1;
      flex-wrap: nowrap;
      min-width: 0;
      overflow-x: auto;
      scrollbar-width: none;
    }
    & .lights > button {
      flex: none;
    }
  }
  /* Steps where not every round is in view: two fit on any screen, three on any but a phone's, and so on. */
  &:is([data-columns='1'], [data-columns='2']) .steps {
    display: none;
  }
  @container bracket (min-width: 521px) {
    &[data-columns='3'] .steps {
      display: none;
    }
  }
  @container bracket (min-width: 621px) {
    &[data-columns='4'] .steps {
      display: none;
    }
  }
  @container bracket (min-width: 771px) {
    &[data-columns='5'] .steps {
      display: none;
    }
  }
  @container bracket (max-width: 300px) {
    & .scroller {
      --col: 100cqw;
    }
  }
  @media (scripting: none) {
    & .tools {
      display: none;
    }
  }
  /* Both teams of a match are buttons below a line of text. Six columns fit a tablet: what is picked last is in view, too. */
  &[data-picks] .scroller {
    --row: max(36px, var(--hit));
    --box: calc(2 * var(--row) + 21px);
  }
  @container bracket (min-width: 621px) {
    &[data-picks] .scroller {
      --col: clamp(116px, calc((100cqw + var(--gap)) / var(--columns)), 310px);
    }
    &[data-picks]:not([data-columns='7']) .steps {
      display: none;
    }
  }
  @container bracket (min-width: 621px) and (max-width: 800px) {
    &[data-picks] .scroller {
      --gap: 14px;
    }
  }
  & .canvas {
    position: relative;
    width: calc(var(--columns) * var(--col) - var(--gap));
    height: calc(var(--height) * var(--node));
  }
  & section {
    display: contents;
  }
  & h3 {
    position: absolute;
    top: calc(var(--top) * var(--node) - 47px);
    left: calc(var(--column) * var(--col));
    display: flex;
    gap: 6px;
    align-items: center;
    width: calc(var(--col) - var(--gap));
    height: 30px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    letter-spacing: 0;
    line-height: 1.15;
    scroll-snap-align: start;
    text-wrap: initial;
  }
  & h3 > small {
    flex: none;
    padding: 0 6px;
    border-radius: var(--radius-full);
    background: var(--bg-element-hl-color);
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    font-weight: 600;
    line-height: 1.6;
  }
  &[data-picks] h3 {
    text-wrap: balance;
    display: grid;
    gap: 2px;
    align-content: end;
  }
  &[data-picks] h3 > small {
    padding: 0;
    background: none;
    line-height: 1.2;
  }
`;

export const Node = styled.li`
  position: absolute;
  top: calc(var(--y) * var(--node) - var(--box) / 2);
  left: calc(var(--column) * var(--col));
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  width: calc(var(--col) - var(--gap));
  height: var(--box);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-m);
  background: var(--bg-element-color);
  --line: var(--border-strong-color);
  transition: border-color var(--motion-fast);

  &[data-state='running'] {
    border-color: var(--live-border);
    background: linear-gradient(180deg, var(--live-tint), transparent), var(--bg-element-color);
  }
  &[data-lit] {
    border-color: var(--main-mark);
  }
  &[data-lit='on'] {
    --line: var(--main-mark);
    z-index: 1;
  }
  &[data-dimmed] {
    opacity: 0.45;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--control-border-color);
    }
  }

  /* Onward: half the gap, then up or down to the height of the next match. */
  & > .onward {
    position: absolute;
    left: 100%;
    top: 50%;
    width: calc((var(--span) - 1) * var(--col) + var(--gap));
    pointer-events: none;
  }
  & > .onward::before {
    content: '';
    position: absolute;
    left: 0;
    top: -1px;
    width: calc(100% - var(--gap) / 2);
    border-top: 2px solid var(--line);
  }
  & > .onward::after {
    content: '';
    position: absolute;
    right: 0;
    top: min(0px, calc(var(--down) * var(--node)));
    width: calc(var(--gap) / 2);
    height: calc(max(var(--down), -1 * var(--down)) * var(--node));
    margin-top: -1px;
    border-left: 2px solid var(--line);
    border-bottom: 2px solid var(--line);
    box-sizing: content-box;
  }
  & > .onward[data-way='up']::after {
    border-top: 2px solid var(--line);
    border-bottom: 0;
  }
  & > .onward[data-way='level']::after {
    height: 0;
    border-left: 0;
  }

  & > .onward[data-takes='loser'] {
    opacity: 0.7;
  }
  & > .onward[data-takes='loser']::before,
  & > .onward[data-takes='loser']::after {
    border-style: dashed;
  }

  & > .sides {
    display: contents;
  }
  & a,
  & > button {
    display: grid;
    gap: 2px;
    align-content: center;
    min-width: 0;
    height: calc(var(--box) - 2px);
    padding: 0 0 0 10px;
    border-radius: inherit;
    outline-offset: -2px;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid var(--hl-color1);
    outline-offset: 1px;
  }
  & > button {
    grid-column: 1 / -1;
    padding-right: 10px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    text-align: left;
  }
  & .team {
    position: relative;
    z-index: 2;
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    height: 24px;
    font-weight: 500;
  }
  & .team > .name {
    overflow: hidden;
    font-size: var(--fs-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .team[data-unknown] > .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--fs-2xs);
    line-height: 1.05;
    white-space: normal;
  }
  & .team[data-standing='leads'] {
    color: var(--win-color);
    font-weight: var(--win-weight);
  }
  & .team[data-standing='trails'] {
    color: var(--loss-color);
    font-weight: var(--loss-weight);
  }
  & .team[data-lit] {
    color: var(--main-color);
  }
  & .team[data-unknown] {
    color: var(--faint-text-color);
  }
  & .score {
    grid-auto-rows: 24px;
    gap: 2px;
    padding: 0 11px 0 8px;
    font-size: var(--fs-sm);
  }
  & .when {
    padding: 0 10px 0 6px;
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    text-align: right;
    display: grid;
    line-height: 1.35;
    white-space: nowrap;
  }
  & .name > .long {
    display: none;
  }
  @container bracket (min-width: 700px) {
    :is([data-columns='1'], [data-columns='2'], [data-columns='3']) & .name > .short {
      display: none;
    }
    :is([data-columns='1'], [data-columns='2'], [data-columns='3']) & .name > .long {
      display: inline;
    }
  }
`;
