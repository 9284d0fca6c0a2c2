import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { Skeleton } from '../ui/Skeleton';
import type { SearchState as Results } from './use-search';

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 6px);
  left: 0;
  width: 100%;
  max-height: min(70vh, 560px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--sp-1);
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-m);
  background: var(--bg-element-color);
  box-shadow: 0 16px 40px var(--shadow-color);

  & > p {
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
    min-height: var(--hit);
    padding: 5px var(--sp-2);
    border-radius: var(--radius-s);
  }
  & [role='option'] > span:nth-child(2) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [role='option'] > small {
    margin-left: auto;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & [role='option'][aria-selected='true'] {
    background: var(--bg-element-hl-color);
    box-shadow: inset 2px 0 0 var(--main-color);
  }
  @media (hover: hover) {
    & [role='option']:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** Where a result leads: league, team, player or champion by id and slug. */
export function entryHref(entry: SearchEntry): string {
  return paths[entry.type](entry);
}

type Props = {
  readonly id: string;
  readonly results: Results;
  /** Key of the item that the arrow keys have reached. */
  readonly activeKey: string | null;
  readonly onPick: () => void;
};

/** The panel under the search input: hint, loading, groups, or "no results". */
export function SearchResults({ id, results, activeKey, onPick }: Props) {
  const t = useTranslate();
  // The input keeps the focus while a result is pressed, or the panel would close under the pointer.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  if (results.kind === 'none') return null;
  if (results.kind === 'found' && results.groups.length > 0) {
    return (
      <Panel id={id} role="listbox" onMouseDown={keepFocus} aria-label={t('search.results')}>
        {results.groups.map((group) => (
          <div key={group.type} role="group" aria-labelledby={`${id}-${group.type}`}>
            <div id={`${id}-${group.type}`} data-part="group" role="presentation">
              {t(`search.groups.${group.type}`)}
            </div>
            {group.items.map((item) => (
              <Link
                key={item.key}
                id={`${id}-${item.key}`}
                href={entryHref(item)}
                role="option"
                aria-selected={item.key === activeKey}
                tabIndex={-1}
                onClick={onPick}
              >
                {item.type === 'champion' ? (
                  <ChampionIcon champion={item} size={22} />
                ) : (
                  <Crest id={item.id} name={item.name} acronym={item.acronym} img={item.img} size={22} />
                )}
                <span>{item.name}</span>
                {item.acronym && item.acronym !== item.name ? <small>{item.acronym}</small> : null}
              </Link>
            ))}
          </div>
        ))}
      </Panel>
    );
  }
  return (
    <Panel id={id} role="status" onMouseDown={keepFocus} aria-busy={results.kind === 'loading'}>
      {results.kind === 'loading' ? (
        <>
          <Skeleton style={{ '--h': '28px' }} />
          <Skeleton style={{ '--h': '28px', '--w': '80%', marginTop: 6 }} />
        </>
      ) : (
        <p>{t(results.kind === 'tooShort' ? 'search.searchEmptyMsg' : 'search.noResults')}</p>
      )}
    </Panel>
  );
}
