import { useEffect } from 'react';
import { zoneName } from '../../domain/schedule/zone-name';
import { SERVER_TIME_ZONE, shownZone, useTimeZone } from '../settings/time-zone';
import { useHydrated } from '../islands/use-hydrated';

/** The name of the reader's zone at that moment; null until it is known. */
export function useZoneName(at: string | undefined): string | null {
  const zone = useTimeZone();
  const hydrated = useHydrated();
  return at === undefined || !hydrated ? null : zoneName(at, zone);
}

/** Sets a time's title to the zone's name when the pointer enters it: few times of a page are ever pointed at. Used once, by the app. */
export function useZoneTitles(): void {
  useEffect(() => {
    const name = ({ target }: Event): void => {
      const time = target instanceof Element ? target.closest('time') : null;
      const zone = shownZone();
      // Every page is written in UTC.
      if (time?.dataset['clock'] !== undefined && zone !== SERVER_TIME_ZONE) time.title = zoneName(time.dateTime, zone);
    };
    // Listens before React, which hides this event from its root's ancestors while an island waits.
    const early = { capture: true, passive: true };
    document.addEventListener('pointerover', name, early);
    return () => document.removeEventListener('pointerover', name, early);
  }, []);
}
