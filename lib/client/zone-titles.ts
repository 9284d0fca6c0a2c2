import { useEffect } from 'react';
import { useLocale } from '../i18n/use-translate';
import type { Locale } from '../domain/locales';
import { SERVER_TIME_ZONE, browserZone } from './time-zone';

const names = new Map<string, string>();

/** "GMT+9", "CEST": the short name of the browser's zone at that moment. */
function zoneAbbreviation(at: string, locale: Locale): string {
  const key = `${locale}|${at.slice(0, 10)}`;
  let name = names.get(key);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(new Date(at));
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? browserZone();
    names.set(key, name);
  }
  return name;
}

/** A time that is pointed at says in which zone it is. Only then: nobody points at most times of a page. Once, around every page. */
export function useZoneTitles(): void {
  const locale = useLocale();
  useEffect(() => {
    const name = ({ target }: Event): void => {
      const time = target instanceof Element ? target.closest('time') : null;
      if (time?.dataset['clock'] === undefined || browserZone() === SERVER_TIME_ZONE) return;
      time.title = zoneAbbreviation(time.dateTime, locale);
    };
    // Before React, which keeps this event from its root's ancestors while an island waits.
    const early = { capture: true, passive: true };
    document.addEventListener('pointerover', name, early);
    return () => document.removeEventListener('pointerover', name, early);
  }, [locale]);
}
