import type { StatsKind } from './stats-document';
import type { ChampionRow, PlayerRow, TeamRow } from './stats-rows';

/** How a column's figure reads. "partial" is a count that may be known of some games only. */
export type FigureFormat = 'count' | 'partial' | 'one' | 'two' | 'whole' | 'percent' | 'signed' | 'signedWhole' | 'minutes';

type Column<Key extends string> = { readonly key: Key; readonly format: FigureFormat };
const columns = <const Key extends string>(...list: readonly (readonly [Key, FigureFormat])[]): readonly Column<Key>[] =>
  list.map(([key, format]) => ({ key, format }));

/** The figures of each table (docs/product.md#statistics), in their order. */
export const PLAYER_COLUMNS = columns(
  ['games', 'count'],
  ['winRate', 'percent'],
  ['kda', 'two'],
  ['kills', 'count'],
  ['deaths', 'count'],
  ['assists', 'count'],
  ['killParticipation', 'percent'],
  ['csPerMinute', 'one'],
  ['goldPerMinute', 'whole'],
  ['goldShare', 'percent'],
  ['damagePerMinute', 'whole'],
  ['damageShare', 'percent'],
  ['visionPerMinute', 'two'],
  ['wardsPerMinute', 'two'],
  ['goldDifferenceAt15', 'signedWhole'],
  ['csDifferenceAt15', 'signed'],
  ['levelDifferenceAt15', 'signed'],
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
  ['winRate', 'percent'],
  ['averageSeconds', 'minutes'],
  ['killsPerGame', 'one'],
  ['deathsPerGame', 'one'],
  ['goldPerMinute', 'whole'],
  ['goldDifferenceAt15', 'signedWhole'],
  ['towersPerGame', 'one'],
  ['dragonsPerGame', 'one'],
  ['baronsPerGame', 'one'],
  ['firstBloodRate', 'percent'],
  ['firstTowerRate', 'percent'],
  ['blueWinRate', 'percent'],
) satisfies readonly Column<keyof TeamRow>[];

export const CHAMPION_COLUMNS = columns(
  ['picks', 'count'],
  ['bans', 'count'],
  ['presence', 'percent'],
  ['pickRate', 'percent'],
  ['winRate', 'percent'],
  ['kda', 'two'],
  ['blueWinRate', 'percent'],
) satisfies readonly Column<keyof ChampionRow>[];

export type FigureKey =
  (typeof PLAYER_COLUMNS)[number]['key'] | (typeof TEAM_COLUMNS)[number]['key'] | (typeof CHAMPION_COLUMNS)[number]['key'];

export const STATS_COLUMNS: Readonly<Record<StatsKind, readonly Column<FigureKey>[]>> = {
  players: PLAYER_COLUMNS,
  teams: TEAM_COLUMNS,
  champions: CHAMPION_COLUMNS,
};

/** What a table is sorted by unless the address says otherwise. */
export const DEFAULT_SORT: Readonly<Record<StatsKind, FigureKey>> = { players: 'kda', teams: 'winRate', champions: 'presence' };
