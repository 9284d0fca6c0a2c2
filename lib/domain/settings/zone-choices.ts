import { isTimeZone } from '../values/zoned-date';

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

/** Areas of places; other names ("Etc/GMT+5") are none. */
const AREAS = new Set(['Africa', 'America', 'Antarctica', 'Arctic', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific']);

/** "Kolkata", "Buenos Aires (Argentina)": a zone by its city, whose letters are what people type. */
export function zoneCity(zone: string): string {
  const [city = zone, region] = zone.split('/').slice(1).reverse();
  return (region === undefined ? city : `${city} (${region})`).replaceAll('_', ' ');
}

/** UTC and the zones of places among those that an engine knows, by their current names: by city, in alphabetical order. */
export function zoneCities(known: readonly string[]): ReadonlyMap<string, string> {
  const zones = [...new Set(known.map(renamed))].filter((zone) => AREAS.has(zone.slice(0, zone.indexOf('/'))));
  return new Map(['UTC', ...zones.sort((a, b) => zoneCity(a).localeCompare(zoneCity(b), 'en'))].map((zone) => [zoneCity(zone), zone]));
}
