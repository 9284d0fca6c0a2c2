import { useEffect } from 'react';
import { useLocale } from '../i18n/use-translate';
import type { Locale } from '../domain/locales';
import { LOCAL_ZONE } from '../domain/schedule/zoned-date';
import { SERVER_TIME_ZONE, browserZone } from './time-zone';

const names = new Map<string, string>();

/** The name that a locale has for a zone at that moment; "GMT+9" where it has none. */
function nameIn(locale: string, at: string, zone: string): string {
  const timeZone = zone === LOCAL_ZONE ? undefined : zone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(new Date(at));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** "CET", "PST", "GMT+9": the short name of a zone of `zoned-date` at that moment. English has one for Europe's zones in Britain alone. */
export function zoneAbbreviation(at: string, locale: Locale, zone: string): string {
  const key = `${locale}|${zone}|${at.slice(0, 10)}`;
  let name = names.get(key);
  if (name === undefined) {
    const own = nameIn(locale, at, zone);
    name = [own, nameIn('en-GB', at, zone)].find((each) => !/\d/.test(each)) ?? own;
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
