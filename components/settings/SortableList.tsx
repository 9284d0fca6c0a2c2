import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';

const List = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--sp-2);
    align-items: center;
    min-height: 52px;
    padding: 4px var(--sp-3) 4px var(--sp-1);
    border-top: 1px solid var(--border-color);
    background: var(--bg-element-color);
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li[data-lifted] {
    z-index: 1;
    box-shadow: 0 8px 24px var(--shadow-color);
  }
  & .handle {
    display: grid;
    place-items: center;
    width: max(32px, var(--hit));
    height: max(32px, var(--hit));
    border-radius: var(--radius-s);
    color: var(--dim-text-color);
    cursor: grab;
    touch-action: none;
  }
  & > li[data-lifted] .handle {
    cursor: grabbing;
  }
  @media (hover: hover) {
    & .handle:hover {
      background: var(--bg-element-hl-color);
      color: var(--text-color);
    }
  }
`;

/** How far a pointer moves before it drags: a tap stays a tap. */
const DRAG_DISTANCE_PX = 4;

type SortableEntry = {
  readonly id: number;
  readonly name: string;
  readonly content: ReactNode;
  readonly action?: ReactNode;
};

type Props = {
  readonly label: string;
  readonly entries: readonly SortableEntry[];
  readonly onOrder: (ids: readonly number[]) => void;
};

/**
 * A list that people put in order: by dragging the handle, or with the keyboard
 * (Space lifts, arrows move, Space drops, Escape takes back), announced to screen
 * readers as it happens.
 */
export function SortableList({ label, entries, onOrder }: Props) {
  const t = useTranslate();
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = entries.map((entry) => entry.id);
  const placeOf = (item: UniqueIdentifier) => ids.indexOf(Number(item));
  const nameAndPlace = (item: UniqueIdentifier, place: UniqueIdentifier = item) => ({
    name: entries[placeOf(item)]?.name ?? '',
    place: placeOf(place) + 1,
    count: ids.length,
  });
  // dnd-kit reports the place an item was lifted from as a move; announcing it would talk over "lifted".
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return t('preferences.lifted', nameAndPlace(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return t('preferences.moved', nameAndPlace(active.id, over.id));
    },
    onDragEnd: ({ active, over }) =>
      over ? t('preferences.dropped', nameAndPlace(active.id, over.id)) : t('preferences.takenBack', nameAndPlace(active.id)),
    onDragCancel: ({ active }) => t('preferences.takenBack', nameAndPlace(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onOrder(arrayMove(ids, placeOf(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('preferences.howToOrder') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

function Row({ entry }: { readonly entry: SortableEntry }) {
  const t = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.id,
    attributes: { roleDescription: t('preferences.sortable') },
  });
  return (
    <li
      ref={setNodeRef}
      data-lifted={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="handle"
        {...attributes}
        {...listeners}
        aria-label={t('preferences.order', { name: entry.name })}
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <div>{entry.content}</div>
      {entry.action}
    </li>
  );
}
