import { useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-translate';
import { LOCAL_ZONE } from '../../domain/schedule/zoned-date';
import { createMemoryStore } from '../stored/memory-store';
import { SERVER_TIME_ZONE, browserZone, readerZone, useTimeZone } from '../settings/time-zone';
import { useHydrated } from '../islands/use-hydrated';
import { whenIdle } from '../islands/when-idle';

/** Names found so far, by language, zone and day. */
const names = createMemoryStore<ReadonlyMap<string, string>>(new Map());

const keyOf = (at: string, locale: string, zone: string): string => `${locale}|${zone}|${at.slice(0, 10)}`;

function abbreviation(at: string, locale: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(at));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/**
 * "CET", "PST", "GMT+9": the short name of a zone of `zoned-date` at that moment.
 * English has such names for Europe's zones only in its British form.
 */
export function zoneName(at: string, locale: string, zone: string): string {
  const key = keyOf(at, locale, zone);
  const found = names.read().get(key);
  if (found !== undefined) return found;
  const known = zone === LOCAL_ZONE ? browserZone() : zone;
  const [own, british] = [abbreviation(at, locale, known), abbreviation(at, 'en-GB', known)];
  const name = /\d/.test(own) && !/\d/.test(british) ? british : own;
  names.write(new Map(names.read()).set(key, name));
  return name;
}

/** After the first tasks of a page. */
const IDLE = { timeoutMs: 2_000, waitMs: 200 };

/**
 * The name of the reader's zone at that moment; null until it is known. It is
 * looked up once the browser is idle: the first use of `Intl` takes a cheap phone
 * 50 ms, which no hydration should wait for.
 */
export function useZoneName(at: string | undefined): string | null {
  const locale = useLocale();
  const zone = useTimeZone();
  const hydrated = useHydrated();
  const key = at === undefined ? '' : keyOf(at, locale, zone);
  const name = useSyncExternalStore(
    names.subscribe,
    () => names.read().get(key) ?? null,
    () => null,
  );
  useEffect(() => {
    if (at === undefined || !hydrated || name !== null) return;
    return whenIdle(() => zoneName(at, locale, zone), IDLE);
  }, [at, locale, zone, hydrated, name]);
  return name;
}

/** Sets a time's title to the zone's name when the pointer enters it: few times of a page are ever pointed at. Used once, by the app. */
export function useZoneTitles(): void {
  const locale = useLocale();
  useEffect(() => {
    const name = ({ target }: Event): void => {
      const time = target instanceof Element ? target.closest('time') : null;
      const zone = readerZone();
      if (time?.dataset['clock'] !== undefined && zone !== SERVER_TIME_ZONE) time.title = zoneName(time.dateTime, locale, zone);
    };
    // Before React, which keeps this event from its root's ancestors while an island waits.
    const early = { capture: true, passive: true };
    document.addEventListener('pointerover', name, early);
    return () => document.removeEventListener('pointerover', name, early);
  }, [locale]);
}
