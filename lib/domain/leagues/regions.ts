/** The sixteen regions (docs/product.md#regions), ids 0–15 in display order; names are message keys `regions.<key>`. */
export const REGIONS = [
  { id: 0, key: 'brazil', abbr: 'BR' },
  { id: 1, key: 'china', abbr: 'CN' },
  { id: 2, key: 'eune', abbr: 'EUNE' },
  { id: 3, key: 'euw', abbr: 'EUW' },
  { id: 4, key: 'international', abbr: 'INT' },
  { id: 5, key: 'japan', abbr: 'JP' },
  { id: 6, key: 'korea', abbr: 'KR' },
  { id: 7, key: 'latinNorth', abbr: 'LAN' },
  { id: 8, key: 'latinSouth', abbr: 'LAS' },
  { id: 9, key: 'na', abbr: 'NA' },
  { id: 10, key: 'ocean', abbr: 'OCE' },
  { id: 11, key: 'taiwan', abbr: 'TW' },
  { id: 12, key: 'turkey', abbr: 'TR' },
  { id: 13, key: 'vietnam', abbr: 'VN' },
  { id: 14, key: 'southeastAsia', abbr: 'SEA' },
  { id: 15, key: 'latinAmerica', abbr: 'LATAM' },
] as const;

/** Regions that only leagues have: no server of the game has their name. */
const WITHOUT_SERVER: readonly string[] = ['international', 'southeastAsia', 'latinAmerica'];

/** Where accounts of the game are; those of Southeast Asia are on several. */
export const GAME_SERVERS = REGIONS.filter(({ key }) => !WITHOUT_SERVER.includes(key));

type Region = (typeof REGIONS)[number];
export type RegionKey = Region['key'];

/** A league that no table places. */
export const DEFAULT_REGION_ID = -1;

/** "others": leagues that no region is known for. */
export type GroupKey = RegionKey | 'others';

export function regionKeyOf(regionId: number): GroupKey {
  return regionById(regionId)?.key ?? 'others';
}

export function regionById(id: number): Region | null {
  return REGIONS.find((region) => region.id === id) ?? null;
}

/** What the address may narrow a list of leagues to. */
export const REGION_KEYS: readonly string[] = [...REGIONS.map(({ key }) => key), 'others'];
