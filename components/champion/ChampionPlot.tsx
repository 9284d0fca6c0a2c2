import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { sentencesText } from '../../lib/domain/text/list-text';
import { percentText } from '../../lib/domain/text/format';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import type { PresencePlot, PlotPoint } from '../../lib/domain/statistics/champion-plot';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { ChampionIcon } from '../figures/ChampionIcon';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { plotLayout } from './plot-layout';

/** Stands for an icon that would overlap another. Dots are below icons, so that their letters can be read. */
const dot = css`
  z-index: 0;
  transform: translate(-50%, 50%);

  & > * {
    display: none;
  }
  &::before {
    content: '';
    width: 12px;
    height: 12px;
    border: 2px solid var(--bg-element-color);
    border-radius: 50%;
    background: var(--hl-color1);
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  padding: var(--sp-4);

  & > figcaption > p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .plot {
    position: relative;
    height: 320px;
    margin: 18px 26px 46px 46px;
  }
  & svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & svg * {
    vector-effect: non-scaling-stroke;
  }
  & .grid {
    stroke: var(--border-color);
  }
  & .even {
    stroke: var(--control-border-color);
  }
  & .way {
    stroke: var(--faint-text-color);
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
  }
  & .plot > span,
  & .plot > a {
    position: absolute;
    left: var(--x);
    bottom: var(--y);
  }
  & .tick,
  & .axis {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    line-height: 1;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* Clear of an icon at 0%. */
  & .tick[data-axis='x'] {
    transform: translate(-50%, 27px);
  }
  & .tick[data-axis='y'] {
    transform: translate(calc(-100% - 15px), 50%);
  }
  & .axis[data-axis='x'] {
    transform: translate(-100%, 43px);
  }
  & .axis[data-axis='y'] {
    transform: translate(-40px, -8px);
  }
  & .was {
    width: 7px;
    height: 7px;
    border: 1.5px solid var(--faint-text-color);
    border-radius: 50%;
    background: var(--bg-element-color);
    transform: translate(-50%, 50%);
  }
  & .plot > a {
    z-index: 1;
    display: grid;
    justify-items: center;
    transform: translate(-50%, 13px);
  }
  /* Out of the flow, so that the icon stays where it is. */
  & .plot > a > small {
    position: absolute;
    top: 100%;
    color: var(--dim-text-color);
    font-size: var(--fs-2xs);
    line-height: 13px;
    white-space: nowrap;
  }
  ${MEDIA.phone} {
    & .plot {
      height: 300px;
      margin-right: 12px;
    }
    & .plot > a > small {
      display: none;
    }
    & .plot > a[data-dot~='phone'] {
      ${dot}
    }
  }
  ${MEDIA.tablet} {
    & .plot > a[data-dot~='tablet'] {
      ${dot}
    }
    & .plot > a > small:not([data-on~='tablet']) {
      display: none;
    }
  }
  ${MEDIA.desktop} {
    & .plot > a[data-dot~='desktop'] {
      ${dot}
    }
    & .plot > a > small:not([data-on~='desktop']) {
      display: none;
    }
  }
  @media (hover: hover) {
    & .plot > a:hover {
      z-index: 2;
    }
    & .plot > a:hover > small {
      color: var(--text-color);
      text-decoration: underline;
    }
  }
`;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

type MarkProps = ComponentProps<'a'> & { readonly champion: PlotPoint['champion'] };

/** Leads to the champion's page; without statistics on this site there is none. */
function Mark({ champion, ...rest }: MarkProps) {
  return useSite().hasStats ? <Link {...rest} href={paths.champion(champion)} tabIndex={-1} /> : <a {...rest} />;
}

type Props = { readonly plot: PresencePlot; readonly caption: string };

/**
 * Champions by how often they are drafted and how often they win, with the way
 * since the patch or season before. Its links are for a pointer: a table beside
 * it has the same figures and links for everyone. Reveals results: show it in a
 * SpoilerArea.
 */
export function ChampionPlot({ plot, caption }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { xTicks, yTicks, x, y, placed } = plotLayout(plot);
  const share = t(`stats.columns.${plot.share}`);
  const words = ({ champion, before, ...now }: PlotPoint): string =>
    [
      t('stats.plot.point', {
        champion: championName(champion.name, t),
        label: share,
        share: percentText(now.share, locale),
        winRate: percentText(now.winRate, locale),
      }),
      before === null || before.winRate === null || plot.before === null
        ? ''
        : t('stats.plot.pointBefore', {
            before: plot.before,
            share: percentText(before.share, locale),
            winRate: percentText(before.winRate, locale),
          }),
    ]
      .filter((part) => part !== '')
      .join('\n');
  const legend = [
    t(plot.before === null ? 'stats.plot.legend' : 'stats.plot.legendMoved', { before: plot.before ?? '' }),
    placed.some(({ dotOn }) => dotOn.length > 0) ? t('stats.plot.dots') : '',
  ];
  return (
    <Card>
      <Figure aria-label={caption}>
        <figcaption>
          <p>{sentencesText(legend, locale)}</p>
        </figcaption>
        <div className="plot" aria-hidden>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none">
            {xTicks.map((tick) => (
              <line key={tick} className="grid" x1={x(tick)} x2={x(tick)} y1={0} y2={1} />
            ))}
            {yTicks.map((tick) => (
              <line key={tick} className={tick === 0.5 ? 'even' : 'grid'} x1={0} x2={1} y1={1 - y(tick)} y2={1 - y(tick)} />
            ))}
            {placed.map(({ point, at, from }) =>
              from === null ? null : (
                <line
                  key={point.champion.id}
                  className="way"
                  x1={from.x.toFixed(4)}
                  y1={(1 - from.y).toFixed(4)}
                  x2={at.x.toFixed(4)}
                  y2={(1 - at.y).toFixed(4)}
                />
              ),
            )}
          </svg>
          {xTicks.map((tick) => (
            <span key={tick} className="tick" data-axis="x" style={{ '--x': percent(x(tick)), '--y': '0' }}>
              {percentText(tick, locale)}
            </span>
          ))}
          {yTicks.map((tick) => (
            <span key={tick} className="tick" data-axis="y" style={{ '--x': '0', '--y': percent(y(tick)) }}>
              {percentText(tick, locale)}
            </span>
          ))}
          <span className="axis" data-axis="x" style={{ '--x': '100%', '--y': '0' }}>
            {share} →
          </span>
          <span className="axis" data-axis="y" style={{ '--x': '0', '--y': '100%' }}>
            ↑ {t('stats.columns.winRate')}
          </span>
          {placed.map(({ point, from }) =>
            from === null ? null : (
              <span key={point.champion.id} className="was" style={{ '--x': percent(from.x), '--y': percent(from.y) }} />
            ),
          )}
          {placed.map(({ point, at, dotOn, namedOn }) => (
            <Mark
              key={point.champion.id}
              champion={point.champion}
              title={words(point)}
              data-dot={dotOn.join(' ') || undefined}
              style={{ '--x': percent(at.x), '--y': percent(at.y) }}
            >
              <ChampionIcon champion={point.champion} size={26} />
              {namedOn.length > 0 ? <small data-on={namedOn.join(' ')}>{championName(point.champion.name, t)}</small> : null}
            </Mark>
          ))}
        </div>
      </Figure>
    </Card>
  );
}
