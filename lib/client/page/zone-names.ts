import { useEffect, useSyncExternalStore } from 'react';
import type { ZoneMoment } from '../../domain/schedule/zone-name';
import { useLocale } from '../../i18n/use-translate';
import { createMemoryStore } from '../stored/memory-store';
import { SERVER_TIME_ZONE, shownZone, useTimeZone } from '../settings/time-zone';
import { logFailure } from '../requests/log-failure';
import { useHydrated } from '../islands/use-hydrated';
import { whenIdle } from '../islands/when-idle';

/** Names found so far, by language, zone and day. */
const names = createMemoryStore<ReadonlyMap<string, string>>(new Map());
const underWay = new Map<string, Promise<string>>();

const keyOf = ({ at, locale, zone }: ZoneMoment): string => `${locale}|${zone}|${at.slice(0, 10)}`;

async function learnName(moment: ZoneMoment): Promise<string> {
  const key = keyOf(moment);
  const found = names.read().get(key);
  if (found !== undefined) return found;
  const asked = underWay.get(key) ?? import('./zone-lookup').then(({ lookUpZoneName }) => lookUpZoneName(key, moment));
  underWay.set(key, asked);
  try {
    const name = await asked;
    names.write(new Map(names.read()).set(key, name));
    return name;
  } finally {
    underWay.delete(key);
  }
}

/** After the first tasks of a page. */
const IDLE = { timeoutMs: 2_000, waitMs: 200 };

/** The name of the reader's zone at that moment; null until it is known. */
export function useZoneName(at: string | undefined): string | null {
  const locale = useLocale();
  const zone = useTimeZone();
  const hydrated = useHydrated();
  const key = at === undefined ? '' : keyOf({ at, locale, zone });
  const name = useSyncExternalStore(
    names.subscribe,
    () => names.read().get(key) ?? null,
    () => null,
  );
  useEffect(() => {
    if (at === undefined || !hydrated || name !== null) return;
    return whenIdle(() => void learnName({ at, locale, zone }).catch(logFailure('zone not named')), IDLE);
  }, [at, locale, zone, hydrated, name]);
  return name;
}

/** Sets a time's title to the zone's name when the pointer enters it: few times of a page are ever pointed at. Used once, by the app. */
export function useZoneTitles(): void {
  const locale = useLocale();
  useEffect(() => {
    const name = ({ target }: Event): void => {
      const time = target instanceof Element ? target.closest('time') : null;
      if (time?.dataset['clock'] === undefined) return;
      learnName({ at: time.dateTime, locale, zone: shownZone() }).then((found) => {
        // Every page is written in it.
        if (found !== SERVER_TIME_ZONE) time.title = found;
      }, logFailure('zone not named'));
    };
    // Before React, which keeps this event from its root's ancestors while an island waits.
    const early = { capture: true, passive: true };
    document.addEventListener('pointerover', name, early);
    return () => document.removeEventListener('pointerover', name, early);
  }, [locale]);
}
