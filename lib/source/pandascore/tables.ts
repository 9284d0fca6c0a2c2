import type { Feeding, Match } from '../../domain/match/match';
import { MINUTE_MS } from '../../domain/values/durations';
import type { BackgroundResults, IngestKnowledge } from '../match-source';
import { SnapshotBuilder } from '../wire/snapshot-builder';
import { parseTournament } from '../wire/parse-entities';
import { parseBracket } from '../wire/parse-standings';
import { readable } from '../wire/parsing';
import type { PandaScoreClient } from './client';
import { readByIds, readTables } from './entities';

/** Tournaments as they are now, with their tables and brackets. */
export type ReadTables = Pick<BackgroundResults, 'series' | 'tournaments' | 'standings' | 'feeders' | 'rejections' | 'losses'>;

/** Reads tournaments again, and the series of those that were not known. */
export async function readTournaments(client: PandaScoreClient, ids: readonly number[], known: IngestKnowledge): Promise<ReadTables> {
  const builder = new SnapshotBuilder();
  const documents = await readByIds(client, '/lol/tournaments', ids);
  documents.forEach(builder.addTournament);
  const tournaments = readable(documents.map(parseTournament));
  const unknown = tournaments.filter(({ id }) => known.tournament(id) === null);
  (await readByIds(client, '/lol/series', new Set(unknown.map(({ serieId }) => serieId)))).forEach(builder.addSerie);
  const tables = await readTables(client, tournaments, () => undefined);
  tables.standings.forEach(builder.addStandings);
  const feeders = new Map<number, Feeding>();
  for (const document of tables.brackets) {
    const parsed = parseBracket(document);
    if (!parsed.ok) builder.reject(parsed.error);
    else {
      builder.lose(parsed.losses);
      for (const [id, feeding] of parsed.value.feeders) feeders.set(id, feeding);
    }
  }
  const { series, tournaments: built, standings, rejections, losses } = builder.build();
  return { series, tournaments: built, standings, feeders, rejections, losses };
}

/** A table is read this long after a match of its tournament. */
const CYCLE_MS = 30 * MINUTE_MS;
/** A bracket, and a tournament that is new to us, are looked at once, but no more often than this. */
const AT_ONCE_EVERY_MS = 15 * MINUTE_MS;

/** Which tournaments' tables and brackets are due to be read again, by what has happened to their matches. */
export class TablesDue {
  readonly #readAt = new Map<number, number>();
  readonly #dueAt = new Map<number, number>();

  /** To be called when a match has changed; `known` does not have the change yet. */
  matchChanged({ tournamentId: id, status }: Match, known: IngestKnowledge, now: number): void {
    if (id === 0) return;
    const readAt = this.#readAt.get(id);
    const tournament = known.tournament(id);
    if ((tournament === null && readAt === undefined) || tournament?.hasBracket === true) {
      this.#want(id, readAt === undefined ? now : readAt + AT_ONCE_EVERY_MS);
    } else if (status === 'running' || status === 'finished') {
      this.#want(id, (readAt ?? now) + CYCLE_MS);
    }
  }

  #want(id: number, at: number): void {
    this.#dueAt.set(id, Math.min(this.#dueAt.get(id) ?? Infinity, at));
  }

  /** Ids of the tournaments whose tables are due, the longest due first. */
  due(now: number): number[] {
    return [...this.#dueAt]
      .filter(([, at]) => at <= now)
      .sort(([, a], [, b]) => a - b)
      .map(([id]) => id);
  }

  /** To be called when tables are being read: what happens from now on counts for the next time. */
  take(ids: readonly number[], now: number): void {
    for (const id of ids) {
      this.#dueAt.delete(id);
      this.#readAt.set(id, now);
    }
  }

  /** To be called when tables could not be read. */
  giveBack(ids: readonly number[], now: number): void {
    for (const id of ids) this.#want(id, now);
  }
}
