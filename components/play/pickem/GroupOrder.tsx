import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TeamStub } from '../../../lib/domain/entities/entities';
import { useTranslate } from '../../../lib/i18n/use-translate';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ruledRows } from '../list-style';
import { PickedTeam } from './PickedTeam';
import { PickMark, type PickMarks } from './PickMark';

const List = styled.ol`
  ${ruledRows}

  & > li {
    min-height: max(44px, var(--hit));
    padding: 2px var(--sp-2) 2px var(--sp-3);
  }
  & > li > b {
    min-width: 2ch;
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & button {
    display: grid;
    place-items: center;
    width: max(40px, var(--hit));
    height: max(36px, var(--hit));
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-color);
  }
  & button[aria-disabled] {
    color: var(--faint-text-color);
    cursor: default;
    opacity: 0.5;
  }
`;

type Move = { readonly id: number; readonly by: 1 | -1 };

type Props = {
  readonly label: string;
  readonly teams: readonly TeamStub[];
  /** Ids, first place first. */
  readonly order: readonly number[];
  /** Null: nothing can be changed any more. */
  readonly onOrder: ((order: readonly number[]) => void) | null;
  readonly marks: PickMarks | null;
};

/** The teams of a group in the predicted final order; two buttons move each up and down. */
export function GroupOrder({ label, teams, order, onOrder, marks }: Props) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  const byId = new Map(teams.map((team) => [team.id, team]));
  // The rows have changed places: the pressed button has the focus again.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${moved.by}"]`)?.focus();
  }, [moved, order]);
  const move = ({ id, by }: Move): void => {
    const from = order.indexOf(id);
    const to = from + by;
    const other = order[to];
    if (other === undefined || onOrder === null) return;
    setMoved({ id, by });
    onOrder(order.map((each, index) => (index === to ? id : index === from ? other : each)));
  };
  const movedTeam = moved && byId.get(moved.id);
  return (
    <>
      <List ref={list} aria-label={label}>
        {order.map((id, index) => {
          const team = byId.get(id);
          if (!team) return null;
          return (
            <li key={id}>
              <b>{index + 1}</b>
              <PickedTeam team={team} />
              <PickMark marks={marks} of={String(id)} />
              {onOrder === null
                ? null
                : ([-1, 1] as const).map((by) => (
                    <button
                      key={by}
                      type="button"
                      data-move={`${id} ${by}`}
                      aria-label={t(by === -1 ? 'pickem.moveUp' : 'pickem.moveDown', { team: team.name })}
                      aria-disabled={order[index + by] === undefined || undefined}
                      onClick={() => move({ id, by })}
                    >
                      {by === -1 ? <ArrowUp size={18} aria-hidden /> : <ArrowDown size={18} aria-hidden />}
                    </button>
                  ))}
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">
        {movedTeam ? t('pickem.movedTo', { team: movedTeam.name, place: order.indexOf(movedTeam.id) + 1 }) : null}
      </VisuallyHidden>
    </>
  );
}
