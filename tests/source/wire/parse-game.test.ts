import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GameDetailSchema, GameTeamSchema } from '../../../lib/domain/match/game';
import { hasFigures } from '../../../lib/domain/match/has-figures';
import { hasDetails, parseGame } from '../../../lib/source/wire/parse-game';
import { gameTeam } from '../../support/game-fixture';
import { OWLS, wireGame, wireGamePlayer, wireGameTeam } from '../../support/source/wire-fixture';
import { parsed, rejected } from '../../support/source/expect-parsed';

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

  it('counts the objectives of some seasons, unknown where the source has none', () => {
    const told = wireGameTeam({ voidgrub_kills: 3, atakhan_kills: 1, first_voidgrub: true, first_atakhan: false });
    const seasonal = (team: Record<string, unknown>) => {
      const [own] = gameOf({ teams: [team] }).teams;
      return [own?.voidGrubs, own?.atakhans, own?.firstVoidGrub, own?.firstAtakhan];
    };
    expect(seasonal(told)).toEqual([3, 1, true, false]);
    expect(seasonal(wireGameTeam())).toEqual([null, null, null, null]);
  });

  it('decodes where it was stored before these objectives were known', () => {
    const { voidGrubs: _v, atakhans: _a, firstVoidGrub: _fv, firstAtakhan: _fa, ...before } = gameTeam();
    expect(v.parse(GameTeamSchema, before)).toMatchObject({ voidGrubs: null, atakhans: null, firstVoidGrub: null, firstAtakhan: null });
  });

  it('gives dragons their elements (cloud is air, mountain earth, infernal fire, ocean water)', () => {
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
      controlWards: 9,
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

  it('decodes with the domain’s schema', () => {
    expect(v.safeParse(GameDetailSchema, gameOf()).success).toBe(true);
  });
});

describe('an unknown figure', () => {
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

  it('is left out of a finished game while the source still counts, and not of a running one', () => {
    expect(hasFigures(gameOf({ complete: false }))).toBe(false);
    expect(gameOf({ complete: false })).toMatchObject({ status: 'finished', winnerId: gameOf().winnerId, players: [], frames: [] });
    expect(hasDetails(gameOf({ complete: false, status: 'running', finished: false, end_at: null }))).toBe(true);
    expect(hasDetails(gameOf({ complete: undefined }))).toBe(true);
  });

  it('leaves a played game without statistics empty but for the sides', () => {
    const empty = Object.fromEntries(Object.keys(wireGameTeam()).map((key) => [key, null]));
    const teams = [OWLS].map((team) => ({ ...empty, team, color: 'red', bans: [] }));
    const game = gameOf({ teams, players: [], length: null, frames: null });
    expect(game).toMatchObject({ status: 'finished', lengthSeconds: null, winnerId: 901, players: [], frames: [] });
    expect(game.teams).toMatchObject([{ id: OWLS.id, side: 'red', kills: null, gold: null, firstBlood: null, bans: [] }]);
    expect(hasFigures(game)).toBe(false);
    expect(gameOf({ teams: teams.map((team) => ({ ...team, color: null })), players: [], frames: null }).teams).toEqual([]);
  });
});

describe('frames', () => {
  const team = { id: 901, gold: 2500, kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 };
  it('are sorted, and one without players has none', () => {
    const player = { id: 8001, gold: 1500, cs: 30, level: 5, kills: 0, deaths: 0, assists: 0 };
    const frames = [
      { seconds: 300, teams: [{ ...team, gold: 7000 }], players: [player] },
      { seconds: 0, teams: [team] },
    ];
    expect(gameOf({ frames }).frames).toEqual([
      { seconds: 0, teams: [team], players: [] },
      { seconds: 300, teams: [{ ...team, gold: 7000 }], players: [player] },
    ]);
  });
});

describe('a frame', () => {
  it('keeps what it has, whatever is missing', () => {
    const unknown = { kills: null, towers: null, dragons: null, barons: null, inhibitors: null };
    const frames = [
      { seconds: 60, teams: [{ id: 901, gold: 2600 }], players: [{ id: 8001, cs: 3 }] },
      { seconds: 120, teams: [{ id: 901, towers: 1 }] },
      { seconds: 180, players: [{ id: 8001, gold: 900 }] },
      { seconds: null, teams: [{ id: 901, gold: 9000 }] },
      { seconds: 240 },
    ];
    expect(gameOf({ frames }).frames).toEqual([
      {
        seconds: 60,
        teams: [{ ...unknown, id: 901, gold: 2600 }],
        players: [{ id: 8001, gold: null, cs: 3, level: null, kills: null, deaths: null, assists: null }],
      },
      { seconds: 120, teams: [{ ...unknown, id: 901, gold: null, towers: 1 }], players: [] },
      { seconds: 180, teams: [], players: [expect.objectContaining({ id: 8001, gold: 900 })] },
    ]);
  });
});

describe('sides', () => {
  it('are unknown for both teams where the source gives no colour, and the rest of the game is complete', () => {
    const teams = [wireGameTeam({ color: null }), wireGameTeam({ team: OWLS, color: null, kills: 9 })];
    const game = gameOf({ teams });
    expect(game.teams).toMatchObject([
      { id: 901, side: null, kills: 18, bans: [31, 32] },
      { id: 902, side: null, kills: 9 },
    ]);
    expect(game).toMatchObject({ winnerId: 901, lengthSeconds: 1980 });
    expect(game.players.map(({ id, teamId }) => [id, teamId])).toEqual([
      [8001, 901],
      [8102, 902],
    ]);
    expect(v.safeParse(GameDetailSchema, game).success).toBe(true);
  });

  it('are unknown where both teams would have played on one', () => {
    const teams = [wireGameTeam(), wireGameTeam({ team: OWLS })];
    expect(gameOf({ teams }).teams.map(({ side }) => side)).toEqual([null, null]);
  });

  it('can be known for one team only', () => {
    const teams = [wireGameTeam({ color: null }), wireGameTeam({ team: OWLS })];
    expect(gameOf({ teams }).teams.map(({ id, side }) => [id, side])).toEqual([
      [902, 'blue'],
      [901, null],
    ]);
  });
});

describe('a sparse game', () => {
  it('has its winner though it lists no teams', () => {
    expect(gameOf({ teams: null, players: null })).toMatchObject({ winnerId: 901, status: 'finished', teams: [], players: [] });
    expect(gameOf({ winner: { id: 8001, type: 'Player' } }).winnerId).toBe(8001);
  });

  it('is finished where only its end or its winner says so', () => {
    const bare = { status: null, finished: null, begin_at: null, end_at: null };
    expect(gameOf(bare).status).toBe('finished');
    expect(gameOf({ ...bare, winner: null }).status).toBe('not_started');
    expect(gameOf({ ...bare, winner: null, end_at: '2031-02-01T16:40:00Z' }).status).toBe('finished');
  });

  it('keeps players without role, champion or team', () => {
    const player = wireGamePlayer({ role: null, champion: null, team: null, opponent: null, player: { id: 8001, name: 'Ripple' } });
    const teams = [wireGameTeam({ player_ids: [] }), wireGameTeam({ team: OWLS, color: 'red', player_ids: [] })];
    expect(gameOf({ teams, players: [player] }).players).toMatchObject([
      { id: 8001, name: 'Ripple', teamId: null, role: null, champion: { id: 0 }, kills: 5 },
    ]);
  });

  it('takes a player’s team from the team’s list of players, or from the opponent', () => {
    const listed = [wireGameTeam({ player_ids: [8001] }), wireGameTeam({ team: OWLS, color: 'red', player_ids: [] })];
    const player = wireGamePlayer({ team: null, opponent: null });
    expect(gameOf({ teams: listed, players: [player] }).players[0]?.teamId).toBe(901);
    const unlisted = [wireGameTeam({ player_ids: null }), wireGameTeam({ team: OWLS, color: 'red', player_ids: null })];
    expect(gameOf({ teams: unlisted, players: [wireGamePlayer({ team: null })] }).players[0]?.teamId).toBe(901);
  });

  it('has each team and player once', () => {
    const game = parseGame(
      wireGame({ teams: [wireGameTeam(), wireGameTeam({ kills: 1 })], players: [wireGamePlayer(), wireGamePlayer({ kills: 0 })] }),
    );
    expect(parsed(game).game.teams).toMatchObject([{ id: 901, kills: 18 }]);
    expect(parsed(game).game.players).toMatchObject([{ id: 8001, kills: 5 }]);
    expect(game.ok && game.losses.map(({ kind, part }) => [kind, part])).toEqual([
      ['dropped', 'teams'],
      ['dropped', 'players'],
    ]);
  });
});

describe('a malformed game', () => {
  it.each([
    ['no match', { match_id: null }, 'no match'],
    ['no id', { id: null }, 'id'],
  ])('is reported for %s', (_, overrides, reason) => {
    expect(rejected(parseGame(wireGame(overrides)))).toMatchObject({ kind: 'malformed', entity: 'game' });
    expect(rejected(parseGame(wireGame(overrides))).reason).toContain(reason);
  });
});
