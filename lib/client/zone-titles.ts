import { useEffect } from 'react';
import { useLocale } from '../i18n/use-translate';
import { LOCAL_ZONE } from '../domain/schedule/zoned-date';
import { SERVER_TIME_ZONE, browserZone, readerZone } from './time-zone';

const names = new Map<string, string>();

function zoneAbbreviation(at: string, locale: string, zone: string): string {
  const key = `${locale}|${zone}|${at.slice(0, 10)}`;
  let name = names.get(key);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(at));
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
    names.set(key, name);
  }
  return name;
}

/**
 * "CET", "PST", "GMT+9": the short name of a zone of `zoned-date` at that moment.
 * English has such names for Europe's zones only in its British form.
 */
export function zoneName(at: string, locale: string, zone: string): string {
  const known = zone === LOCAL_ZONE ? browserZone() : zone;
  const [own, british] = [zoneAbbreviation(at, locale, known), zoneAbbreviation(at, 'en-GB', known)];
  return /\d/.test(own) && !/\d/.test(british) ? british : own;
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
