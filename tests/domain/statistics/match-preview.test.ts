import { describe, expect, it } from 'vitest';
import { DUEL_GAMES, keyDuel, previewFigures, roleStanding } from '../../../lib/domain/statistics/match-preview';
import { NO_PLAYER_TOTALS, type PlayerTotals } from '../../../lib/domain/statistics/player-stats';

const sum = (total: number, games = 10) => ({ total, games, seconds: games * 1800 });
const totals = (overrides: Partial<PlayerTotals> = {}): PlayerTotals => ({
  ...NO_PLAYER_TOTALS,
  ...{ games: 10, wins: 5, kills: 30, deaths: 20, assists: 50, teamKills: 120 },
  ...{ takedowns: sum(80), sharedDamage: sum(300), teamDamage: sum(1000) },
  ...overrides,
});

describe('the figures of a preview', () => {
  it('say over how many games each is known', () => {
    const figures = previewFigures(totals({ cs: sum(1200, 5) }));
    expect(figures).toEqual({
      games: 10,
      kda: { value: 4, games: 10 },
      csPerMinute: { value: 8, games: 5 },
      damagePerMinute: null,
      goldDifferenceAt15: null,
    });
  });
});

describe('the key duel', () => {
  it('is the role whose two players rank highest together', () => {
    const pairs = [
      { role: 'top', left: 2, right: null },
      { role: 'mid', left: 0.5, right: 0.4 },
      { role: 'adc', left: 1.2, right: -0.4 },
    ] as const;
    expect(keyDuel(pairs)).toBe('mid');
    expect(keyDuel([...pairs, { role: 'support', left: 3, right: 3 }])).toBe('mid');
    expect(keyDuel(pairs.slice(0, 1))).toBeNull();
  });

  it('excludes players with too few games or unknown figures', () => {
    expect(roleStanding(totals(), 'mid')).not.toBeNull();
    expect(roleStanding(totals({ games: DUEL_GAMES - 1 }), 'mid')).toBeNull();
    expect(roleStanding(totals({ teamDamage: sum(0, 0) }), 'mid')).toBeNull();
  });

  it('scores more kills and damage higher, and more deaths lower', () => {
    const standing = roleStanding(totals(), 'mid') ?? 0;
    expect(roleStanding(totals({ deaths: 10 }), 'mid')).toBeGreaterThan(standing);
    expect(roleStanding(totals({ takedowns: sum(100) }), 'mid')).toBeGreaterThan(standing);
    expect(roleStanding(totals({ sharedDamage: sum(350) }), 'mid')).toBeGreaterThan(standing);
  });
});
