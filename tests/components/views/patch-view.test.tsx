// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patchFigures } from '../../../lib/domain/statistics/patch-figures';
import { PatchView } from '../../../components/views/PatchView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { PresencePlot } from '../../../lib/domain/statistics/champion-plot';
import type { DraftCount } from '../../../lib/domain/statistics/champion-stats';
import type { ChampionStatsDocument } from '../../../lib/domain/statistics/stats-document';
import { championPicks } from '../../support/champion-fixture';
import { renderSite } from '../../support/render-site';

vi.mock('../../../lib/client/settings/time-zone', () => ({ SERVER_TIME_ZONE: 'UTC', useTimeZone: () => 'UTC', paintedZone: () => 'UTC' }));

afterEach(() => {
  cleanup();
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

function show(now: DraftCount, before: DraftCount | null, games = now.games) {
  const figures = patchFigures(champions('13.14', 40, now), before === null ? null : champions('13.13', 10, before));
  const patch = { version: '13.14', firstAt: '2023-07-19T08:00:00Z', lastAt: '2023-08-02T08:00:00Z' };
  const coverage = { games, withFigures: now.games };
  renderSite(
    <PatchView
      patch={patch}
      coverage={coverage}
      before={before === null ? null : '13.13'}
      isComparable={before !== null}
      figures={figures}
      plot={plot}
      around={['13.14']}
    />,
  );
}

const notes = () => screen.queryAllByText(/bans are known|known bans/).map((note) => note.textContent);
const ALL = { games: 200, gamesWithBans: 200 };
const SOME = { games: 236, gamesWithBans: 87 };

describe('the page of a patch', () => {
  const bare = {
    patch: { version: '26.1', firstAt: '2026-01-10T08:00:00Z', lastAt: '2026-01-20T08:00:00Z' },
    plot: null,
    around: ['26.1'],
  };

  it('says that nothing is known of the patch before it, and compares with no other', () => {
    const figures = patchFigures(champions('26.1', 40, ALL), null);
    renderSite(<PatchView {...bare} coverage={{ games: 200, withFigures: 200 }} before="25.24" isComparable={false} figures={figures} />);
    expect(screen.queryByText('No drafts of patch 25.24 are known, so there is nothing to compare with.')).not.toBeNull();
  });

  it('shows a patch of which no draft is known without figures', () => {
    renderSite(<PatchView {...bare} coverage={{ games: 3, withFigures: 0 }} before={null} isComparable={false} figures={null} />);
    expect(screen.queryByRole('heading', { name: 'Meta on patch 26.1' })).not.toBeNull();
    expect(screen.queryByText('Most picked')).toBeNull();
  });

  it('says for how many games it knows the bans, and how many games of the patch it is compared with has', () => {
    show(SOME, ALL);
    expect(notes()).toEqual([
      'Of the 87 of 236 games whose bans are known.',
      'Presence, in games with known bans: 87 of 236 on 13.14, 200 of 200 on 13.13.',
    ]);
  });

  it('says so of the comparison where only the previous patch lacks bans', () => {
    show(ALL, SOME);
    expect(notes()).toEqual(['Presence, in games with known bans: 200 of 200 on 13.14, 87 of 236 on 13.13.']);
  });

  it('does not mention it where the bans of all games are known, nor a comparison that is not made', () => {
    show(ALL, ALL);
    expect(notes()).toEqual([]);
    cleanup();
    show(SOME, { games: 200, gamesWithBans: 12 });
    expect(notes()).toEqual(['Of the 87 of 236 games whose bans are known.']);
  });

  it('counts all games of the patch, and says for how many it knows the draft', () => {
    show(ALL, null, 900);
    expect(screen.getByText('Stats cover 200 of 900 games.').parentElement?.textContent).toMatch(/^900 games/);
    cleanup();
    show(ALL, null);
    expect(screen.queryByText(/^Stats cover/)).toBeNull();
  });

  it('plots the champions, and has the same as a table', () => {
    show(ALL, ALL);
    expect(screen.getByRole('figure', { name: 'Champions by presence and win rate: 13.14' })).toBeTruthy();
    const cells = [...screen.getByRole('row', { name: /Ahri/, hidden: true }).children].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Ahri', '11', '75%', '64%', '–', '–']);
  });

  it('shows no number of games while spoilers are hidden', () => {
    act(() => saveSettings({ spoilerFree: true }));
    show(SOME, ALL, 900);
    expect(document.body.textContent).not.toMatch(/900|236/);
    expect(notes()).toEqual([]);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
