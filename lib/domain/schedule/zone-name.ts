import { LOCAL_ZONE } from './zoned-date';

/** What a zone's name depends on: an ISO instant, the language, and the zone as `zoned-date` has it. */
export type ZoneMoment = { readonly at: string; readonly locale: string; readonly zone: string };

function abbreviation(at: string, locale: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(at));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/**
 * "CET", "PST", "GMT+9": the short name of a zone at a moment. English has such
 * names for Europe's zones only in its British form.
 */
export function zoneName({ at, locale, zone }: ZoneMoment): string {
  const known = zone === LOCAL_ZONE ? new Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  const [own, british] = [abbreviation(at, locale, known), abbreviation(at, 'en-GB', known)];
  return /\d/.test(own) && !/\d/.test(british) ? british : own;
}
