import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GameDetailSchema } from '../../../lib/domain/match/game';
import { gameLog } from '../../../lib/domain/match/game-log';
import { nextObjectives } from '../../../lib/domain/match/next-objectives';
import { ROLES } from '../../../lib/domain/match/role';
import { allGames, season, sum } from '../../support/source/demo-season';

describe('every game of the demo season', () => {
  it('has the documented shape', () => {
    for (const game of allGames) expect(v.is(GameDetailSchema, game)).toBe(true);
  });

  it('has two teams, blue first, and five players by role on each side', () => {
    for (const game of allGames) {
      expect(game.teams.map((team) => team.side)).toEqual(['blue', 'red']);
      for (const [index, team] of game.teams.entries()) {
        const own = game.players.slice(index * 5, index * 5 + 5);
        expect(own.map((player) => player.teamId)).toEqual(Array(5).fill(team.id));
        expect(own.map((player) => player.role)).toEqual(ROLES);
      }
    }
  });

  it('counts each kill once as a kill, once as a death, and never more assists than there are kills', () => {
    for (const game of allGames) {
      for (const team of game.teams) {
        const own = game.players.filter((player) => player.teamId === team.id);
        const enemies = game.players.filter((player) => player.teamId !== team.id);
        expect(sum(own.map((player) => player.kills))).toBe(team.kills);
        expect(sum(enemies.map((player) => player.deaths))).toBe(team.kills);
        for (const player of own) expect((player.kills ?? 0) + (player.assists ?? 0)).toBeLessThanOrEqual(team.kills ?? 0);
      }
    }
  });

  it('adds up: gold of the players, types of the dragons, parts of the damage', () => {
    for (const game of allGames) {
      for (const team of game.teams) {
        expect(sum(game.players.filter((player) => player.teamId === team.id).map((player) => player.gold))).toBe(team.gold);
        expect(sum(Object.values(team.dragonTypes))).toBe(team.dragons);
      }
      for (const player of game.players) {
        const { damage, damagePhysical, damageMagic, damageTrue, doubleKills, tripleKills, kills } = player;
        const adds =
          sum([damagePhysical, damageMagic, damageTrue]) === damage && damage > 0 && sum([doubleKills, tripleKills]) <= (kills ?? 0);
        expect(adds).toBe(true);
      }
    }
  });

  it('has events where it may be watched live, as many as its figures count', () => {
    const told = allGames.flatMap(({ events, teams, lengthSeconds }) => (events ? [{ events, teams, lengthSeconds }] : []));
    expect(told.length).toBeGreaterThan(0);
    for (const { events, teams, lengthSeconds } of told) {
      expect(events.complete).toBe(true);
      expect(events.list.every(({ seconds }, index) => seconds >= (events.list[index - 1]?.seconds ?? 0))).toBe(true);
      expect(events.list.at(-1)?.seconds).toBeLessThanOrEqual(lengthSeconds ?? 0);
      for (const team of teams) {
        const count = (kind: string) => events.list.filter((event) => event.kind === kind && event.teamId === team.id).length;
        expect([count('kill'), count('tower'), count('inhibitor'), count('dragon'), count('baron'), count('herald')]).toEqual([
          ...[team.kills, team.towers, team.inhibitors, team.dragons, team.barons, team.heralds],
        ]);
      }
    }
  });

  it('takes dragons and barons no sooner than they appear', () => {
    for (const { events } of allGames) {
      const list = events?.list ?? [];
      for (const [index, event] of list.entries()) {
        if (event.kind !== 'dragon' && event.kind !== 'baron') continue;
        const next = nextObjectives(gameLog({ complete: true, list: list.slice(0, index) }), '16.20');
        const at = next.find(({ kind }) => (kind === 'baron') === (event.kind === 'baron'))?.at;
        expect(event.seconds).toBeGreaterThanOrEqual(at ?? Infinity);
      }
    }
  });

  it('has at most one side that was first, and exactly one where anything happened', () => {
    for (const { teams } of allGames) {
      const firsts = (pick: (team: (typeof teams)[number]) => boolean | null) => teams.filter((team) => pick(team) === true).length;
      expect(firsts((team) => team.firstBlood)).toBe(1);
      expect(firsts((team) => team.firstTower)).toBe(1);
      expect(firsts((team) => team.firstInhibitor)).toBe(1);
      expect(firsts((team) => team.firstBaron)).toBe(sum(teams.map((team) => team.barons)) > 0 ? 1 : 0);
      expect(firsts((team) => team.firstDragon)).toBe(sum(teams.map((team) => team.dragons)) > 0 ? 1 : 0);
      expect(firsts((team) => team.firstHerald)).toBe(sum(teams.map((team) => team.heralds)) > 0 ? 1 : 0);
      for (const team of teams) {
        if (team.firstBaron) expect(team.barons).toBeGreaterThan(0);
        if (team.firstTower) expect(team.towers).toBeGreaterThan(0);
      }
    }
  });

  it('ends: the winner has taken towers and an inhibitor, and it lasted 22 to 48 minutes', () => {
    for (const game of allGames) {
      const winner = game.teams.find((team) => team.id === game.winnerId);
      expect(winner?.towers).toBeGreaterThanOrEqual(5);
      expect(winner?.inhibitors).toBeGreaterThanOrEqual(1);
      expect(game.lengthSeconds).toBeGreaterThanOrEqual(22 * 60);
      expect(game.lengthSeconds).toBeLessThanOrEqual(48 * 60);
    }
  });

  it('has a frame for each minute that never decreases and ends at the final figures', () => {
    for (const game of allGames) {
      const length = game.lengthSeconds ?? 0;
      expect(game.frames.map((frame) => frame.seconds)).toEqual([
        ...Array.from({ length: Math.ceil(length / 60) }, (_, minute) => minute * 60),
        length,
      ]);
      const last = game.frames.at(-1);
      for (const [index, team] of game.teams.entries()) {
        const { id, gold, kills, towers, dragons, barons, inhibitors } = team;
        expect(last?.teams[index]).toEqual({ id, gold, kills, towers, dragons, barons, inhibitors });
        const rises = (pick: (frame: (typeof game.frames)[number]['teams'][number]) => number | null) => {
          const values = game.frames.map((frame) => frame.teams[index]).map((figures) => (figures ? (pick(figures) ?? -1) : -1));
          return values.every((value, place) => value >= (values[place - 1] ?? 0));
        };
        const picks = [
          rises((each) => each.gold),
          rises((each) => each.kills),
          rises((each) => each.towers),
          rises((each) => each.dragons),
        ];
        expect(picks).toEqual([true, true, true, true]);
      }
      expect(last?.players).toEqual(
        game.players.map(({ id, gold, cs, level, kills, deaths, assists }) => ({ id, gold, cs, level, kills, deaths, assists })),
      );
    }
  });

  it('gives each side five bans and ten different champions in all that nobody banned', () => {
    const names = new Map(season.champions.map((champion) => [champion.id, champion.name]));
    for (const game of allGames) {
      const picks = game.players.map((player) => player.champion);
      const bans = game.teams.flatMap((team) => team.bans);
      expect(new Set([...picks.map((champion) => champion.id), ...bans]).size).toBe(20);
      for (const champion of picks) expect(names.get(champion.id)).toBe(champion.name);
    }
  });

  it('never repeats a champion within a series, nor bans one that is used up', () => {
    for (const games of season.games.values()) {
      const used = new Set<number>();
      for (const game of games) {
        for (const id of [...game.players.map((player) => player.champion.id), ...game.teams.flatMap((team) => team.bans)])
          expect(used.has(id)).toBe(false);
        for (const player of game.players) used.add(player.champion.id);
      }
      expect(used.size).toBe(games.length * 10);
    }
  });

  it('farms and wards by role: carries farm most, supports place most wards', () => {
    const mean = (role: string, pick: (player: (typeof allGames)[number]['players'][number]) => number | null) => {
      const own = allGames.flatMap((game) => game.players.filter((player) => player.role === role));
      return sum(own.map(pick)) / own.length;
    };
    expect(mean('adc', (player) => player.cs)).toBeGreaterThan(mean('jgl', (player) => player.cs));
    expect(mean('jgl', (player) => player.cs)).toBeGreaterThan(mean('support', (player) => player.cs) * 3);
    expect(mean('support', (player) => player.wardsPlaced)).toBeGreaterThan(mean('top', (player) => player.wardsPlaced) * 2);
    expect(mean('support', (player) => player.visionScore)).toBeGreaterThan(mean('mid', (player) => player.visionScore));
    expect(mean('adc', (player) => player.damage)).toBeGreaterThan(mean('support', (player) => player.damage) * 2);
  });
});
