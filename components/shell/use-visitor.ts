import { useEffect, useLayoutEffect } from 'react';
import { followSettings } from '../../lib/client/settings-store';
import { followSpoilerChoice } from '../../lib/client/spoiler-choice';
import { learnSiteClock, setClockShift } from '../../lib/client/site-clock';
import { useHydrated } from '../../lib/client/use-hydrated';

// React warns about layout effects on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Takes over from the pre-paint script: marks the commit that shows the visitor's own choices, follows other tabs' settings, learns the site's clock. */
export function useVisitor(clockShiftMs: number): void {
  const hydrated = useHydrated();
  useBrowserLayoutEffect(() => {
    if (hydrated) document.documentElement.dataset['ready'] = '';
  }, [hydrated]);

  useEffect(() => followSettings(), []);
  useEffect(() => followSpoilerChoice(), []);

  useEffect(() => {
    setClockShift(clockShiftMs);
    void learnSiteClock();
  }, [clockShiftMs]);
}
