import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import type { GoneNote } from '../../domain/page/gone';
import { type BackgroundResults, type GoneEntity, type Loss, LossCount, type Rejection } from '../match-source';
import type { Deletions } from './changes';
import type { ReadGames } from './games';
import type { LiveNews } from './live-feed';
import type { ReadTables } from './tables';

const nothing = () => ({
  games: new Map<number, readonly GameDetail[]>(),
  live: new Map<number, readonly GameDetail[]>(),
  removed: new Array<number>(),
  gone: new Array<GoneEntity>(),
  merged: new Array<Required<GoneNote>>(),
  tables: new Array<ReadTables>(),
  rejections: new Array<Rejection>(),
  losses: new LossCount(),
});

/** Stores what background tasks have read until it is taken. */
export class Findings {
  #found = nothing();

  addGames(match: Match, { games, rejections, losses }: ReadGames): void {
    if (games.length > 0) this.#found.games.set(match.id, games);
    this.#reject(rejections, losses);
  }

  addLive({ games, rejections, losses }: LiveNews): void {
    for (const [matchId, own] of games) this.#found.live.set(matchId, own);
    this.#reject(rejections, losses);
  }

  addDeletions({ matches, entities, merged }: Deletions): void {
    this.#found.removed.push(...matches);
    this.#found.gone.push(...entities);
    this.#found.merged.push(...merged);
  }

  addTables(tables: ReadTables): void {
    this.#found.tables.push(tables);
    this.#reject(tables.rejections, tables.losses);
  }

  #reject(rejections: readonly Rejection[], losses: readonly Loss[]): void {
    this.#found.rejections.push(...rejections);
    this.#found.losses.add(losses);
  }

  /** What was added since the last call; null for nothing. */
  take(): BackgroundResults | null {
    const { tables, ...found } = this.#found;
    const { games, live, removed, gone, rejections } = found;
    const losses = found.losses.list();
    if (games.size + live.size + removed.length + gone.length + tables.length + rejections.length + losses.length === 0) return null;
    this.#found = nothing();
    return {
      ...found,
      series: tables.flatMap(({ series }) => series),
      tournaments: tables.flatMap(({ tournaments }) => tournaments),
      standings: tables.flatMap(({ standings }) => standings),
      feeders: new Map(tables.flatMap(({ feeders }) => [...feeders])),
      losses,
    };
  }
}
