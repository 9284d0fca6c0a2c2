import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { followSettings } from '../../lib/client/settings/settings-store';
import { followSpoilerChoice } from '../../lib/client/spoilers/spoiler-choice';
import { learnSiteClock, setClockShift } from '../../lib/client/page/site-clock';
import { markDataReceived, useLiveSince } from '../../lib/client/page/stream-delay';
import { useHydrated } from '../../lib/client/islands/use-hydrated';

/** While what the page came with is younger than the visitor's stream, its running matches are covered by the attribute as well. */
function useDelay(): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeComplete', markDataReceived);
    return () => events.off('routeChangeComplete', markDataReceived);
  }, [events]);
  const hydrated = useHydrated();
  const holds = useLiveSince() !== null;
  useEffect(() => {
    if (!hydrated) return;
    if (holds) document.documentElement.dataset['delay'] = '';
    else delete document.documentElement.dataset['delay'];
  }, [hydrated, holds]);
}

/** Takes over from the pre-paint script: marks the commit that shows the visitor's own choices, follows other tabs' settings, learns the site's clock. */
export function useVisitor(clockShiftMs: number): void {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.dataset['ready'] = '';
  }, [hydrated]);

  useEffect(() => followSettings(), []);
  useEffect(() => followSpoilerChoice(), []);
  useDelay();

  useEffect(() => {
    setClockShift(clockShiftMs);
    void learnSiteClock();
  }, [clockShiftMs]);
}
