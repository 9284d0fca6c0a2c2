import { describe, expect, it } from 'vitest';
import { championPlot } from '../../../lib/domain/statistics/champion-plot';
import { EVERY_PICK } from '../../../lib/domain/statistics/champion-stats';
import { scopeBefore } from '../../../lib/domain/statistics/scope-options';
import { championPicks } from '../../support/champion-fixture';

type Picks = readonly [id: number, picks: number, wins: number, bans?: number];
const document = (scope: string, games: number, gamesWithBans: number, ...rows: Picks[]) => ({
  scope,
  drafts: { games, gamesWithBans },
  rows: rows.map(([id, picks, wins, bans = 0]) => ({
    champion: { id, name: `C${id}`, img: null },
    totals: championPicks({ picks, wins, bans }),
  })),
});
const now = document('patch:13.14', 40, 40, [1, 10, 6, 20], [2, 20, 5], [3, 8, 4], [4, 4, 4]);

describe('the plot of champions', () => {
  it('has those with five picks or more, the most drafted first, and their previous positions', () => {
    const before = document('patch:13.13', 40, 40, [1, 20, 10], [2, 4, 1, 10]);
    const plot = championPlot(now, EVERY_PICK, { name: '13.13', document: before });
    expect(plot).toMatchObject({ share: 'presence', before: '13.13' });
    expect(plot?.points.map(({ champion, share, winRate, before: was }) => [champion.id, share, winRate, was])).toEqual([
      [1, 0.75, 0.6, { share: 0.5, winRate: 0.5 }],
      // Four picks on the patch before make no win rate; what it was banned counts all the same.
      [2, 0.5, 0.25, { share: 0.35, winRate: null }],
      [3, 0.2, 0.5, { share: 0, winRate: null }],
    ]);
  });

  it('compares with no patch with few known games', () => {
    const before = document('patch:13.13', 29, 29, [1, 20, 10]);
    expect(championPlot(now, EVERY_PICK, { name: '13.13', document: before })).toMatchObject({
      before: null,
      points: [{ before: null }, {}, {}],
    });
  });

  it('counts picks only where no bans are known, or for one role', () => {
    expect(championPlot(document('all', 40, 0, [1, 10, 6], [2, 20, 5], [3, 8, 4]), EVERY_PICK, null)?.share).toBe('pickRate');
    expect(championPlot(now, { role: 'mid', side: null }, null)?.share).toBe('pickRate');
  });

  it('is null with two champions', () => {
    expect(championPlot(document('all', 40, 40, [1, 10, 6], [2, 20, 5], [3, 4, 4]), EVERY_PICK, null)).toBeNull();
  });

  it('compares with the previous patch, year or serie of the same league', () => {
    const scopes = {
      ...{ leagues: [], seasons: [2023, 2022], tournaments: [] },
      leagueSeasons: [2023, 2021].map((year) => ({ leagueId: 293, year })),
      series: [
        { id: 9, name: 'Summer 2023', leagueId: 293 },
        { id: 8, name: 'Summer 2023', leagueId: 294 },
        { id: 7, name: 'Spring 2023', leagueId: 293 },
      ],
      patches: ['13.14', '13.13', '13.12'],
      leaguePatches: [
        { leagueId: 293, patch: '13.14' },
        { leagueId: 293, patch: '13.12' },
      ],
    };
    expect(scopeBefore(scopes, 'patch:13.14')).toEqual({ name: '13.13', scope: 'patch:13.13' });
    expect(scopeBefore(scopes, 'patch:293-13.14')).toEqual({ name: '13.12', scope: 'patch:293-13.12' });
    // Without figures of the patch before it there is nothing to compare with; one long before would mislead.
    const gap = {
      ...scopes,
      leaguePatches: [...scopes.leaguePatches, { leagueId: 293, patch: '13.13', empty: true as const }],
      patches: ['13.14', '13.12'],
    };
    expect([scopeBefore(gap, 'patch:13.14'), scopeBefore(gap, 'patch:293-13.14')]).toEqual([null, null]);
    const renamed = { ...scopes, patches: ['26.1', '25.S1.1', '14.24'], leaguePatches: [] };
    expect(scopeBefore(renamed, 'patch:25.S1.1')).toEqual({ name: '14.24', scope: 'patch:14.24' });
    expect(scopeBefore(scopes, 'season:2023')).toEqual({ name: '2022', scope: 'season:2022' });
    expect(scopeBefore(scopes, 'season:293-2023')).toEqual({ name: '2021', scope: 'season:293-2021' });
    expect(scopeBefore(scopes, 'serie:9')).toEqual({ name: 'Spring 2023', scope: 'serie:7' });
    const first = ['patch:13.12', 'season:2022', 'serie:7', 'serie:8', 'tournament:16', 'league:293', 'all'];
    expect(first.map((scope) => scopeBefore(scopes, scope))).toEqual(first.map(() => null));
  });
});
