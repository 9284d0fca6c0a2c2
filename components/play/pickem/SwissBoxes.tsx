import styled from 'styled-components';
import type { TeamStub } from '../../../lib/domain/entities/entities';
import { SWISS_POINTS } from '../../../lib/domain/play/pickem/pickem-score';
import { SWISS_BOXES, type SwissBox } from '../../../lib/domain/play/pickem/pickem-stage';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { PickedTeam } from './PickedTeam';
import { PickMark, type PickMarks } from './PickMark';

const BOXES = ['perfect', 'advance', 'winless'] as const satisfies readonly SwissBox[];

const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--sp-4);
    font-size: var(--fs-sm);
  }
  & dl > div {
    display: flex;
    gap: 6px;
  }
  & dt {
    color: var(--dim-text-color);
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
    gap: var(--sp-2);
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: var(--sp-2);
    align-items: center;
    padding: var(--sp-2) var(--sp-3);
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
  }
  & .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & li > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--sp-2);
  }
  & button,
  & .box {
    min-height: max(36px, var(--hit));
    padding: 4px 6px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-color);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  & .box {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-3);
    align-items: baseline;
    min-height: 0;
    border-color: transparent;
    background: none;
    color: var(--dim-text-color);
  }
  & button[aria-pressed='true'] {
    border-color: var(--main-mark);
    background: var(--main-tint);
    font-weight: 650;
  }
  & button[aria-disabled] {
    color: var(--faint-text-color);
    cursor: default;
  }
`;

export type Boxed = Readonly<Record<SwissBox, readonly number[]>>;

type Props = {
  readonly teams: readonly TeamStub[];
  readonly boxed: Boxed;
  /** Null: nothing can be changed any more, and only what was picked is shown. */
  readonly onBoxed: ((boxed: Boxed) => void) | null;
  readonly marks: PickMarks | null;
};

/** The teams of a Swiss stage, each with a button for each box; a press puts it there, another takes it out. */
export function SwissBoxes({ teams, boxed, onBoxed, marks }: Props) {
  const t = useTranslate();
  const boxOf = (id: number): SwissBox | null => BOXES.find((box) => boxed[box].includes(id)) ?? null;
  const isFull = (box: SwissBox): boolean => boxed[box].length >= SWISS_BOXES[box];
  const put = (id: number, box: SwissBox): void => {
    const held = boxOf(id);
    if (held !== box && isFull(box)) return;
    const without = (each: SwissBox) => boxed[each].filter((other) => other !== id);
    const next = { perfect: without('perfect'), advance: without('advance'), winless: without('winless') };
    onBoxed?.(held === box ? next : { ...next, [box]: [...next[box], id] });
  };
  const shown = onBoxed === null ? BOXES.flatMap((box) => teams.filter(({ id }) => boxOf(id) === box)) : teams;
  return (
    <Boxes>
      <dl>
        {BOXES.map((box) => (
          <div key={box}>
            <dt>
              {t(`pickem.boxes.${box}`)} ({t('pickem.pointsEach', { count: SWISS_POINTS[box] })})
            </dt>
            <dd>{t('pickem.pickedOf', { picked: boxed[box].length, all: SWISS_BOXES[box] })}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {shown.map((team) => {
          const held = boxOf(team.id);
          return (
            <li key={team.id}>
              <PickedTeam team={team} />
              {onBoxed === null && held !== null ? (
                <span className="box">
                  <b>{t(`pickem.boxes.${held}`)}</b> <PickMark marks={marks} of={`${held}-${team.id}`} />
                </span>
              ) : null}
              {onBoxed === null ? null : (
                <div role="group" aria-label={team.name}>
                  {BOXES.map((box) => (
                    <button
                      key={box}
                      type="button"
                      aria-pressed={held === box}
                      aria-disabled={(held !== box && isFull(box)) || undefined}
                      onClick={() => put(team.id, box)}
                    >
                      {t(`pickem.boxes.${box}`)}
                    </button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Boxes>
  );
}
