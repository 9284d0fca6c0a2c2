import { join } from 'node:path';
import type { Frame } from '../../lib/domain/match/game';
import { openArchiveFolder, readArchiveLines, type ArchiveFile } from '../../lib/source/archive/archive-folder';
import { parseGame } from '../../lib/source/wire/parse-game';
import { parseMatch } from '../../lib/source/wire/parse-match';
import { UserError } from '../support/user-error.mjs';

/** A finished game with frames and known sides. */
export type GameToFit = {
  readonly matchId: number;
  readonly beginAt: string;
  readonly blueId: number;
  readonly redId: number;
  readonly blueWon: boolean;
  readonly frames: readonly Frame[];
};

async function* documents(folder: string, file: ArchiveFile): AsyncGenerator {
  const path = openArchiveFolder(folder).paths.get(file);
  if (path === undefined) throw new UserError(`${join(folder, file)} is missing: the fit needs matches and games.`);
  for await (const { value } of readArchiveLines(path, () => undefined)) if (value !== undefined) yield value;
}

/** The games of an archive by their start; those without frames, sides or a winner are left out. */
export async function gamesToFit(folder: string): Promise<GameToFit[]> {
  const begins = new Map<number, string>();
  for await (const document of documents(folder, 'matches')) {
    const parsed = parseMatch(document);
    if (parsed.ok) begins.set(parsed.value.id, parsed.value.beginAt);
  }
  const games: GameToFit[] = [];
  for await (const document of documents(folder, 'games')) {
    const parsed = parseGame(document);
    if (!parsed.ok) continue;
    const { matchId, game } = parsed.value;
    const [blue, red] = [game.teams.find(({ side }) => side === 'blue'), game.teams.find(({ side }) => side === 'red')];
    const beginAt = game.beginAt ?? begins.get(matchId);
    if (!blue || !red || beginAt === undefined || game.winnerId === null || game.frames.length === 0) continue;
    games.push({ matchId, beginAt, blueId: blue.id, redId: red.id, blueWon: game.winnerId === blue.id, frames: game.frames });
  }
  return games.sort((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt) || a.matchId - b.matchId);
}
