import { isTimeZone } from '../schedule/zoned-date';

/** IANA's current names of zones that most engines still list under an old one. */
const RENAMED = new Map<string, string>([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

const renamed = (zone: string): string => {
  const name = RENAMED.get(zone);
  return name !== undefined && isTimeZone(name) ? name : zone;
};

/** The current name of a zone that goes by an old one ("US/Pacific", "Asia/Saigon"), as far as the engine knows it. */
export function currentZone(zone: string): string {
  return renamed(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
}

/** Where people look for a zone: a CLDR region, or an ocean. */
const AREAS = ['002', '019', 'AQ', '142', '150', '009', 'atlantic', 'indian'] as const;
type ZoneArea = (typeof AREAS)[number];

const AREA_OF = new Map<string, ZoneArea>([
  ['Africa', '002'],
  ['America', '019'],
  ['Antarctica', 'AQ'],
  ['Arctic', '150'],
  ['Asia', '142'],
  ['Atlantic', 'atlantic'],
  ['Australia', '009'],
  ['Europe', '150'],
  ['Indian', 'indian'],
  ['Pacific', '009'],
]);

/** "Kolkata", "Buenos Aires (Argentina)": a zone by its city, whose letters are what people type. */
export function zoneCity(zone: string): string {
  const [city = zone, region] = zone.split('/').slice(1).reverse();
  return (region === undefined ? city : `${city} (${region})`).replaceAll('_', ' ');
}

type ZoneGroup = { readonly area: ZoneArea; readonly zones: readonly string[] };

/** The zones of places among those that an engine knows, by their current names: by area, then by city. */
export function zoneGroups(known: readonly string[]): readonly ZoneGroup[] {
  const zones = [...new Set(known.map(renamed))].sort((a, b) => zoneCity(a).localeCompare(zoneCity(b), 'en'));
  return AREAS.map((area) => ({ area, zones: zones.filter((zone) => AREA_OF.get(zone.slice(0, zone.indexOf('/'))) === area) }));
}
