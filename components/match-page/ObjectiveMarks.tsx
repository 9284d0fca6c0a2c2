import styled from 'styled-components';
import type { CurveObjective } from '../../lib/domain/match/gold-curve';
import type { ObjectiveMark } from '../../lib/domain/match/objective-marks';
import { useTranslate } from '../../lib/i18n/use-translate';
import { sideName } from '../../lib/domain/match/match-names';
import type { GameSide } from './game-sides';

const SHAPES: Readonly<Record<CurveObjective, string>> = {
  towers: 'M2 2h6v6H2z',
  dragons: 'M5 0l5 5-5 5-5-5z',
  barons: 'M5 0.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
  inhibitors: 'M5 0.5l5 9H0z',
};

const Rows = styled.div`
  display: grid;
  gap: 4px;

  & > div {
    position: relative;
    height: 14px;
    margin: 0 var(--plot-right) 0 var(--plot-left);
    border-bottom: 1px solid var(--border-color);
    color: var(--side-color);
  }
  & b {
    position: absolute;
    right: calc(100% + 8px);
    max-width: calc(var(--plot-left) - 8px);
    overflow: hidden;
    font-size: var(--fs-xs);
    font-weight: 600;
    line-height: 14px;
    text-overflow: clip;
    white-space: nowrap;
  }
  & svg {
    position: absolute;
    left: var(--x);
    top: 1px;
    width: 10px;
    height: 10px;
    /* Several at one moment stand side by side, the first at its place. */
    transform: translateX(calc(-50% - var(--lane) * 11px));
    overflow: visible;
    fill: currentColor;
    /* An edge between marks that overlap. */
    stroke: var(--bg-element-color);
    paint-order: stroke;
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  color: var(--dim-text-color);
  font-size: var(--fs-xs);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  & svg {
    width: 10px;
    height: 10px;
    fill: currentColor;
  }
`;

function Shape({ kind, x, lane }: { readonly kind: CurveObjective; readonly x?: string; readonly lane?: number }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden focusable="false" style={x === undefined ? undefined : { '--x': x, '--lane': lane }}>
      <path d={SHAPES[kind]} />
    </svg>
  );
}

type Props = { readonly marks: readonly ObjectiveMark[]; readonly sides: readonly GameSide[]; readonly xPart: (seconds: number) => string };

/** A mark for everything that a team took. Hidden from assistive technology: the chart's sentences and table say the same. */
export function ObjectiveMarks({ marks, sides, xPart }: Props) {
  return (
    <Rows aria-hidden>
      {sides.map(({ team, color }) => {
        const own = marks.filter(({ teamId }) => teamId === team.id);
        return (
          <div key={team.id} style={{ '--side-color': color }}>
            <b>{sideName(team, 'short')}</b>
            {own.map(({ seconds, objective }, index) => {
              const lane = own.slice(0, index).filter((mark) => mark.seconds === seconds).length;
              return <Shape key={`${seconds} ${index}`} kind={objective} x={xPart(seconds)} lane={lane} />;
            })}
          </div>
        );
      })}
    </Rows>
  );
}

/** The legend of the shapes. */
export function ObjectiveLegend({ kinds }: { readonly kinds: readonly CurveObjective[] }) {
  const t = useTranslate();
  if (kinds.length === 0) return null;
  return (
    <Legend aria-hidden>
      {kinds.map((kind) => (
        <span key={kind}>
          <Shape kind={kind} />
          {t(`gameDetail.objectiveKind.${kind}`)}
        </span>
      ))}
    </Legend>
  );
}
