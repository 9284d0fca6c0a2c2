import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { SEARCH_MAX_LENGTH } from '../../lib/domain/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SearchResults, entryHref } from './SearchResults';
import { useSearch } from './use-search';
import { Icon } from '../ui/Icon';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** What was typed before this box had loaded; it takes the focus then. */
export type SearchBegin = { readonly text: string };

/**
 * The search of the side navigation: a combobox whose list
 * appears under it. Up and Down walk, Enter opens, Escape closes and then
 * clears; "/" anywhere on the page comes here.
 */
export function SearchBox({ begin }: { readonly begin?: SearchBegin }) {
  const t = useTranslate();
  const router = useRouter();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const items = search.results.kind === 'found' ? search.results.groups.flatMap((group) => group.items) : [];
  const activeItem = open ? (items[active] ?? null) : null;
  const shown = open && search.results.kind !== 'none';
  const listed = shown && items.length > 0;

  const onArrival = useEffectEvent(() => {
    if (!begin) return;
    input.current?.focus();
    search.change(begin.text);
  });
  useLayoutEffect(() => onArrival(), []);

  useEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!input.current || input.current.getClientRects().length === 0) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);

  useEffect(() => {
    if (activeItem) document.getElementById(`${id}-list-${activeItem.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeItem, id]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const change = (text: string): void => {
    setOpen(true);
    setActive(-1);
    search.change(text);
  };
  const leave = (): void => {
    search.clear();
    close();
    input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends composing a Korean syllable is not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && (shown || search.text !== '')) {
      // A drawer around the box must not close by the same key.
      event.preventDefault();
      event.stopPropagation();
      if (shown && search.text !== '' && listed) close();
      else {
        search.clear();
        close();
      }
      return;
    }
    if (event.key === 'Enter') {
      const target = activeItem ?? (listed ? items[0] : null);
      if (!target) return;
      event.preventDefault();
      void router.push(entryHref(target));
      leave();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (items.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // From "none" down to the first, up to the last; past either end back to "none".
    setActive((index) => ((index + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };

  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <div className="search-box" role="search" aria-label={begin ? t('shell.search') : undefined} onBlur={onBlur}>
      <div>
        <Icon name="search" size={16} data-part="icon" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeItem ? `${id}-list-${activeItem.key}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          maxLength={SEARCH_MAX_LENGTH}
          value={search.text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {search.text === '' ? (
          <kbd aria-hidden>/</kbd>
        ) : (
          <button
            type="button"
            data-part="clear"
            aria-label={t('search.clear')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {shown ? <SearchResults id={`${id}-list`} results={search.results} activeKey={activeItem?.key ?? null} onPick={leave} /> : null}
    </div>
  );
}
