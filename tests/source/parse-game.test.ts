import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GameDetailSchema } from '../../lib/domain/game';
import { hasFigures, parseGame } from '../../lib/source/parse-game';
import { OWLS, wireGame, wireGamePlayer, wireGameTeam } from './fixtures/wire-fixture';
import { parsed, rejected } from './support/expect-parsed';

function gameOf(overrides: Record<string, unknown> = {}) {
  return parsed(parseGame(wireGame(overrides))).game;
}

describe('a game with figures', () => {
  it('lists the blue team first, with its objectives and bans', () => {
    const [blue, red] = gameOf().teams;
    expect(blue).toMatchObject({
      id: 901,
      side: 'blue',
      kills: 18,
      gold: 56850,
      towers: 9,
      dragons: 4,
      barons: 1,
      heralds: 1,
      firstBlood: true,
      firstDragon: false,
      bans: [31, 32],
    });
    expect(red).toMatchObject({ id: 902, side: 'red', kills: 9 });
  });

  it('names the dragons as the spec does (cloud is air, mountain earth, infernal fire, ocean water)', () => {
    const team = wireGameTeam({
      cloud_drake_kills: 1,
      mountain_drake_kills: 2,
      infernal_drake_kills: 3,
      ocean_drake_kills: 4,
      chemtech_drake_kills: 5,
      hextech_drake_kills: 6,
      elder_drake_kills: 7,
    });
    expect(gameOf({ teams: [team] }).teams[0]?.dragonTypes).toEqual({
      air: 1,
      earth: 2,
      fire: 3,
      water: 4,
      chemtech: 5,
      hextech: 6,
      elder: 7,
    });
  });

  it('gives each player champion, role and figures, the blue team first', () => {
    const [jungler, support] = gameOf().players;
    expect(jungler).toMatchObject({
      id: 8001,
      name: 'Ripple',
      teamId: 901,
      role: 'jgl',
      champion: { id: 31, name: 'Heron' },
      level: 15,
      kills: 5,
      deaths: 2,
      assists: 9,
      cs: 180,
      gold: 12000,
      damage: 15000,
      damagePhysical: 9000,
      damageMagic: 5000,
      damageTrue: 1000,
      damageTaken: 20000,
      heal: 7000,
      crowdControlSeconds: 120,
      wardsPlaced: 14,
      wardsDestroyed: 6,
      visionScore: null,
      doubleKills: 2,
      tripleKills: 1,
      items: [{ id: 71, name: 'Reed Blade', img: null }],
    });
    expect(support).toMatchObject({ id: 8102, teamId: 902, role: 'support' });
  });

  it.each([
    ['top', 'top'],
    ['jun', 'jgl'],
    ['mid', 'mid'],
    ['adc', 'adc'],
    ['sup', 'support'],
    ['coach', null],
    [null, null],
  ])('reads the role %s as %s', (role, expected) => {
    expect(gameOf({ players: [wireGamePlayer({ role, player: null })] }).players[0]?.role).toBe(expected);
  });

  it('sorts the players of a team by role', () => {
    const roles = ['sup', 'mid', 'top', 'adc', 'jun'];
    const players = roles.map((role, index) => wireGamePlayer({ player_id: index + 1, role }));
    expect(gameOf({ players }).players.map((player) => player.role)).toEqual(['top', 'jgl', 'mid', 'adc', 'support']);
  });

  it('prefers the extensions of the archives', () => {
    expect(gameOf({ players: [wireGamePlayer({ wards_destroyed: 3, vision_score: 40 })] }).players[0]).toMatchObject({
      wardsDestroyed: 3,
      visionScore: 40,
    });
  });

  it('decodes with the domain', () => {
    expect(v.safeParse(GameDetailSchema, gameOf()).success).toBe(true);
  });
});

describe('what is not known', () => {
  it('is null, never zero, for missing figures', () => {
    const player = wireGamePlayer({
      physical_damage: null,
      magic_damage: null,
      true_damage: null,
      total_heal: null,
      kills_series: null,
      kills_counters: null,
      creep_score: null,
      minions_killed: null,
    });
    expect(gameOf({ players: [player] }).players[0]).toMatchObject({
      damagePhysical: null,
      heal: null,
      doubleKills: null,
      wardsDestroyed: null,
      cs: null,
      damage: 15000,
    });
  });

  it('is null while the API has counted nothing', () => {
    const teams = [
      wireGameTeam({ gold_earned: 0, kills: 0, tower_kills: 0, first_blood: false }),
      wireGameTeam({ team: OWLS, color: 'red', gold_earned: 0, kills: 0, bans: [] }),
    ];
    const game = gameOf({ status: 'running', finished: false, teams, players: [wireGamePlayer({ gold_earned: 0, kills: 0, level: 0 })] });
    expect(game.teams[0]).toMatchObject({ gold: null, kills: null, towers: null, firstBlood: null, bans: [31, 32] });
    expect(game.players[0]).toMatchObject({ kills: null, level: null, champion: { id: 31 } });
  });

  it('leaves a played game without statistics empty', () => {
    const empty = Object.fromEntries(Object.keys(wireGameTeam()).map((key) => [key, null]));
    const teams = [OWLS].map((team) => ({ ...empty, team, color: 'red', bans: [] }));
    const game = gameOf({ teams, players: [], length: null, frames: null });
    expect(game).toMatchObject({ status: 'finished', lengthSeconds: null, winnerId: 901, teams: [], players: [], frames: [] });
    expect(hasFigures(game)).toBe(false);
  });
});

describe('frames', () => {
  const team = { id: 901, gold: 2500, kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 };
  it('are sorted, and one without players has none', () => {
    const player = { id: 8001, gold: 1500, cs: 30, level: 5, kills: 0, deaths: 0, assists: 0 };
    const frames = [
      { seconds: 300, teams: [{ ...team, gold: 7000 }], players: [player, { ...player, gold: null }] },
      { seconds: 0, teams: [team] },
    ];
    expect(gameOf({ frames }).frames).toEqual([
      { seconds: 0, teams: [team], players: [] },
      { seconds: 300, teams: [{ ...team, gold: 7000 }], players: [player] },
    ]);
  });
});

describe('a malformed game', () => {
  it.each([
    ['no match', { match_id: null }, 'no match'],
    ['a team of no colour', { teams: [wireGameTeam({ color: 'green' })] }, 'teams.0.color'],
    ['a player without a team', { players: [wireGamePlayer({ team: null })] }, 'players.0.team'],
  ])('is reported for %s', (_, overrides, reason) => {
    expect(rejected(parseGame(wireGame(overrides)))).toMatchObject({ kind: 'malformed', entity: 'game', id: '4001' });
    expect(rejected(parseGame(wireGame(overrides))).reason).toContain(reason);
  });
});
