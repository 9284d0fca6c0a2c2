import type { StatsKind } from './stats-document';
import type { ChampionRow, PlayerRow, TeamRow } from './stats-rows';

/** How a column's figure reads. "partial" is a count that may be known of some games only. */
export type FigureFormat = 'count' | 'partial' | 'one' | 'two' | 'whole' | 'percent' | 'signed' | 'signedWhole' | 'minutes';

/** Which of two figures is better. Counts grow with the number of games, so they are not compared. */
export type Better = 'more' | 'less';

type Column<Key extends string> = { readonly key: Key; readonly format: FigureFormat; readonly better: Better | null };
const columns = <const Key extends string>(...list: readonly (readonly [Key, FigureFormat, Better?])[]): readonly Column<Key>[] =>
  list.map(([key, format, better = null]) => ({ key, format, better }));

/** The figures of each table (docs/product.md#statistics), in their order. */
export const PLAYER_COLUMNS = columns(
  ['games', 'count'],
  ['winRate', 'percent', 'more'],
  ['kda', 'two', 'more'],
  ['kills', 'count'],
  ['deaths', 'count'],
  ['assists', 'count'],
  ['killParticipation', 'percent', 'more'],
  ['csPerMinute', 'one', 'more'],
  ['goldPerMinute', 'whole', 'more'],
  ['goldShare', 'percent', 'more'],
  ['damagePerMinute', 'whole', 'more'],
  ['damageShare', 'percent', 'more'],
  ['visionPerMinute', 'two', 'more'],
  ['wardsPerMinute', 'two', 'more'],
  ['controlWardsPerMinute', 'two', 'more'],
  ['goldDifferenceAt15', 'signedWhole', 'more'],
  ['csDifferenceAt15', 'signed', 'more'],
  ['xpDifferenceAt15', 'signedWhole', 'more'],
  ['levelDifferenceAt15', 'signed', 'more'],
  ['firstBloodParticipation', 'percent', 'more'],
  ['doubleKills', 'partial'],
  ['tripleKills', 'partial'],
  ['quadraKills', 'partial'],
  ['pentaKills', 'partial'],
) satisfies readonly Column<keyof PlayerRow>[];

export const TEAM_COLUMNS = columns(
  ['games', 'count'],
  ['figureGames', 'count'],
  ['wins', 'count'],
  ['losses', 'count'],
  ['winRate', 'percent', 'more'],
  ['averageSeconds', 'minutes'],
  ['killsPerGame', 'one', 'more'],
  ['deathsPerGame', 'one', 'less'],
  ['goldPerMinute', 'whole', 'more'],
  ['goldDifferenceAt15', 'signedWhole', 'more'],
  ['towersPerGame', 'one', 'more'],
  ['platesPerGame', 'one', 'more'],
  ['dragonsPerGame', 'one', 'more'],
  ['baronsPerGame', 'one', 'more'],
  ['firstBloodRate', 'percent', 'more'],
  ['firstTowerRate', 'percent', 'more'],
  ['blueWinRate', 'percent', 'more'],
) satisfies readonly Column<keyof TeamRow>[];

export const CHAMPION_COLUMNS = columns(
  ['picks', 'count'],
  ['bans', 'count'],
  ['presence', 'percent', 'more'],
  ['pickRate', 'percent', 'more'],
  ['winRate', 'percent', 'more'],
  ['kda', 'two', 'more'],
  ['blueWinRate', 'percent', 'more'],
) satisfies readonly Column<keyof ChampionRow>[];

export type FigureKey =
  (typeof PLAYER_COLUMNS)[number]['key'] | (typeof TEAM_COLUMNS)[number]['key'] | (typeof CHAMPION_COLUMNS)[number]['key'];

const FORMATS: ReadonlyMap<string, FigureFormat> = new Map([...PLAYER_COLUMNS, ...TEAM_COLUMNS].map(({ key, format }) => [key, format]));

/** How a figure of players or teams reads, in whatever table. */
export function formatOf(key: (typeof PLAYER_COLUMNS)[number]['key'] | (typeof TEAM_COLUMNS)[number]['key']): FigureFormat {
  return FORMATS.get(key) ?? 'one';
}

export const STATS_COLUMNS: Readonly<Record<StatsKind, readonly Column<FigureKey>[]>> = {
  players: PLAYER_COLUMNS,
  teams: TEAM_COLUMNS,
  champions: CHAMPION_COLUMNS,
};

/** What a table is sorted by unless the address says otherwise. */
export const DEFAULT_SORT: Readonly<Record<StatsKind, FigureKey>> = { players: 'kda', teams: 'winRate', champions: 'presence' };
