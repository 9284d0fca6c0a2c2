// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { patchFigures } from '../../../lib/domain/news/patch-figures';
import type { PatchRow } from '../../../components/patch/PatchRows';
import { PatchView } from '../../../components/views/PatchView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { PresencePlot } from '../../../lib/domain/statistics/champion-plot';
import type { DraftCount } from '../../../lib/domain/statistics/champion-stats';
import type { ChampionStatsDocument } from '../../../lib/domain/statistics/stats-document';
import { championPicks } from '../../support/champion-fixture';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  act(() => saveSettings({ spoilerFree: false }));
});

const champions = (version: string, picks: number, drafts: DraftCount): ChampionStatsDocument => ({
  scope: `patch:${version}`,
  drafts,
  rows: [{ champion: { id: 61, name: 'Azir', img: null }, totals: championPicks({ picks, picksWithBans: picks, bans: 4 }) }],
});

const plot: PresencePlot = {
  points: [{ champion: { id: 103, name: 'Ahri', img: null }, picks: 11, share: 0.75, winRate: 0.64, before: null }],
  share: 'presence',
  before: '13.13',
};

type Shown = { readonly games?: number; readonly all?: readonly PatchRow[] | null };

function show(now: DraftCount, before: DraftCount | null, { games = now.games, all = null }: Shown = {}) {
  const figures = patchFigures(champions('13.14', 40, now), before === null ? null : champions('13.13', 10, before));
  const coverage = { games, withFigures: now.games };
  const patch = { version: '13.14', firstAt: '2023-07-19T08:00:00Z', lastAt: '2023-08-02T08:00:00Z', coverage };
  renderSite(
    <PatchView
      shown={{ patch, before: before === null ? null : '13.13', isComparable: before !== null, figures, plot, around: ['13.14'] }}
      all={all}
    />,
  );
}

const notes = () => screen.queryAllByText(/bans are known|known bans/).map((note) => note.textContent);
const ALL = { games: 200, gamesWithBans: 200 };
const SOME = { games: 236, gamesWithBans: 87 };

describe('the page of a patch', () => {
  const days = { firstAt: '2026-01-10T08:00:00Z', lastAt: '2026-01-20T08:00:00Z' };
  const bare = { plot: null, around: ['26.1'] };
  const patchOf = (games: number, withFigures: number) => ({ version: '26.1', ...days, coverage: { games, withFigures } });

  it('says that nothing is known of the patch before it, and compares with no other', () => {
    const figures = patchFigures(champions('26.1', 40, ALL), null);
    renderSite(<PatchView shown={{ ...bare, patch: patchOf(200, 200), before: '25.24', isComparable: false, figures }} all={null} />);
    expect(screen.queryByText('No drafts from patch 25.24 to compare with.')).not.toBeNull();
  });

  it('shows a patch of which no draft is known without figures', () => {
    renderSite(<PatchView shown={{ ...bare, patch: patchOf(3, 0), before: null, isComparable: false, figures: null }} all={null} />);
    expect(screen.queryByRole('heading', { name: 'Meta on patch 26.1' })).not.toBeNull();
    expect(screen.queryByText('Most picked')).toBeNull();
  });

  it('says for how many games it knows the bans, and how many games of the patch it is compared with has', () => {
    show(SOME, ALL);
    expect(notes()).toEqual([
      'Picks and bans in games with known bans: 87 of 236 on 13.14, 200 of 200 on 13.13.',
      'From 87 of 236 games with known bans.',
    ]);
  });

  it('has picks and bans that add up to the presence, also where bans of few games are known', () => {
    const azir = (picks: number, picksWithBans: number, bans: number): ChampionStatsDocument['rows'] => [
      { champion: { id: 61, name: 'Azir', img: null }, totals: championPicks({ picks, picksWithBans, bans }) },
    ];
    const [now, before] = [champions('13.14', 40, SOME), champions('13.13', 10, ALL)];
    const { rising } = patchFigures({ ...now, rows: azir(120, 26, 20) }, { ...before, rows: azir(20, 20, 10) });
    expect(rising[0]?.presence.now).toBeCloseTo(46 / 87);
    expect(rising[0]?.pick.now).toBeCloseTo(26 / 87);
    expect(rising[0]?.ban.now).toBeCloseTo(20 / 87);
    expect(rising[0]?.pick.change).toBeCloseTo(26 / 87 - 20 / 200);
  });

  it('says so of the comparison where only the previous patch lacks bans', () => {
    show(ALL, SOME);
    expect(notes()).toEqual(['Picks and bans in games with known bans: 200 of 200 on 13.14, 87 of 236 on 13.13.']);
  });

  it('does not mention it where the bans of all games are known, nor a comparison that is not made', () => {
    show(ALL, ALL);
    expect(notes()).toEqual([]);
    cleanup();
    show(SOME, { games: 200, gamesWithBans: 12 });
    expect(notes()).toEqual(['From 87 of 236 games with known bans.']);
  });

  it('counts all games of the patch, and says for how many it knows the draft', () => {
    show(ALL, null, { games: 900 });
    expect(screen.getByText('Stats cover 200 of 900 games.').closest('details')?.parentElement?.textContent).toMatch(/^900 games/);
    cleanup();
    show(ALL, null);
    expect(screen.queryByText(/^Stats cover/)).toBeNull();
  });

  it('leads to the statistics of its champions', () => {
    show(ALL, null);
    const link = screen.getByRole('link', { name: 'Full stats of patch 13.14' });
    expect(link.getAttribute('href')).toBe('/stats?scope=patch:13.14&kind=champions');
  });

  it('plots the champions, and has the same as a table', () => {
    show(ALL, ALL);
    expect(screen.getByRole('figure', { name: 'Champions by presence and win rate: 13.14' })).toBeTruthy();
    const cells = [...screen.getByRole('row', { name: /Ahri/, hidden: true }).children].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Ahri', '11', '75%', '64%', '–', '–']);
  });

  it('begins with what rose and fell, each figure with its change in points and the picks that make it', () => {
    show(ALL, ALL);
    const [head, row] = within(screen.getByRole('table', { name: 'Rising since 13.13' })).getAllByRole('row');
    expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Champion', 'Presence', 'Win rate', 'Pick %', 'Ban %'],
    ]);
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['AZIAzirPicks: 40', '22%+15', '0%±0', '20%+15', '2%±0'],
    ]);
    expect(screen.getByText('Most picked').closest('details')?.open).toBe(false);
  });

  it('is open at what was drafted most where there is nothing to compare', () => {
    show(ALL, { games: 4, gamesWithBans: 4 });
    expect(screen.queryByText('Too few games to compare with 13.13.')).not.toBeNull();
    expect(screen.getByText('Most picked').closest('details')?.open).toBe(true);
  });

  it('lists all patches with their games on the page of all of them', () => {
    const days = { firstAt: '2023-07-19T08:00:00Z', lastAt: '2023-08-02T08:00:00Z' };
    const row = (version: string, games: number) => ({ version, ...days, coverage: { games, withFigures: games } });
    show(ALL, ALL, { all: [row('13.15', 4), row('13.14', 453)] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meta');
    const rows = within(screen.getByText('All patches').closest('details') ?? document.body).getAllByRole('listitem', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Patch 13\.154 games/),
      expect.stringMatching(/^Patch 13\.14453 games/),
    ]);
  });

  it('shows no number of games while spoilers are hidden', () => {
    act(() => saveSettings({ spoilerFree: true }));
    show(SOME, ALL, { games: 900 });
    expect(document.body.textContent).not.toMatch(/900|236/);
    expect(notes()).toEqual([]);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
