import styled, { keyframes } from 'styled-components';
import { MEDIA } from '../../styles/media';
import { DataTable } from '../ui/DataTable';

/** A length that no table reaches: the head moves by as much as the page is scrolled. */
const FAR = '40000px';

const along = keyframes`
  to {
    transform: translateY(${FAR});
  }
`;

/**
 * A long and wide table: it is as long as its rows and scrolls sideways in its own box, where the first column and
 * the column that it is sorted by stay in view. Nothing in a box that scrolls can stick to the window: where browsers
 * know how far the page is scrolled, the head moves along.
 */
export const StatsTableFrame = styled(DataTable)`
  --first: 224px;
  --above: 0px;
  overflow-y: hidden;

  @supports (animation-timeline: view()) {
    view-timeline: --table block;
    /* Its border goes beyond the edge. */
    view-timeline-inset: calc(var(--above) - 1px) 0;

    & thead {
      position: relative;
      z-index: 3;
      animation: ${along} linear both;
      animation-timeline: --table;
      animation-range: exit-crossing 0% exit-crossing ${FAR};
    }
    & tbody :is(a, input) {
      scroll-margin-top: calc(var(--above) + 60px);
    }
  }

  & th,
  & td {
    padding: 5px 6px;
    text-align: right;
  }
  & thead th {
    padding: 4px 6px;
    border-bottom: 1px solid var(--border-color);
    background: var(--bg-element-color);
  }
  & thead th:first-child {
    z-index: 3;
  }
  & tbody tr:first-child > * {
    border-top: 0;
  }
  & thead a {
    display: inline-flex;
    align-items: center;
    min-height: max(28px, var(--hit));
    text-decoration: underline transparent;
  }
  & td[data-sorted],
  & thead th[aria-sort] {
    position: sticky;
    right: 0;
    left: var(--first);
    z-index: 1;
    background-color: var(--bg-element-color);
  }
  & thead th[aria-sort] {
    z-index: 2;
  }
  & td[data-sorted] {
    font-weight: 650;
  }
  /* One hue, stronger for the better tenths, so that nobody has to distinguish two colours. */
  & td[data-shade] {
    --tint: color-mix(in srgb, var(--win-text) var(--part, 0%), transparent);
    background-image: linear-gradient(var(--tint), var(--tint));
  }
  & td[data-shade='4'] {
    --part: 3%;
  }
  & td[data-shade='5'] {
    --part: 6%;
  }
  & td[data-shade='6'] {
    --part: 10%;
  }
  & td[data-shade='7'] {
    --part: 15%;
  }
  & td[data-shade='8'] {
    --part: 21%;
  }
  & td[data-shade='9'] {
    --part: 29%;
  }
  & .who {
    display: grid;
    grid-template-columns: 3ch auto minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    min-height: 34px;
    /* With the paddings of its cell as wide as --first, where the column beside it stays. */
    width: calc(var(--first) - 20px);
  }
  & .who > input {
    justify-self: end;
    width: 24px;
    height: 24px;
    margin: 0 -4px 0 0;
  }
  & .rank {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    text-align: right;
  }
  & .who > span:last-child {
    display: grid;
    line-height: 1.3;
  }
  & .who > span:last-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 550;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  ${MEDIA.phone} {
    --first: 180px;
    --above: var(--topbar-height);

    & .who {
      grid-template-columns: 2.4ch auto minmax(0, 1fr);
      gap: 6px;
    }
  }
  @media (hover: hover) {
    & tbody tr:hover > td[data-sorted] {
      background-color: var(--bg-element-hl-color);
    }
    & thead a:hover,
    & .who a:hover {
      text-decoration-color: currentColor;
    }
  }
`;
