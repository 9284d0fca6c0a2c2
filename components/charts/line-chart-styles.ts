import styled from 'styled-components';
import { MEDIA } from '../../styles/media';

/** A line chart: a sentence, the plot with the labels of its axes, and what stands under it. */
export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  /* The gutters of the axes; rows under the plot have them too. */
  --plot-left: 46px;
  --plot-right: 8px;

  &[data-second] {
    --plot-right: 46px;
  }
  & > .readout {
    /* Room for the longest of its sentences, so that the plot stays where it is. */
    min-height: 3em;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  ${MEDIA.phone} {
    & > .readout {
      min-height: 4.5em;
    }
    &[data-second] > .readout {
      min-height: 6em;
    }
  }
  & > .second-label {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 6px;
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & > .second-label::before {
    content: '';
    width: 18px;
    border-top: 2px dotted var(--line-color, var(--text-color));
  }
  & .plot {
    position: relative;
    height: var(--chart-height, 230px);
    margin: 6px var(--plot-right) 22px var(--plot-left);
    outline-offset: 6px;
    cursor: crosshair;
    touch-action: pan-y;
  }
  & .plot > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & .grid {
    stroke: var(--border-color);
    stroke-width: 1;
  }
  & .zero {
    stroke: var(--control-border-color);
    stroke-width: 1;
  }
  & .line {
    fill: none;
    stroke: var(--side-color, var(--line-color, var(--text-color)));
    stroke-width: 2;
    stroke-linejoin: round;
  }
  /* Dotted: a club's colour may be the same. */
  & .line[data-second] {
    stroke-dasharray: 2 3;
  }
  & .line[data-gap] {
    stroke-dasharray: 7 6;
  }
  & .area {
    opacity: 0.42;
  }
  & .area[data-hatched] {
    opacity: 0.75;
  }
  & > .note {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .cursor {
    stroke: var(--dim-text-color);
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }
  & svg * {
    vector-effect: non-scaling-stroke;
  }
  /* Elements above the drawing, placed in percent: they must not be stretched with it. */
  & .plot > span {
    position: absolute;
    left: var(--x);
    top: var(--y);
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    line-height: 1;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  & .plot > .y-tick {
    left: -8px;
    transform: translate(-100%, -50%);
  }
  & .plot > .y-tick[data-second] {
    left: calc(100% + 8px);
    transform: translateY(-50%);
  }
  & .plot > .x-tick {
    top: calc(100% + 8px);
    transform: translateX(-50%);
  }
  & .plot > .highlight {
    top: 0;
    bottom: 0;
    width: var(--wide);
    min-width: 2px;
    border-inline: 1px dashed var(--dim-text-color);
    background: color-mix(in srgb, var(--text-color) 8%, transparent);
  }
  & .plot > .highlight > b {
    position: absolute;
    bottom: 100%;
    left: 0;
    padding-bottom: 3px;
    color: var(--dim-text-color);
    font-weight: 600;
  }
  & .plot > .highlight[data-end] > b {
    left: auto;
    right: 0;
  }
  & .plot > .dot {
    width: 9px;
    height: 9px;
    border: 2px solid var(--bg-element-color);
    border-radius: 50%;
    background: var(--side-color, var(--line-color, var(--text-color)));
    transform: translate(-50%, -50%);
  }
  & .plot > .dot[data-active] {
    width: 13px;
    height: 13px;
  }
  & .plot > .area-label {
    left: 8px;
    padding: 3px 6px;
    border-radius: var(--radius-s);
    background: color-mix(in srgb, var(--bg-element-color) 82%, transparent);
    color: var(--area-color);
    font-weight: 600;
  }
  & .plot > .area-label[data-area='above'] {
    top: 2px;
  }
  & .plot > .area-label[data-area='below'] {
    top: auto;
    bottom: 2px;
  }
`;
