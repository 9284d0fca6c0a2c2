import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../lib/client/requests/log-failure';
import { request } from '../../lib/client/requests/request';
import { useSite } from '../../lib/client/page/site-context';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import { paths } from '../../lib/domain/page/paths';
import type { SearchAnswer } from '../../lib/domain/search/found';
import { bestFitting } from '../../lib/domain/search/name-fit';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { filterEntries, groupEntries, prefixOf, type SearchGroup } from '../../lib/domain/search/search-index';
import { searchedText } from '../../lib/domain/search/search-query';

export type SearchFound = {
  readonly text: string;
  readonly best: SearchEntry | null;
  readonly groups: readonly SearchGroup[];
  /** Entries with similar names, best first, where no name fits. */
  readonly near: readonly SearchEntry[];
  readonly pair: SearchAnswer['pair'];
};

/** What is found for a text that names a page: without entries that match only a part of the text, or are only near it. */
export function withoutParts(found: SearchFound): SearchFound {
  const isMeant = found.best !== null && bestFitting([found.best], found.text) !== null;
  return { ...found, near: [], ...(isMeant ? {} : { best: null, groups: [] }) };
}

/** What the results panel shows. `none` also follows a failed request: it ends silently, logged only. */
type SearchState =
  { readonly kind: 'none' } | { readonly kind: 'tooShort' } | { readonly kind: 'loading' } | ({ readonly kind: 'found' } & SearchFound);

type LoadedIndex = { readonly prefix: string; readonly entries: readonly SearchEntry[] };

const SEARCH_INDEX = { load: () => import('../../lib/domain/search/search-entry').then((module) => module.SearchIndexSchema) };
const FOUND = { load: () => import('../../lib/domain/search/found').then((module) => module.FoundSchema) };
const TOO_SHORT: SearchState = { kind: 'tooShort' };
/** With fewer hits the words may be mistyped, stand within a name, or name a season. */
const FEW_HITS = 5;

/** Whether the index of two characters is not enough: it has few hits, or the text has several words. */
function asksForAll(text: string, hits: readonly SearchEntry[]): boolean {
  return hits.length < FEW_HITS || /\S\s+\S/.test(text);
}

/**
 * Search as typed (docs/product.md#search): 500 ms after the last key the entries of the
 * keyword's first two characters are fetched, or filtered here when they are
 * loaded already; where they are few, everything that the server finds is fetched
 * as well. Only the answer to the latest input counts. Clearing forgets everything.
 */
export function useSearch() {
  const hasStats = useSite().hasStats;
  const [text, setText] = useState('');
  const [results, setResults] = useState<SearchState>(TOO_SHORT);
  const loaded = useRef<LoadedIndex | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Every input takes a new number; an answer that belongs to an older one is dropped.
  const latest = useRef(0);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    latest.current += 1;
  }, []);
  useEffect(() => forget, [forget]);

  const known = (entries: readonly SearchEntry[]): readonly SearchEntry[] => entries.filter(({ type }) => hasStats || type !== 'champion');

  const show = (input: string, hits: readonly SearchEntry[], found: SearchAnswer | null): void => {
    const entries = known(
      found?.near === true ? [] : [...new Map([...hits, ...(found?.entries ?? [])].map((each) => [each.key, each])).values()],
    );
    const best = bestFitting(entries, input) ?? (found?.near === false ? (known(found.entries)[0] ?? null) : null);
    setResults({
      kind: 'found',
      text: input,
      best,
      groups: groupEntries(entries),
      near: found?.near === true ? known(found.entries) : [],
      pair: found?.pair ?? null,
    });
  };

  /** The entries under a prefix; null where they cannot be had. */
  const indexOf = async (prefix: string): Promise<readonly SearchEntry[] | null> => {
    if (loaded.current?.prefix === prefix) return loaded.current.entries;
    setResults({ kind: 'loading' });
    const answer = await request(paths.api.search(prefix), SEARCH_INDEX);
    if (!answer.ok) logFailure('search not loaded')(answer.error);
    return answer.ok ? answer.value.entries : null;
  };

  const look = async (input: string, prefix: string, turn: number): Promise<void> => {
    const entries = await indexOf(prefix);
    if (turn !== latest.current) return;
    if (entries === null) {
      setResults({ kind: 'none' });
      return;
    }
    loaded.current = { prefix, entries };
    const hits = filterEntries(entries, input);
    const whole = asksForAll(input, hits) ? searchedText(input) : null;
    if (whole === null || hits.length > 0) show(input, hits, null);
    else setResults({ kind: 'loading' });
    if (whole === null) return;
    const answer = await request(paths.api.found(whole), FOUND);
    if (!answer.ok) logFailure('search of all names not loaded')(answer.error);
    if (turn === latest.current) show(input, hits, answer.ok ? answer.value : null);
  };

  const change = (input: string): void => {
    forget();
    const next = [...input].slice(0, SEARCH_MAX_LENGTH).join('');
    setText(next);
    const prefix = prefixOf(next);
    if (next.trim() === '') loaded.current = null;
    if (prefix === null) {
      setResults(TOO_SHORT);
      return;
    }
    // Results of the same prefix stay until the new ones are there; anything else would not fit what is typed.
    setResults((shown) => (shown.kind === 'found' && loaded.current?.prefix === prefix ? shown : { kind: 'loading' }));
    const turn = latest.current;
    timer.current = setTimeout(() => void look(next, prefix, turn), SEARCH_DEBOUNCE_MS);
  };

  return { text, results, change, clear: () => change('') };
}
