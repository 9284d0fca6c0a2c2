import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { shortMatchTitle } from '../../lib/i18n/match-title';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { Skeleton } from '../ui/Skeleton';
import type { BoxRow, BoxSection } from './box-sections';
import { HitParts } from './HitParts';

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 6px);
  left: 0;
  width: 100%;
  padding: var(--sp-1);
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-m);
  background: var(--bg-element-color);
  box-shadow: 0 16px 40px var(--shadow-color);

  /* The list itself scrolls: in a combobox one moves by arrow keys. */
  & [role='listbox'] {
    max-height: min(60vh, 480px);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & p {
    padding: var(--sp-3);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & [data-part='group'] {
    padding: var(--sp-2) var(--sp-2) var(--sp-1);
    color: var(--faint-text-color);
    font-size: var(--fs-2xs);
    font-weight: 600;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: max(40px, var(--hit));
    padding: 5px var(--sp-2);
    border-radius: var(--radius-s);
  }
  & [role='option'] > svg {
    flex: none;
    width: 28px;
    color: var(--faint-text-color);
  }
  & [role='option'] > .words {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  & [role='option'] > .words > * {
    overflow-wrap: anywhere;
  }
  & [role='option'] > .words > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & [role='group'][data-key='all'] {
    margin-top: var(--sp-1);
    border-top: 1px solid var(--border-color);
    padding-top: var(--sp-1);
    font-weight: 550;
  }
  & [role='option'][aria-selected='true'] {
    background: var(--bg-element-hl-color);
    box-shadow: inset 2px 0 0 var(--main-mark);
  }
  @media (hover: hover) {
    & [role='option']:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

const Forget = styled.button`
  display: block;
  width: 100%;
  min-height: max(32px, var(--hit));
  padding: 4px var(--sp-2);
  border-radius: var(--radius-s);
  color: var(--dim-text-color);
  font-size: var(--fs-xs);
  text-align: left;

  @media (hover: hover) {
    &:hover {
      color: var(--text-color);
    }
  }
`;

// The input keeps the focus while a result is pressed, or the panel would close under the pointer.
const keepFocus = (event: MouseEvent): void => event.preventDefault();

type ListProps = {
  readonly id: string;
  readonly sections: readonly BoxSection[];
  /** The text that is marked in the hits. */
  readonly text: string;
  /** The key of the row that the arrow keys have reached. */
  readonly activeKey: string | null;
  readonly onPick: (row: BoxRow) => void;
  /** A sentence above the list. */
  readonly note: string | null;
  /** Forgets what was opened lately; null where nothing was. */
  readonly onForget: (() => void) | null;
};

/** The panel under the search input, with something to choose from. */
export function SearchResults({ id, sections, text, activeKey, onPick, note, onForget }: ListProps) {
  const t = useTranslate();
  return (
    <Panel onMouseDown={keepFocus}>
      {note === null ? null : <p role="status">{note}</p>}
      <div id={id} role="listbox" aria-label={t('search.results')}>
        {sections.map(({ key, label, rows }) => (
          <div key={key} role="group" data-key={key} aria-labelledby={`${id}-${key}`}>
            <div id={`${id}-${key}`} data-part="group" role="presentation" hidden={key === 'all'}>
              {label}
            </div>
            {rows.map((row) => (
              <Link
                key={row.key}
                id={`${id}-${row.key}`}
                href={row.href}
                role="option"
                aria-selected={row.key === activeKey}
                tabIndex={-1}
                onClick={() => onPick(row)}
              >
                <RowParts row={row} text={text} />
              </Link>
            ))}
          </div>
        ))}
      </div>
      {onForget === null ? null : (
        <Forget type="button" onClick={onForget}>
          {t('find.forget')}
        </Forget>
      )}
    </Panel>
  );
}

/** The parts of a row, chosen for the narrow box. */
function RowParts({ row: { shows }, text }: { readonly row: BoxRow; readonly text: string }) {
  const t = useTranslate();
  switch (shows.kind) {
    case 'entry':
      return <HitParts entry={shows.entry} text={text} />;
    case 'match':
      return (
        <>
          <Icon name="calendar-days" size={18} />
          <span className="words">
            <span>{shortMatchTitle(shows.match, t)}</span>
            <small>
              {shows.label} · <LocalTime at={shows.match.beginAt} show={shows.isOver ? 'day' : 'dayTime'} />
            </small>
          </span>
        </>
      );
    case 'link':
      return (
        <>
          <Icon name={shows.icon} size={18} />
          <span className="words">
            <span>{shows.name}</span>
          </span>
        </>
      );
  }
}

/** The panel while there is nothing to choose from: a hint, or that it loads. */
export function SearchNote({ children }: { readonly children: ReactNode }) {
  return (
    <Panel role="status" onMouseDown={keepFocus} aria-busy={children === null}>
      {children === null ? (
        <>
          <Skeleton style={{ '--h': '28px' }} />
          <Skeleton style={{ '--h': '28px', '--w': '80%', marginTop: 6 }} />
        </>
      ) : (
        <p>{children}</p>
      )}
    </Panel>
  );
}
