import styled from 'styled-components';
import type { TableNote } from '../../lib/domain/competition/standings';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';

const List = styled.ul`
  display: grid;
  gap: 2px;
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
`;

function noteText(note: TableNote, t: Translate): string {
  if (note.kind === 'countsMore') return t('standings.notes.countsMore', { count: note.matches });
  if (note.kind === 'countsOtherwise') return t('standings.notes.countsOtherwise', { count: note.teams });
  return t(`standings.notes.${note.kind}`, { count: note.matchIds.length });
}

/** Where a table and its matches contradict each other; the rows that do are marked with the same asterisk. */
export function TableNotes({ notes }: { readonly notes: readonly TableNote[] }) {
  const t = useTranslate();
  if (notes.length === 0) return null;
  return (
    <List>
      {notes.map((note) => (
        <li key={note.kind}>
          <span aria-hidden>* </span>
          {noteText(note, t)}
        </li>
      ))}
    </List>
  );
}
