import { basename } from 'node:path';
import type { LoadProgress, MatchSource, Rejection } from '../match-source';
import { recordedSource } from '../replay/recorded-source';
import type { SourceDocuments } from '../wire/snapshot-builder';
import { dateInstant, dateOrder, datesIn } from './dates';
import { type DataGame, GameRows } from './games';
import { readLinesOf, readMatchDataRows } from './match-data-file';
import type { DatedGame } from './matches';
import type { MatchDataFiles } from './match-data-files';
import { seasonDocuments } from './season';

type DataGames = { readonly games: readonly DatedGame[]; readonly rejections: readonly Rejection[] };

function dated(games: readonly DataGame[], onUndated: (game: DataGame) => void): DatedGame[] {
  const order = dateOrder(games.map(({ date }) => date));
  return games.flatMap((game) => {
    const beginAt = dateInstant(game.date, order);
    if (beginAt === null) onUndated(game);
    return beginAt === null ? [] : { ...game, beginAt };
  });
}

async function readFile(path: string, progress: LoadProgress): Promise<DataGames> {
  const rejections: Rejection[] = [];
  const refuse = (line: number, why: string) =>
    rejections.push({ kind: 'malformed', entity: `row ${why}`, id: `${basename(path)}:${line}`, reason: `the row is ${why}` });
  const rows = new GameRows();
  const options = {
    onBytes: (read: number, size: number) => progress(basename(path), read, size),
    onRefused: ({ line, reason }: { readonly line: number; readonly reason: string }) => refuse(line, reason),
  };
  for await (const row of readMatchDataRows(path, options)) {
    const refusal = rows.add(row);
    if (refusal !== null) refuse(row.line, refusal);
  }
  const games = rows.finish((line) => refuse(line, 'of a game with one side'));
  return { games: dated(games, ({ line }) => refuse(line, 'without a date')), rejections };
}

/** The games of all files, ascending by their beginnings. One that stands in two files is as the later file has it. */
export async function readMatchData({ paths }: Pick<MatchDataFiles, 'paths'>, progress: LoadProgress): Promise<DataGames> {
  const games = new Map<string, DatedGame>();
  const rejections: Rejection[] = [];
  for (const path of paths) {
    const file = await readFile(path, progress);
    for (const game of file.games) games.set(game.id, game);
    rejections.push(...file.rejections);
  }
  return { games: [...games.values()].sort((a, b) => a.beginAt - b.beginAt), rejections };
}

/** When the last game of the files began; null where no time can be found in them. Quicker than reading them. */
export async function lastGameAt({ paths }: MatchDataFiles): Promise<number | null> {
  const dates = new Set<string>();
  for (const path of paths) for await (const lines of readLinesOf(path)) for (const date of datesIn(lines)) dates.add(date);
  const order = dateOrder(dates);
  const begins = [...dates].flatMap((date) => dateInstant(date, order) ?? []);
  return begins.reduce<number | null>((last, begin) => Math.max(last ?? begin, begin), null);
}

async function load(files: MatchDataFiles, progress: LoadProgress): Promise<SourceDocuments> {
  const { games, rejections } = await readMatchData(files, progress);
  return { ...seasonDocuments(games), rejections, losses: [] };
}

/**
 * Matches from match data files of Oracle's Elixir. With `asOf` they are the
 * recording of a timeline on which the site's clock moves, and nothing after
 * `now` is returned. Throws SourceError from `snapshot` when a file is damaged.
 */
export function oraclesElixirSource(files: MatchDataFiles, { asOf }: { readonly asOf: boolean }): MatchSource {
  return recordedSource({ name: `oracles-elixir:${files.name}`, load: (progress) => load(files, progress), asOf });
}
