import type { Player, Tournament } from '../../domain/entities/entities';
import type { GameDetail } from '../../domain/match/game';
import type { LoadProgress, Loss, Rejection } from '../match-source';
import type { PandaScoreClient } from './client';
import { readAll, readByIds, readTables } from './entities';
import { parseTournament } from '../wire/parse-entities';
import { parseMatch } from '../wire/parse-match';
import { readable } from '../wire/parsing';
import { SnapshotBuilder, type SourceDocuments } from '../wire/snapshot-builder';
import { toInstant } from '../wire/wire';

/** The part of the schedule that a snapshot reads; milliseconds since 1970. Tables are read of tournaments that run or ended after `tablesFrom`. */
type Window = { readonly from: number; readonly to: number; readonly tablesFrom: number; readonly now: number };

/** Tournaments whose tables may still change, or that pages show as the latest ones. */
function recent(documents: readonly unknown[], { now, tablesFrom }: Window): Tournament[] {
  return readable(documents.map(parseTournament)).filter(({ beginAt, endAt }) => {
    const begun = beginAt !== null && Date.parse(beginAt) <= now;
    return begun && (endAt === null || Date.parse(endAt) >= tablesFrom);
  });
}

/** Matches that begin within the window and everything they refer to, without games and players. */
export async function readWindow(client: PandaScoreClient, window: Window, progress: LoadProgress): Promise<SourceDocuments> {
  const builder = new SnapshotBuilder();
  const leagues = await readAll(client, '/lol/leagues', {}, (done, total) => progress('leagues', done, total));
  const query = { 'range[begin_at]': `${toInstant(window.from)},${toInstant(window.to)}`, sort: 'begin_at' };
  const documents = await readAll(client, '/lol/matches', query, (done, total) => progress('matches', done, total));
  const matches = readable(documents.map((document) => parseMatch(document)));
  const sides = matches.filter((match) => match.opponentType === 'team').flatMap((match) => [match.left.id, match.right.id]);
  const series = await readByIds(client, '/lol/series', new Set(matches.map((match) => match.serieId)));
  const tournaments = await readByIds(client, '/lol/tournaments', new Set(matches.map((match) => match.tournamentId)));
  const teams = await readByIds(client, '/lol/teams', new Set(sides));
  const tables = await readTables(client, recent(tournaments, window), (done, total) => progress('standings', done, total));

  leagues.forEach(builder.addLeague);
  series.forEach(builder.addSerie);
  tournaments.forEach(builder.addTournament);
  teams.forEach(builder.addTeam);
  documents.forEach(builder.addMatch);
  tables.standings.forEach(builder.addStandings);
  tables.brackets.forEach(builder.addBracket);
  return builder.build();
}

/** The players of rosters and of games, with name, country and team. */
export async function readPlayers(
  client: PandaScoreClient,
  { teams }: Pick<SourceDocuments, 'teams'>,
  games: readonly GameDetail[],
): Promise<{ players: readonly Player[]; rejections: readonly Rejection[]; losses: readonly Loss[] }> {
  const ids = [...teams.flatMap((team) => team.players), ...games.flatMap((game) => game.players)].map((player) => player.id);
  const builder = new SnapshotBuilder();
  (await readByIds(client, '/lol/players', new Set(ids))).forEach(builder.addPlayer);
  return builder.build();
}
