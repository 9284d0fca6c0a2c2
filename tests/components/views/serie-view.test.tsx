// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SerieView } from '../../../components/views/SerieView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Serie } from '../../../lib/domain/entities/entities';
import type { Highlights } from '../../../lib/domain/competition/highlights';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { league, serie, teamStub, tournament } from '../../support/entity-fixture';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, serverHtml, siteRouter } from '../../support/render-site';
import { fakeApi, withOwnCache } from '../../support/schedule-rig';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../../lib/client/settings/time-zone', () => ({ SERVER_TIME_ZONE: 'UTC', useTimeZone: () => 'UTC', paintedZone: () => 'UTC' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2023-08-30T09:00:00Z') });
  fakeApi([]);
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const matches = [finishedMatch({ tournamentId: 16 })];
const stage = tournament({ hasBracket: false });

function view(overrides: Partial<Serie>, highlights?: Highlights) {
  return withOwnCache(
    <SerieView
      document={{ serie: serie(overrides), league: league(), tournaments: [stage], ...(highlights ? { highlights } : {}) }}
      stageId={16}
      table={{
        ...{ tournamentId: 16, tournamentName: 'Playoffs', kind: 'group', from: 'matches' },
        rows: rankFromMatches(stage.teams, matches),
      }}
      matches={matches}
    />,
  );
}
const header = () => screen.getByRole('heading', { level: 1, name: /Summer 2023$/ }).closest('header')?.textContent ?? '';

describe('the page of a serie', () => {
  const top = { id: 5, name: 'Faker', role: 'mid' as const, team: 'T1', games: 12, value: 6.5 };
  const highlights: Highlights = {
    rosters: [],
    leastGames: 4,
    players: { kda: [top], killParticipation: [], csPerMinute: [], damagePerMinute: [] },
    champions: { presence: [], winRate: [] },
    coverage: { players: { games: 90, withFigures: 49 }, champions: { games: 90, withFigures: 49 } },
  };

  it('says of what time the line-ups of its teams are', () => {
    const roster = { teamId: 1, players: [{ id: 5, name: 'Faker', role: 'mid' as const }] };
    const shown = (rosters: Highlights['rosters']) => {
      const { container, unmount } = renderSite(view({}, { ...highlights, rosters }));
      const notes = [...container.querySelectorAll('p')]
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('Only players'));
      unmount();
      return notes;
    };
    expect(shown([])).toEqual([]);
    expect(shown([roster])).toEqual(['Only players who have played here.']);
    expect(shown([roster, { ...roster, teamId: 77, isListed: true }])).toEqual([
      'Only players who have played here; teams yet to play show their current roster.',
    ]);
  });

  it('says who goes on from stage to stage, unless results are hidden', () => {
    const stages = [
      tournament({ id: 15, name: 'Play-In', teams: [1, 2, 3].map(teamStub) }),
      tournament({ id: 16, teams: [2, 4].map(teamStub) }),
    ];
    const shown = () => {
      const { container, unmount } = renderSite(
        withOwnCache(
          <SerieView document={{ serie: serie({}), league: league(), tournaments: stages }} stageId={null} table={null} matches={[]} />,
        ),
      );
      const texts = [...container.querySelectorAll('.stages .onward')].map(({ textContent }) => textContent);
      unmount();
      return texts;
    };
    expect(shown()).toEqual([expect.stringMatching(/On to Playoffs.*Team 2$/)]);
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    expect(shown()).toEqual([]);
  });

  describe('of its other stages', () => {
    const stages = [tournament({ id: 15, name: 'Play-In', hasBracket: false }), stage];
    const playIn = [finishedMatch({ tournamentId: 15 })];
    const table = { from: 'matches', rows: rankFromMatches(stage.teams, playIn), cuts: [], scenarios: null, titleChances: null, notes: [] };
    const seen = (isNear: boolean) =>
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
          observe = () => this.tell([{ isIntersecting: isNear }]);
          disconnect = () => undefined;
        },
      );
    function answering(status: number): string[] {
      const requested: string[] = [];
      vi.stubGlobal('fetch', (path: string) => {
        requested.push(path);
        const body = path.includes('standings')
          ? { tournament: { id: 15, name: 'Play-In', kind: 'group' }, ...table }
          : { matches: playIn, playing: [] };
        return Promise.resolve(Response.json(body, { status }));
      });
      return requested;
    }
    const show = () =>
      renderSite(
        withOwnCache(
          <SerieView
            document={{ serie: serie({}), league: league(), tournaments: stages }}
            stageId={16}
            table={null}
            matches={matches.slice(0, 0)}
          />,
        ),
      );
    const fold = () => within(screen.getByRole('heading', { name: 'Play-In' }).closest('details') ?? document.body);

    it('requests nothing while their folds are closed, but links to their pages', () => {
      seen(false);
      const requested = answering(200);
      show();
      expect(fold().getByRole('link', { hidden: true }).getAttribute('href')).toBe('/tournament/15/play-in');
      expect(requested).toEqual([]);
    });

    it('draws the table of one that is opened', async () => {
      seen(true);
      answering(200);
      show();
      expect(await fold().findByRole('table', { hidden: true })).toHaveProperty('textContent', expect.stringContaining('Gen.G'));
    });

    it('draws no table where results are hidden', async () => {
      saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
      seen(true);
      answering(200);
      show();
      await fold().findByText('Standings are hidden: spoiler mode is on.');
      expect(fold().queryByRole('table', { hidden: true })).toBeNull();
    });

    it('says so where it cannot be loaded', async () => {
      seen(true);
      answering(404);
      show();
      expect(await fold().findByText('Couldn’t load this stage')).toBeTruthy();
    });
  });

  it('says how many games its top fives cover', () => {
    renderSite(view({}, highlights));
    expect(
      within(screen.getByRole('heading', { name: 'Top players' }).closest('details') ?? document.body).getByText(
        'Stats cover 49 of 90 games.',
      ),
    ).toBeTruthy();
  });

  it('says from how many picks win rates count, where it lists any', () => {
    const senna = { champion: { id: 1, name: 'Senna', img: null }, games: 9, value: 0.6 };
    const shown = (winRate: Highlights['champions']['winRate']) => {
      const { unmount } = renderSite(view({}, { ...highlights, champions: { presence: [senna], winRate } }));
      const note = screen.queryByText('Win rate: Min. 5 picks');
      unmount();
      return note !== null;
    };
    expect([shown([senna]), shown([])]).toEqual([true, false]);
  });

  it('names the winner', () => {
    renderSite(view({ winnerId: 1 }));
    expect(header()).toMatch(/Winner:.*Gen\.G$/);
  });

  it('names no winner while there is none', () => {
    renderSite(view({ winnerId: null }));
    expect(header()).not.toContain('Winner');
  });

  it('shows results to readers who hide them only when they reveal the page', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    renderSite(view({ winnerId: 1 }));
    expect(header()).not.toMatch(/Winner|Gen\.G/);
    const [button] = screen.getAllByRole('button', { name: 'Show results' });
    if (!button) throw new Error('no button');
    await user.click(button);
    expect(header()).toMatch(/Winner:.*Gen\.G$/);
  });

  it('has the winner in the server’s HTML only in what the first paint covers', () => {
    const page = document.createElement('div');
    page.innerHTML = serverHtml(<RouterContext.Provider value={siteRouter().router}>{view({ winnerId: 1 })}</RouterContext.Provider>);
    const head = page.querySelector('header');
    if (!head) throw new Error('no header');
    expect(within(head).getByText('Gen.G')).toBeTruthy();
    for (const covered of head.querySelectorAll('[data-spoiler]:not([data-revealed])')) covered.remove();
    expect(head.textContent).not.toMatch(/Winner|Gen\.G/);
  });
});
