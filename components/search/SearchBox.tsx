import { useRouter } from 'next/router';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { forgetSearches, rememberSearch, useRecentSearches } from '../../lib/client/search/recent-searches';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useSite } from '../../lib/client/page/site-context';
import { SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import type { League } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { searchedText } from '../../lib/domain/search/search-query';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { emptySections, foundSections, type BoxRow } from './box-sections';
import { pageHits, pagesOfEntry } from './page-hits';
import { SearchNote, SearchResults } from './SearchResults';
import { useSearch, withoutParts } from './use-search';

type Props = {
  /** The text that was typed before the box had loaded, which then takes over the focus. */
  readonly typed?: string;
  /** Suggestions where nothing is typed, or found. */
  readonly topLeagues?: readonly League[];
};

const NO_LEAGUES: readonly League[] = [];

/**
 * The search of the side navigation: a combobox whose list
 * appears under it. Up and Down walk, Enter opens, Escape closes and then
 * clears; "/" anywhere on the page comes here.
 */
export function SearchBox({ typed, topLeagues = NO_LEAGUES }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const site = useSite();
  const { spoilerFree } = useSettings();
  const recent = useRecentSearches();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const { results, text } = search;
  const isEmpty = text.trim() === '';
  const pages = results.kind === 'found' ? pageHits(results.text, t, site) : [];
  const named = results.kind === 'found' ? (pages.length > 0 ? withoutParts(results) : results) : null;
  const own = named === null ? [] : pagesOfEntry(named.text, named.best, t, site);
  const found = named === null ? [] : foundSections(named, own, pages, { t, hidesResults: spoilerFree, hasStats: site.hasStats });
  const isNothing = results.kind === 'found' && found.length === 0;
  const sections = isEmpty ? emptySections(recent, topLeagues, t) : isNothing ? emptySections([], topLeagues, t) : found;
  const rows = sections.flatMap((section) => section.rows);
  const activeRow = open ? (rows[active] ?? null) : null;
  const shown = open && results.kind !== 'none';
  const listed = shown && rows.length > 0;
  const noResults = isNothing ? `${t('search.noResults')} · ${t('find.noResultsHint')}` : null;

  const onArrival = useEffectEvent(() => {
    if (typed === undefined) return;
    input.current?.focus();
    search.change(typed);
  });
  useLayoutEffect(() => onArrival(), []);

  useEffect(() => {
    if (activeRow) document.getElementById(`${id}-list-${activeRow.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeRow, id]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const change = (next: string): void => {
    setOpen(true);
    setActive(-1);
    search.change(next);
  };
  const leave = (row: BoxRow | null): void => {
    if (row?.shows.kind === 'entry') rememberSearch(row.shows.entry);
    search.clear();
    close();
    input.current?.blur();
  };
  const follow = (row: BoxRow): void => {
    void router.push(row.href);
    leave(row);
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const first = isEmpty || isNothing ? undefined : rows[0];
    const target = activeRow ?? (listed ? first : undefined);
    if (target) follow(target);
    else if (searchedText(text) !== null) {
      void router.push(paths.searchFor(text.trim()));
      leave(null);
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends composing a Korean syllable is not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      submit(event);
      return;
    }
    if (event.key === 'Escape' && (shown || text !== '')) {
      // A drawer around the box must not close by the same key.
      event.preventDefault();
      event.stopPropagation();
      if (shown && text !== '' && listed) close();
      else {
        search.clear();
        close();
      }
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (rows.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // From "none" down to the first, up to the last; past either end back to "none".
    setActive((index) => ((index + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
  };

  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <form
      className="search-box"
      role="search"
      action={localizedPath(locale, paths.search())}
      aria-label={typed === undefined ? undefined : t('shell.search')}
      onBlur={onBlur}
      onSubmit={submit}
    >
      <div>
        <Icon name="search" size={16} data-part="icon" />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeRow ? `${id}-list-${activeRow.key}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          maxLength={SEARCH_MAX_LENGTH}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
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
      {listed ? (
        <SearchResults
          id={`${id}-list`}
          sections={sections}
          text={isEmpty || isNothing ? '' : text}
          activeKey={activeRow?.key ?? null}
          onPick={leave}
          note={isEmpty ? t('search.searchEmptyMsg') : noResults}
          onForget={isEmpty && recent.length > 0 ? forgetSearches : null}
        />
      ) : shown ? (
        <SearchNote>{results.kind === 'loading' ? null : (noResults ?? t('search.searchEmptyMsg'))}</SearchNote>
      ) : null}
    </form>
  );
}
