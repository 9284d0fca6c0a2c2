import type { Feeding } from '../../domain/match/match';
import type { BesideChanges, Known } from '../match-source';
import { SnapshotBuilder } from '../snapshot-builder';
import { parseTournament } from '../wire/parse-entities';
import { parseBracket } from '../wire/parse-standings';
import type { PandaScoreClient } from './client';
import { readByIds, readTables } from './entities';

/** Tournaments as they are now, with their tables and brackets. */
export type ReadTables = Pick<BesideChanges, 'series' | 'tournaments' | 'standings' | 'feeders' | 'rejections' | 'losses'>;

/** Reads tournaments again, and the series of those that were not known. */
export async function readTournaments(client: PandaScoreClient, ids: readonly number[], known: Known): Promise<ReadTables> {
  const builder = new SnapshotBuilder();
  const documents = await readByIds(client, '/lol/tournaments', ids);
  documents.forEach(builder.addTournament);
  const tournaments = documents.flatMap((document) => {
    const parsed = parseTournament(document);
    return parsed.ok ? [parsed.value] : [];
  });
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
  const { series, tournaments: kept, standings, rejections, losses } = builder.build();
  return { series, tournaments: kept, standings, feeders, rejections, losses };
}
