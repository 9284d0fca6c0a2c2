import { browserZone } from '../../lib/client/time-zone';
import { zoneAbbreviation } from '../../lib/client/zone-titles';
import type { Locale } from '../../lib/domain/locales';
import { LOCAL_ZONE } from '../../lib/domain/schedule/zoned-date';

/** "CET", "PST", "GMT+9": the short name of a zone of `zoned-date` at that moment. English has one for Europe's zones in Britain alone. */
export function zoneName(at: string, locale: Locale, zone: string): string {
  const known = zone === LOCAL_ZONE ? browserZone() : zone;
  const [own, british] = [zoneAbbreviation(at, locale, known), zoneAbbreviation(at, 'en-GB', known)];
  return /\d/.test(own) && !/\d/.test(british) ? british : own;
}
