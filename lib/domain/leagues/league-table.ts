import { DEFAULT_REGION_ID, REGIONS, type RegionKey } from './regions';

/** What we know better than the source of a league: region, acronym, name, flag (docs/product.md#leagues). */
type LeagueFix = {
  readonly regionId: number;
  /** '' for the source's name. */
  readonly acronym: string;
  readonly name: string;
  /** ISO 3166 alpha-2 code in lower case, "eu" or "un" (both are in the flag set); null for no flag. */
  readonly flag: string | null;
};

function fix(region: RegionKey, acronym: string, name: string, flag: string | null): LeagueFix {
  return { regionId: REGIONS.find((each) => each.key === region)?.id ?? DEFAULT_REGION_ID, acronym, name, flag };
}

/** In display order: it decides between leagues that are not top leagues. Ids are PandaScore's. */
export const LEAGUE_TABLE: ReadonlyMap<number, LeagueFix> = new Map([
  [297, fix('international', 'Worlds', 'World Championship', 'un')],
  [300, fix('international', 'MSI', 'Mid-Season Invitational', 'un')],
  [5360, fix('international', 'First Stand', 'First Stand', 'un')],
  [296, fix('international', 'All-Star', 'All-Star', 'un')],
  [4097, fix('international', 'Rift Rivals', 'Rift Rivals', 'un')],
  [293, fix('korea', 'LCK', 'LCK', 'kr')],
  [294, fix('china', 'LPL', 'LPL', 'cn')],
  [289, fix('na', 'NA LCS', 'NA LCS', 'us')],
  [4198, fix('na', 'LCS', 'LCS', 'us')],
  [4197, fix('euw', 'LEC', 'LEC', 'eu')],
  [290, fix('euw', 'EU LCS', 'EU LCS', 'eu')],
  [302, fix('brazil', 'CBLOL', 'CBLOL', 'br')],
  [4288, fix('taiwan', 'PCS', 'PCS', 'tw')],
  [295, fix('taiwan', 'LMS', 'LMS', 'tw')],
  [4141, fix('vietnam', 'VCS', 'VCS', 'vn')],
  [2092, fix('japan', 'LJL', 'LJL', 'jp')],
  [4199, fix('latinAmerica', 'LLA', 'LLA', 'mx')],
  [1003, fix('turkey', 'TCL', 'TCL', 'tr')],
  [301, fix('ocean', 'OPL', 'Oceanic Pro League', 'au')],
  [4407, fix('euw', 'LPLOL', 'LPLOL', 'pt')],
]);

/** Leagues whose number at PandaScore is not known, and that other sources number as they like. */
const NAMED_LEAGUES: readonly LeagueFix[] = [
  fix('international', 'EWC', 'Esports World Cup', 'un'),
  fix('international', 'Asia Master', 'Asia Masters', 'un'),
  fix('korea', 'LCKC', 'LCK Challengers League', 'kr'),
  fix('korea', 'KeSPA', 'KeSPA Cup', 'kr'),
  fix('china', 'DCup', 'Demacia Cup', 'cn'),
  fix('china', 'LDL', 'LPL Development League', 'cn'),
  fix('southeastAsia', 'LCP', 'League of Legends Championship Pacific', 'un'),
  fix('latinAmerica', 'LTA', 'League of the Americas', 'un'),
  fix('na', 'LTA N', 'LTA North', 'us'),
  fix('brazil', 'LTA S', 'LTA South', 'br'),
  fix('na', 'NACL', 'North American Challengers League', 'us'),
  fix('ocean', 'LCO', 'LCO', 'au'),
  fix('euw', 'EM', 'EMEA Masters', 'eu'),
  fix('euw', 'LFL', 'La Ligue Française', 'fr'),
  fix('euw', 'LFL2', 'LFL Division 2', 'fr'),
  fix('euw', 'LVP SL', 'Superliga', 'es'),
  fix('euw', 'NLC', 'Northern League of Legends Championship', 'gb'),
  fix('euw', 'PRM', 'Prime League', 'de'),
  fix('eune', 'HLL', 'Hellenic Legends League', 'gr'),
  fix('euw', 'LIT', 'League of Legends Italian Tournament', 'it'),
  fix('eune', 'RL', 'Rift Legends', 'pl'),
  fix('eune', 'EBL', 'Esports Balkan League', 'rs'),
  fix('euw', 'AL', 'Arabian League', 'sa'),
];

const byName: ReadonlyMap<string, LeagueFix> = new Map(
  [...NAMED_LEAGUES, ...LEAGUE_TABLE.values()].flatMap((each) => [each.acronym, each.name].map((name) => [name.toLowerCase(), each])),
);

/** By PandaScore's number, else by the name or acronym that a source gives: some leagues are known by it alone. */
export function leagueFix(id: number, name: string): LeagueFix | null {
  return LEAGUE_TABLE.get(id) ?? byName.get(name.trim().toLowerCase()) ?? null;
}

/** The default top leagues (docs/product.md#limits), each successor beside its ancestor (docs/product.md#day-order). */
export const TOP_LEAGUE_IDS: readonly number[] = [297, 300, 296, 4097, 293, 294, 289, 4198, 4197];

const ranks = new Map(
  [...TOP_LEAGUE_IDS, ...[...LEAGUE_TABLE.keys()].filter((id) => !TOP_LEAGUE_IDS.includes(id))].map((id, rank) => [id, rank]),
);

/** Smaller is shown first: top leagues, then the table's order, then all others alike. */
export function leagueRank(id: number): number {
  return ranks.get(id) ?? Number.MAX_SAFE_INTEGER;
}

/** Order of leagues: by rank, then by id. */
export function compareLeagues(a: number, b: number): number {
  return leagueRank(a) - leagueRank(b) || a - b;
}
