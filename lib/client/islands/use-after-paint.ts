import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * A value that follows a moment later than it changes, in a render that yields
 * to events: a press marks its tab, and that is painted, before the thousands of
 * elements of its panel are drawn. With hydration it does not wait: what the
 * visitor's own settings change is one commit.
 *
 * @param value the same object as long as nothing in it changes
 */
export function useAfterPaint<Value>(value: Value): Value {
  const hydrated = useHydrated();
  const latest = useMemo(() => ({ value, hydrated }), [value, hydrated]);
  const deferred = useDeferredValue(latest);
  return deferred.hydrated ? deferred.value : value;
}
