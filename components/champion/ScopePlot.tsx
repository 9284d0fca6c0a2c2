import { Fragment } from 'react';
import styled from 'styled-components';
import { HIGHEST_WIN_RATE_MIN_GAMES } from '../../lib/domain/values/constants';
import { percentText } from '../../lib/domain/text/format';
import type { ChampionLine } from '../../lib/domain/statistics/champion-summary';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';

const Figure = styled.figure`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-4);
  border: 1px solid var(--border-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--sp-4);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & > figcaption > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  & .plot {
    display: grid;
    grid-template-columns: minmax(48px, max-content) minmax(0, 1fr);
    gap: 6px var(--sp-3);
    align-items: center;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & .name {
    max-width: 112px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A line at every quarter; the middle one, where as many games are won as lost, stands out. */
  & .track {
    position: relative;
    height: 20px;
    border-inline: 1px solid var(--border-color);
    background:
      linear-gradient(var(--control-border-color), var(--control-border-color)) center / 1px 100% no-repeat,
      linear-gradient(var(--border-color), var(--border-color)) 25% / 1px 100% no-repeat,
      linear-gradient(var(--border-color), var(--border-color)) 75% / 1px 100% no-repeat;
  }
  & .share {
    display: block;
    height: 10px;
    border-radius: 0 3px 3px 0;
    background: var(--blue-side);
  }
  & .track > .share {
    position: absolute;
    top: 5px;
    left: 0;
    width: calc(var(--share) * 1%);
  }
  & .won {
    display: block;
    width: 12px;
    height: 12px;
    border: 2px solid var(--bg-element-color);
    border-radius: 50%;
    background: var(--main-mark);
  }
  & .track > .won {
    position: absolute;
    top: 4px;
    left: calc(var(--won) * 1%);
    transform: translateX(-50%);
  }
  & .axis {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    grid-column: 2;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    text-align: center;
  }
  & .axis > :first-child {
    text-align: start;
  }
  & .axis > :last-child {
    text-align: end;
  }
`;

type PlottedLine = Pick<ChampionLine, 'picks' | 'presence' | 'winRate'> & { readonly name: string };

type Props = {
  /** The lines of the table below, which is the plot's twin. */
  readonly lines: readonly PlottedLine[];
  readonly label: string;
};

const MOST_LINES = 12;
/** With fewer lines there is nothing to compare. */
const LEAST_LINES = 2;

function plotted(lines: readonly PlottedLine[]): readonly PlottedLine[] {
  return lines.filter(({ presence }) => presence !== null).slice(0, MOST_LINES);
}

/** Whether there is enough for a plot; else only the table shows. */
export function isScopePlotted(lines: readonly PlottedLine[]): boolean {
  return plotted(lines).length >= LEAST_LINES;
}

/** How often a champion is drafted, as bars, and how often it wins, as dots: by patch or by league. A dot stands for five games or more. */
export function ScopePlot({ lines, label }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const shown = plotted(lines);
  return (
    <Figure>
      <figcaption>
        <span>
          <i className="share" style={{ width: 16 }} aria-hidden />
          {t('stats.columns.presence')}
        </span>
        <span>
          <i className="won" aria-hidden />
          {t('champion.winRateFrom', { count: HIGHEST_WIN_RATE_MIN_GAMES })}
        </span>
      </figcaption>
      <div className="plot" role="img" aria-label={t('champion.plotLabel', { table: label })}>
        {shown.map(({ name, picks, presence, winRate }) => (
          <Fragment key={name}>
            <span className="name">{name}</span>
            <span className="track">
              <i className="share" style={{ '--share': (presence ?? 0) * 100 }} />
              {winRate === null || picks < HIGHEST_WIN_RATE_MIN_GAMES ? null : <i className="won" style={{ '--won': winRate * 100 }} />}
            </span>
          </Fragment>
        ))}
        <span className="axis">
          {[0, 0.5, 1].map((part) => (
            <span key={part}>{percentText(part, locale)}</span>
          ))}
        </span>
      </div>
    </Figure>
  );
}
