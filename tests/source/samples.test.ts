import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GameDetailSchema } from '../../lib/domain/match/game';
import { MatchSchema } from '../../lib/domain/match/match';
import { parseLeague, parsePlayer, parseSerie, parseTeam, parseTournament } from '../../lib/source/wire/parse-entities';
import { parseGame } from '../../lib/source/wire/parse-game';
import { parseLive } from '../../lib/source/wire/parse-live';
import { parseMatch } from '../../lib/source/wire/parse-match';
import { parseBracket, parseStandings } from '../../lib/source/wire/parse-standings';
import type { ParseResult } from '../../lib/source/wire/parsing';
import { parsed } from '../support/source/expect-parsed';
import { sharedFolder } from '../support/shared-data';

const samples = sharedFolder('pandascore-samples');

function read(file: string) {
  return JSON.parse(readFileSync(join(samples.path, file), 'utf8'));
}

function listOf(file: string): unknown[] {
  const content = read(file);
  return Array.isArray(content) ? content : [content];
}

function outcomes(file: string, parse: (document: unknown) => ParseResult<unknown>): string[] {
  return listOf(file).map((document) => {
    const result = parse(document);
    return result.ok ? 'ok' : `${result.error.kind}: ${result.error.reason}`;
  });
}

describe.skipIf(samples.absent)(`recorded PandaScore answers${samples.note}`, () => {
  it('name the feeds of League of Legends matches', () => {
    expect(outcomes('openapi-examples/Lives.lives-page-size-1.json', parseLive)).toEqual([
      'ok',
      'ok',
      'foreign: not League of Legends',
      'ok',
    ]);
  });

  it('all fifteen matches are read, with the scores in the answers', () => {
    const matches = listOf('lol-matches.json').map((document) => parsed(parseMatch(document)));
    expect(matches).toHaveLength(15);
    for (const match of matches) expect(v.safeParse(MatchSchema, match).success).toBe(true);
    const byId = new Map(matches.map((match) => [match.id, match]));
    const line = (id: number) => {
      const match = byId.get(id);
      return match && [match.status, match.left.abbr, match.left.score, match.right.score, match.right.abbr, match.version];
    };
    expect(line(616070)).toEqual(['finished', 'T1', 2, 0, 'DK', '12.3']);
    expect(line(1000450)).toEqual(['finished', 'GEN', 2, 3, 'HLE', '14.16']);
    expect(line(616073)).toEqual(['not_started', expect.any(String), null, null, expect.any(String), '']);
    expect(byId.get(841976)).toMatchObject({ left: { id: 0 }, right: { id: 0 } });
    expect(byId.get(1000450)).toMatchObject({ rescheduled: true, originalBeginAt: '2024-09-14T06:00:00Z' });
    expect(byId.get(616070)?.streams).toHaveLength(2);
  });

  it('the game with player statistics is read', () => {
    const { matchId, game } = parsed(parseGame(read('lol-game-243129-with-player-stats.json')));
    expect(v.safeParse(GameDetailSchema, game).success).toBe(true);
    expect(matchId).toBe(720982);
    expect(game).toMatchObject({
      lengthSeconds: 1730,
      winnerId: 88,
      teams: [{ id: 88, side: 'blue', kills: 18, gold: 56850, towers: 9, dragons: 4 }, { side: 'red' }],
    });
    expect(game.teams.map((team) => team.bans.length)).toEqual([5, 5]);
    expect(game.players.map((player) => player.role)).toEqual([
      ...['top', 'jgl', 'mid', 'adc', 'support'],
      ...['top', 'jgl', 'mid', 'adc', 'support'],
    ]);
    expect(game.players.find((player) => player.name === 'Mikyx')).toMatchObject({
      champion: { name: 'Nautilus' },
      assists: 11,
      damage: 5838,
      wardsPlaced: 45,
      wardsDestroyed: 15,
      controlWards: 9,
      crowdControlSeconds: 272,
    });
  });

  it.each([
    ['fixtures-ansg191/lol_matches_list.json', parseMatch],
    ['fixtures-ansg191/match_get.json', parseMatch],
    ['fixtures-ansg191/match_de.json', parseMatch],
    ['openapi-examples/Match.matches-589643.json', parseMatch],
    ['fixtures-ansg191/lol_leagues_list.json', parseLeague],
    ['openapi-examples/League.leagues-4199.json', parseLeague],
    ['fixtures-ansg191/lol_series_list.json', parseSerie],
    ['fixtures-ansg191/lol_tournaments_list.json', parseTournament],
    ['openapi-examples/Tournament.tournaments-1590.json', parseTournament],
    ['openapi-examples/ShortTournaments.tournaments-page-size-1.json', parseTournament],
    ['fixtures-ansg191/lol_teams_list.json', parseTeam],
    ['fixtures-ansg191/lol_players_list.json', parsePlayer],
    ['fixtures-ansg191/list_players.json', parsePlayer],
    ['openapi-examples/Player.players-faker.json', parsePlayer],
  ])('%s is read', (file, parse) => {
    expect(outcomes(file, parse)).toEqual(listOf(file).map(() => 'ok'));
  });

  it.each([
    ['fixtures-ansg191/get_league_matches.json', parseMatch],
    ['fixtures-ansg191/list_leagues.json', parseLeague],
    ['fixtures-ansg191/list_league_series.json', parseSerie],
    ['fixtures-ansg191/series_get.json', parseSerie],
    ['fixtures-ansg191/get_team.json', parseTeam],
  ])('%s, of another game, is foreign', (file, parse) => {
    expect(outcomes(file, parse).every((outcome) => outcome.startsWith('foreign'))).toBe(true);
  });

  it('of four live matches the three of League of Legends are read', () => {
    const lives = listOf('openapi-examples/Lives.lives-page-size-1.json').map(
      (live) => v.parse(v.object({ match: v.unknown() }), live).match,
    );
    expect(
      lives
        .map((match) => parseMatch(match))
        .map((result) => (result.ok ? result.value.status : result.error.kind))
        .sort(),
    ).toEqual(['foreign', 'not_started', 'not_started', 'running']);
  });

  it('tables and brackets are read under a tournament’s id', () => {
    const tableOf = (file: string) => parsed(parseStandings({ tournament_id: 1590, rows: read(file) }));
    expect(tableOf('openapi-examples/Standings.Group-standings.json')).toMatchObject({
      kind: 'group',
      rows: [{ rank: 1, wins: 13, losses: 5, team: { acronym: 'FNC' } }],
    });
    expect(tableOf('fixtures-ansg191/tournaments_standings_bracket_get.json')).toMatchObject({
      kind: 'bracket',
      rows: [{ rank: 1, wins: null }],
    });
    const matches = read('openapi-examples/Brackets.tournaments-1590-brackets-page-size-1.json');
    expect(parsed(parseBracket({ tournament_id: 1590, matches })).feeders.get(53996)).toEqual({
      previousMatchIds: [53993, 53994],
      previousTakes: ['winner', 'winner'],
    });
  });

  it('no answer of the folder makes a parser throw', () => {
    const files = readdirSync(samples.path, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(30);
    for (const document of files.flatMap(listOf)) {
      for (const parse of [parseMatch, parseGame, parseLeague, parseSerie, parseTournament, parseTeam, parsePlayer])
        expect(() => parse(document)).not.toThrow();
    }
  });
});
