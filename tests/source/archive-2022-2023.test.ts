import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { GameDetailSchema } from '../../lib/domain/match/game';
import { MatchSchema, type Match } from '../../lib/domain/match/match';
import { archiveSource } from '../../lib/source/archive/archive-source';
import type { SourceSnapshot } from '../../lib/source/match-source';
import { sharedFolder } from '../support/shared-data';

/** The real archive against its own raw lines, read here without any of our parsers. */

const archive = sharedFolder('lol-2022-2023');

function raw(file: string) {
  const text = gunzipSync(readFileSync(join(archive.path, `${file}.ndjson.gz`))).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const scoreOf = (match: Match, teamId: number) => [match.left, match.right].find((side) => side.id === teamId)?.score;

describe.skipIf(archive.absent)(`the archive of 2022 and 2023${archive.note}`, { timeout: 60_000 }, () => {
  let snapshot: SourceSnapshot;
  let rawMatches: ReturnType<typeof raw> = [];
  const byId = new Map<number, Match>();

  beforeAll(async () => {
    snapshot = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
    rawMatches = raw('matches');
    for (const match of snapshot.matches) byId.set(match.id, match);
  }, 60_000);

  it('is read completely, without a single rejection', () => {
    expect({
      rejections: snapshot.rejections,
      matches: snapshot.matches.length,
      games: [...snapshot.games.values()].flat().length,
      leagues: snapshot.leagues.length,
      series: snapshot.series.length,
      tournaments: snapshot.tournaments.length,
      teams: snapshot.teams.length,
      players: snapshot.players.length,
      champions: snapshot.champions.length,
      standings: snapshot.standings.length,
    }).toEqual({
      rejections: [],
      matches: 3495,
      games: 5610,
      leagues: 13,
      series: 48,
      tournaments: 110,
      teams: 127,
      players: 1033,
      champions: 167,
      standings: 93,
    });
  });

  it('keeps start, sides, scores, winner and games of every match', () => {
    expect(rawMatches).toHaveLength(3495);
    for (const line of rawMatches) {
      const match = byId.get(line.id);
      expect(match).toMatchObject({
        status: line.status,
        beginAt: line.begin_at,
        leagueId: line.league_id,
        serieId: line.serie_id,
        tournamentId: line.tournament_id,
        fullVersion: line.videogame_version.name,
        left: { id: line.opponents[0].opponent.id, name: line.opponents[0].opponent.name },
        right: { id: line.opponents[1].opponent.id },
        winnerId: line.winner_id,
      });
      if (match === undefined) continue;
      for (const result of line.results) expect(scoreOf(match, result.team_id)).toBe(result.score);
      expect(match.games.map((game) => [game.id, game.winnerId, game.lengthSeconds])).toEqual(
        line.games.map((game: { id: number; winner: { id: number }; length: number | null }) => [game.id, game.winner.id, game.length]),
      );
    }
  });

  it.each([
    ['the Worlds final of 2022', 1852, ['T1', 2, 3, 'DRX']],
    ['the MSI final of 2023', 2688, ['JDG', 3, 1, 'BLG']],
    ['the LCK Summer final of 2023', 2875, ['GEN', 3, 0, 'T1']],
    ['a two-game tie', 2289, ['VTX', 1, 1, 'KNG']],
  ])('includes %s', (_, id, expected) => {
    const match = byId.get(id);
    expect(match && [match.left.abbr, match.left.score, match.right.score, match.right.abbr]).toEqual(expected);
    if (match?.status === 'finished') expect(match.winnerId === null).toBe(match.left.score === match.right.score);
  });

  it('decodes with the schemas of the domain', () => {
    for (const match of snapshot.matches) expect(v.safeParse(MatchSchema, match).success).toBe(true);
    for (const game of [...snapshot.games.values()].flat()) expect(v.safeParse(GameDetailSchema, game).success).toBe(true);
  });

  it('keeps the figures of games', () => {
    const lines = raw('games');
    expect(lines).toHaveLength(5610);
    const games = new Map([...snapshot.games.values()].flat().map((game) => [game.id, game]));
    for (const line of lines.filter((_, index) => index % 97 === 0)) {
      const game = games.get(line.id);
      for (const team of line.teams) {
        if (line.players.length === 0) continue;
        expect(game?.teams.find(({ id }) => id === team.team.id)).toMatchObject({
          side: team.color,
          kills: team.kills,
          gold: team.gold_earned,
          towers: team.tower_kills,
          dragons: team.dragon_kills,
          barons: team.baron_kills,
          bans: team.bans,
        });
      }
      expect(game?.players).toHaveLength(line.players.length);
      for (const player of line.players) {
        expect(game?.players.find(({ id }) => id === player.player_id)).toMatchObject({
          name: player.player.name,
          champion: { id: player.champion.id, name: player.champion.name },
          kills: player.kills,
          deaths: player.deaths,
          assists: player.assists,
          cs: player.creep_score,
          gold: player.gold_earned,
          damage: player.total_damage.dealt_to_champions,
          visionScore: player.vision_score,
        });
      }
      expect(game?.frames.length).toBe((line.frames ?? []).length);
    }
    const bare = [...games.values()].filter((game) => game.players.length === 0);
    expect(bare).toHaveLength(20);
  });

  it('as of a moment has no later result', async () => {
    const now = Date.parse('2023-08-19T09:00:00Z');
    const source = archiveSource(archive.path, { asOf: true });
    const told = await source.snapshot(now, () => undefined);
    const counts = { finished: 0, running: 0, not_started: 0 };
    for (const line of rawMatches) {
      const match = told.matches.find(({ id }) => id === line.id);
      const ends = line.games.map((game: { end_at: string | null; begin_at: string }) => Date.parse(game.end_at ?? game.begin_at));
      const expected = Date.parse(line.begin_at) > now ? 'not_started' : Math.max(...ends) > now ? 'running' : 'finished';
      expect(match?.status).toBe(expected);
      counts[expected] += 1;
      if (expected === 'finished') expect(match).toEqual({ ...byId.get(line.id) });
      else expect([match?.left.score, match?.right.score]).not.toContain(3);
    }
    expect(counts).toEqual({ finished: 3471, running: 1, not_started: 23 });
    // T1 led KT 2:1 at that moment, between two games, and lost nothing of it to the fourth and fifth.
    expect(told.matches.find(({ status }) => status === 'running')).toMatchObject({
      leagueId: 293,
      left: { abbr: 'T1', score: 2 },
      right: { abbr: 'KT', score: 1 },
    });
    expect(told.series.filter(({ winnerId, leagueId }) => leagueId === 293 && winnerId !== null)).toHaveLength(3);

    const changes = await source.changes(Date.parse('2023-08-28T00:00:00Z'));
    expect(changes.matches).toHaveLength(24);
    for (const match of changes.matches) expect(match).toEqual(byId.get(match.id));
  });
});
