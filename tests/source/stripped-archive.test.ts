import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { GameDetailSchema } from '../../lib/domain/match/game';
import { goldCurve } from '../../lib/domain/match/gold-curve';
import { gamesOfMatch } from '../../lib/domain/match/match-games';
import { teamLine } from '../../lib/domain/statistics/team-stats';
import { archiveSource } from '../../lib/source/archive/archive-source';
import type { SourceSnapshot } from '../../lib/source/match-source';
import { archiveFolder } from '../support/source/archive-folder-fixture';
import { sharedFolder } from '../support/shared-data';

/** A real archive with much less data: fields that another archive may lack are removed. */

const archive = sharedFolder('lol-2022-2023');

function raw(file: string) {
  const text = gunzipSync(readFileSync(join(archive.path, `${file}.ndjson.gz`))).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Nine games in ten have no sides, all frames nothing but gold (and the last second of a match's first half hour by the minute), every third game no length, players no role or team. */
function strippedGame(game: ReturnType<typeof raw>[number]) {
  const poor = game.id % 10 !== 0;
  return {
    ...game,
    position: game.id % 4 === 0 ? null : game.position,
    length: game.id % 3 === 0 ? null : game.length,
    winner: game.id % 7 === 0 ? null : game.winner,
    teams: game.teams.map((team: object) => (poor ? { ...team, color: null, bans: null, tower_kills: undefined } : team)),
    players: game.players.map((player: object, index: number) =>
      index === 0 ? { ...player, role: null, team: null, champion: null } : { ...player, role: undefined, level: null },
    ),
    frames: game.frames?.map(({ seconds, teams }: { seconds: number; teams: { id: number; gold: number }[] }) => ({
      seconds,
      teams: teams.map(({ id, gold }) => ({ id, gold })),
    })),
  };
}

function strippedMatch(match: ReturnType<typeof raw>[number]) {
  return {
    ...match,
    scheduled_at: null,
    videogame_version: match.id % 2 === 0 ? null : match.videogame_version,
    games: match.id % 5 === 0 ? null : match.games,
    opponents: match.opponents.map(({ opponent }: { opponent: object }) => ({ opponent: { ...opponent, acronym: null } })),
  };
}

describe.skipIf(archive.absent)(`an archive that knows little${archive.note}`, { timeout: 120_000 }, () => {
  let snapshot: SourceSnapshot;
  let games: ReturnType<typeof raw> = [];

  beforeAll(async () => {
    games = raw('games');
    const folder = archiveFolder({
      leagues: raw('leagues'),
      series: raw('series').map((serie) => ({ ...serie, league_id: null, league: null })),
      tournaments: raw('tournaments').map((tournament) => ({ ...tournament, serie_id: null, serie: null, has_bracket: null, teams: null })),
      teams: raw('teams').map((team) => ({ ...team, players: null })),
      players: raw('players').map((player) => ({ ...player, current_team: null, role: null })),
      matches: raw('matches').map(strippedMatch),
      games: games.map(strippedGame),
    });
    snapshot = await archiveSource(folder, { asOf: false }).snapshot(0, () => undefined);
  }, 120_000);

  it('is read completely, and nothing counts as lost that is only missing', () => {
    expect(snapshot.rejections).toEqual([]);
    expect(snapshot.losses).toEqual([]);
    expect([snapshot.matches.length, snapshot.series.length, snapshot.tournaments.length]).toEqual([3495, 48, 110]);
  });

  it('has every finished game with its winner', () => {
    const byId = new Map(
      snapshot.matches.flatMap((match) => gamesOfMatch(match, snapshot.games.get(match.id) ?? [])).map((game) => [game.id, game]),
    );
    const wrong = games.filter((game) => {
      const told = byId.get(game.id);
      // Neither the game nor its match names a winner of these.
      const unknown = game.id % 7 === 0 && game.match_id % 5 === 0;
      return told?.status !== 'finished' || (told.winnerId !== game.winner.id && !unknown);
    });
    expect(wrong).toEqual([]);
    expect(byId.size).toBe(games.length);
  });

  it('gives each game of a match its own position', () => {
    const doubled = snapshot.matches.filter((match) => {
      const positions = gamesOfMatch(match, snapshot.games.get(match.id) ?? []).map(({ position }) => position);
      return new Set(positions).size !== positions.length || positions.some((position) => position < 1);
    });
    expect(doubled).toEqual([]);
  });

  it('has gold curves and gold at 15 minutes from frames with only gold, and no sides where it knows none', () => {
    const told = [...snapshot.games.values()].flat();
    const framed = new Set(games.filter(({ frames }) => frames?.length > 1).map(({ id }) => id));
    expect(framed.size).toBeGreaterThan(5000);
    expect(told.filter((game) => framed.has(game.id) && goldCurve(game.frames) === undefined)).toEqual([]);
    const at15 = told.filter((game) => game.lengthSeconds !== null && game.teams.some((team) => teamLine(game, team).goldAt15.games > 0));
    expect(at15.length).toBeGreaterThan(3000);
    const sided = told.filter((game) => game.teams.length > 0 && game.teams.every(({ side }) => side !== null));
    expect(sided.every(({ id }) => id % 10 === 0)).toBe(true);
    expect(told.filter((game) => !v.is(GameDetailSchema, game))).toEqual([]);
  });
});
