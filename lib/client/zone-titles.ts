import { useEffect } from 'react';
import { useLocale } from '../i18n/use-translate';
import { SERVER_TIME_ZONE, browserZone } from './time-zone';

const names = new Map<string, string>();

/** "GMT+9", "CEST": the zone's short name at that moment. */
export function zoneAbbreviation(at: string, locale: string, zone: string): string {
  const key = `${locale}|${zone}|${at.slice(0, 10)}`;
  let name = names.get(key);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(at));
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
    names.set(key, name);
  }
  return name;
}

/** Sets a time's title to the zone's name when the pointer enters it: few times of a page are ever pointed at. Used once, by the app. */
export function useZoneTitles(): void {
  const locale = useLocale();
  useEffect(() => {
    const name = ({ target }: Event): void => {
      const time = target instanceof Element ? target.closest('time') : null;
      const zone = browserZone();
      if (time?.dataset['clock'] !== undefined && zone !== SERVER_TIME_ZONE) time.title = zoneAbbreviation(time.dateTime, locale, zone);
    };
    // Before React, which keeps this event from its root's ancestors while an island waits.
    const early = { capture: true, passive: true };
    document.addEventListener('pointerover', name, early);
    return () => document.removeEventListener('pointerover', name, early);
  }, [locale]);
}
