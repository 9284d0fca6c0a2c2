import styled from 'styled-components';
import { percentText } from '../../lib/domain/text/format';
import type { CalibrationBin } from '../../lib/domain/play/profile';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChartTable } from '../charts/ChartTable';

const Figure = styled.figure`
  display: grid;
  gap: var(--sp-3);

  & > .plot {
    position: relative;
    width: min(100% - 64px, 320px);
    aspect-ratio: 1;
    margin: var(--sp-2) 0 44px 48px;
    border: 1px solid var(--control-border-color);
    border-width: 0 0 1px 1px;
  }
  & svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & line {
    stroke: var(--border-color);
    vector-effect: non-scaling-stroke;
  }
  & .even {
    stroke: var(--dim-text-color);
    stroke-dasharray: 5 4;
  }
  & polyline {
    fill: none;
    stroke: var(--main-mark);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & .plot > span {
    position: absolute;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    line-height: 1;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .plot > [data-axis='x'] {
    top: calc(100% + 8px);
    left: var(--at);
    transform: translateX(-50%);
  }
  & .plot > [data-axis='y'] {
    right: calc(100% + 8px);
    bottom: var(--at);
    transform: translateY(50%);
  }
  & .plot > [data-axis='name'] {
    top: calc(100% + 28px);
    left: 0;
  }
  & .plot > i {
    position: absolute;
    bottom: var(--y);
    left: var(--x);
    width: var(--wide);
    height: var(--wide);
    border: 2px solid var(--bg-element-color);
    border-radius: 50%;
    background: var(--main-mark);
    transform: translate(-50%, 50%);
  }
  & .plot > .count {
    bottom: calc(var(--y) + 12px);
    left: var(--x);
    color: var(--text-color);
    transform: translateX(-50%);
  }
`;

const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
const SIDE = 100;
/** The size of a dot in pixels, by the number of predictions. */
const LEAST_DOT = 10;
const MOST_DOT = 22;

const dotSize = (count: number, most: number): number => LEAST_DOT + (MOST_DOT - LEAST_DOT) * Math.sqrt(count / most);

/** How often predictions came true, by the chance that their odds gave; beside it the same as a table. */
export function CalibrationChart({ bins }: { readonly bins: readonly CalibrationBin[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const known = bins.flatMap(({ count, expected, right }) => (expected === null || right === null ? [] : [{ count, expected, right }]));
  const most = Math.max(1, ...known.map(({ count }) => count));
  const share = (value: number | null) => (value === null ? t('playProfile.noData') : percentText(value, locale));
  return (
    <Figure>
      <div className="plot" aria-hidden>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
          {TICKS.slice(1).map((tick) => (
            <line key={tick} x1={0} x2={SIDE} y1={SIDE - tick * SIDE} y2={SIDE - tick * SIDE} />
          ))}
          <line className="even" x1={0} y1={SIDE} x2={SIDE} y2={0} />
          <polyline points={known.map(({ expected, right }) => `${expected * SIDE},${SIDE - right * SIDE}`).join(' ')} />
        </svg>
        {TICKS.map((tick) => (
          <span key={`x${tick}`} data-axis="x" style={{ '--at': `${tick * SIDE}%` }}>
            {percentText(tick, locale)}
          </span>
        ))}
        {TICKS.map((tick) => (
          <span key={`y${tick}`} data-axis="y" style={{ '--at': `${tick * SIDE}%` }}>
            {percentText(tick, locale)}
          </span>
        ))}
        <span data-axis="name">{t('playProfile.chance')}</span>
        {known.map(({ count, expected, right }) => {
          const at = { '--x': `${expected * SIDE}%`, '--y': `${right * SIDE}%` };
          return <i key={expected} style={{ ...at, '--wide': `${dotSize(count, most)}px` }} />;
        })}
      </div>
      <ChartTable
        caption={t('playProfile.calibration')}
        head={[t('playProfile.chance'), t('play.count'), t('playProfile.expected'), t('playProfile.right')]}
        rows={bins.map(({ from, to, count, expected, right }) => [
          t('playProfile.range', { from: percentText(from, locale), to: percentText(to, locale) }),
          String(count),
          share(expected),
          share(right),
        ])}
      />
    </Figure>
  );
}
