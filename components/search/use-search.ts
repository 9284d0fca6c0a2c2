import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../lib/client/log-failure';
import { useStatsShown } from '../../lib/client/stats-switch';
import { request } from '../../lib/client/request';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '../../lib/domain/constants';
import { paths } from '../../lib/domain/paths';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { filterEntries, groupEntries, normalizeKeyword, prefixOf, type SearchGroup } from '../../lib/domain/search';

/** What the results panel shows. `none` also follows a failed request: it ends silently, logged only. */
export type SearchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly groups: readonly SearchGroup[] };

export type Search = {
  readonly text: string;
  readonly results: SearchState;
  readonly change: (text: string) => void;
  readonly clear: () => void;
};

type Loaded = { readonly prefix: string; readonly entries: readonly SearchEntry[] };

const SEARCH_INDEX = { load: () => import('../../lib/domain/read-models').then((module) => module.SearchIndexSchema) };
const TOO_SHORT: SearchState = { kind: 'tooShort' };

/**
 * Search as typed (docs/product.md#search): after 500 ms of rest the entries of the
 * keyword's first two characters are fetched, or filtered here when they are
 * loaded already. Only the answer to the latest input counts. Clearing forgets
 * everything.
 */
export function useSearch(): Search {
  const hasStats = useStatsShown();
  const [text, setText] = useState('');
  const [results, setResults] = useState<SearchState>(TOO_SHORT);
  const loaded = useRef<Loaded | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Every input takes a new number; an answer that belongs to an older one is dropped.
  const latest = useRef(0);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    latest.current += 1;
  }, []);
  useEffect(() => forget, [forget]);

  const show = (entries: readonly SearchEntry[], keyword: string): void => {
    const found = filterEntries(entries, keyword).filter(({ type }) => hasStats || type !== 'champion');
    setResults({ kind: 'found', groups: groupEntries(found) });
  };

  const look = async (keyword: string, prefix: string, turn: number): Promise<void> => {
    if (loaded.current?.prefix === prefix) {
      show(loaded.current.entries, keyword);
      return;
    }
    setResults({ kind: 'loading' });
    const answer = await request(paths.api.search(prefix), SEARCH_INDEX);
    if (!answer.ok) logFailure('search not loaded')(answer.error);
    if (turn !== latest.current) return;
    if (!answer.ok) {
      setResults({ kind: 'none' });
      return;
    }
    const { entries } = answer.value;
    loaded.current = { prefix, entries };
    show(entries, keyword);
  };

  const change = (input: string): void => {
    forget();
    const next = input.slice(0, SEARCH_MAX_LENGTH);
    setText(next);
    const keyword = normalizeKeyword(next);
    const prefix = prefixOf(keyword);
    if (keyword === '') loaded.current = null;
    if (prefix === null) {
      setResults(TOO_SHORT);
      return;
    }
    // Results of the same prefix stay until the new ones are there; anything else would not fit what is typed.
    setResults((shown) => (shown.kind === 'found' && loaded.current?.prefix === prefix ? shown : { kind: 'loading' }));
    const turn = latest.current;
    timer.current = setTimeout(() => void look(keyword, prefix, turn), SEARCH_DEBOUNCE_MS);
  };

  return { text, results, change, clear: () => change('') };
}
