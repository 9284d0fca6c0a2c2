import type { ChampionRef } from '../match/game';
import type { PlayerFiguresDocument } from '../statistics/player-figures-document';
import type { TeamFiguresDocument } from '../statistics/team-figures';

/** The games of a player or team on a champion. */
type ChampionRecord = {
  readonly games: number;
  readonly wins: number;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
};

type Pool = readonly ({ readonly champion: ChampionRef } & ChampionRecord)[];

/** A champion played by more than one of the compared players; `records` in their order, null for those who have not played it. */
export type SharedChampion = { readonly champion: ChampionRef; readonly records: readonly (ChampionRecord | null)[] };

const MOST_SHARED = 15;

/** The champions of a player over all games, as many as their document lists. */
export function playerPool(figures: PlayerFiguresDocument | null): Pool {
  return figures?.champions ?? [];
}

/** The champions of all players of a team together, as many as are listed of each. */
export function teamPool(figures: TeamFiguresDocument | null): Pool {
  const refs = new Map((figures?.champions ?? []).map((champion) => [champion.id, champion]));
  const pool = new Map<number, ChampionRecord>();
  for (const [id, games, wins, kills, deaths, assists] of (figures?.pools ?? []).flatMap(({ champions }) => champions)) {
    const known = pool.get(id) ?? { games: 0, wins: 0, kills: 0, deaths: 0, assists: 0 };
    pool.set(id, {
      games: known.games + games,
      wins: known.wins + wins,
      kills: known.kills + kills,
      deaths: known.deaths + deaths,
      assists: known.assists + assists,
    });
  }
  return [...pool].flatMap(([id, record]) => {
    const champion = refs.get(id);
    return champion ? [{ champion, ...record }] : [];
  });
}

/** The champions that at least two have played, those first that most have and that all of these have played most. */
export function sharedChampions(pools: readonly Pool[]): SharedChampion[] {
  const champions = new Map(pools.flat().map(({ champion }) => [champion.id, champion]));
  const recordOf = (pool: Pool, id: number): ChampionRecord | null => {
    const own = pool.find(({ champion }) => champion.id === id);
    if (own === undefined) return null;
    const { games, wins, kills, deaths, assists } = own;
    return { games, wins, kills, deaths, assists };
  };
  return [...champions]
    .map(([id, champion]) => {
      const records = pools.map((pool) => recordOf(pool, id));
      const games = records.flatMap((record) => (record === null ? [] : [record.games]));
      return {
        shared: { champion, records },
        by: games.length,
        least: Math.min(...games),
        all: games.reduce((sum, each) => sum + each, 0),
      };
    })
    .filter(({ by }) => by > 1)
    .sort((a, b) => b.by - a.by || b.least - a.least || b.all - a.all || a.shared.champion.id - b.shared.champion.id)
    .slice(0, MOST_SHARED)
    .map(({ shared }) => shared);
}
