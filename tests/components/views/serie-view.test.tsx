// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SerieView } from '../../../components/views/SerieView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Serie } from '../../../lib/domain/entities/entities';
import type { SerieDocument } from '../../../lib/domain/models/entity-models';
import type { Match } from '../../../lib/domain/match/match';
import type { Highlights } from '../../../lib/domain/competition/highlights';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { briefTable } from '../../../lib/domain/competition/qualification-lines';
import type { TeamScenario } from '../../../lib/domain/competition/scenario-model';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { GEN, KT, T1, league, serie, teamStub, tournament } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';
import { beginTestsAt, withOwnCache } from '../../support/schedule-rig';

beginTestsAt('2023-08-30T09:00:00Z');

const matches = [finishedMatch({ tournamentId: 16 })];
const stage = tournament({ hasBracket: false });

const scenarioOf = (teamId: number, status: TeamScenario['status']): TeamScenario => ({
  ...{ teamId, status, best: 1, worst: 2, chance: 0.5, byPlace: [0.5, 0.5], remaining: 1, enough: null, atLeast: null, level: false },
  mustLose: [{ matchId: 20, loserId: 63 }],
});

type More = Pick<SerieDocument, 'podium' | 'patches'> & { readonly matches?: readonly Match[] };

function view(overrides: Partial<Serie>, highlights?: Highlights, { matches: of = matches, ...more }: More = {}) {
  return withOwnCache(
    <SerieView
      document={{ serie: serie(overrides), league: league(), tournaments: [stage], ...(highlights ? { highlights } : {}), ...more }}
      shown={[
        {
          stageId: 16,
          matches: of,
          table: briefTable({
            ...{ tournamentId: 16, tournamentName: 'Playoffs', kind: 'group', from: 'matches' },
            rows: rankFromMatches(stage.teams, matches),
            cuts: [{ places: 1, kind: 'advances' }],
            scenarios: {
              ...{ places: 1, method: 'exact', byScore: true, outcomes: 2, remaining: 1, stakes: [] },
              teams: [scenarioOf(77, 'in'), scenarioOf(1, 'open')],
            },
          }),
        },
      ]}
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

  it('says its name and dates once', () => {
    const { container } = renderSite(view({}));
    expect(screen.getAllByText(/Summer 2023/)).toHaveLength(1);
    expect(container.querySelectorAll('.range')).toHaveLength(1 + container.querySelectorAll('.stages > li').length);
  });

  it('says who goes on from stage to stage, unless results are hidden', () => {
    const stages = [
      tournament({ id: 15, name: 'Play-In', teams: [1, 2, 3].map(teamStub) }),
      tournament({ id: 16, teams: [2, 4].map(teamStub) }),
    ];
    const shown = () => {
      const { container, unmount } = renderSite(
        withOwnCache(<SerieView document={{ serie: serie({}), league: league(), tournaments: stages }} shown={[]} />),
      );
      const texts = [...container.querySelectorAll('.stages .onward')].map(({ textContent }) => textContent);
      unmount();
      return texts;
    };
    expect(shown()).toEqual([expect.stringMatching(/On to Playoffs.*Team 2$/)]);
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    expect(shown()).toEqual([]);
  });

  it('has the table of the stage that is on, without its scenarios, what comes next, and the way to results', () => {
    const upcoming = Array.from({ length: 7 }, (_, index) => notStartedMatch({ id: 20 + index, tournamentId: 16 }));
    renderSite(view({}, highlights, { matches: [...matches, ...upcoming] }));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText('Playoff scenarios')).toBeNull();
    expect([...document.querySelectorAll('[data-certain]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('T1'),
      '',
    ]);
    const next = within(screen.getByRole('region', { name: 'Upcoming' }));
    expect(next.getAllByRole('listitem').map(({ dataset }) => dataset['match'])).toEqual(['20', '21', '22', '23', '24']);
    expect(next.getByRole('link', { name: 'Matches and results' }).getAttribute('href')).toBe('/tournament/16/playoffs');
    expect(screen.getByRole('link', { name: 'Standings' }).getAttribute('href')).toMatch(/^\/standings/);
  });

  it('has the tables of groups that are played side by side, and what comes next in both', () => {
    const groups = [tournament({ id: 15, name: 'Group A', hasBracket: false }), tournament({ id: 16, name: 'Group B', hasBracket: false })];
    const shown = groups.map(({ id, name }) => {
      const played = [finishedMatch({ id, tournamentId: id }), notStartedMatch({ id: 100 + id, tournamentId: id })];
      const rows = rankFromMatches(stage.teams, [finishedMatch({ tournamentId: id })]);
      return {
        stageId: id,
        matches: played,
        table: { tournamentId: id, tournamentName: name, kind: 'group', from: 'matches', rows } as const,
      };
    });
    renderSite(withOwnCache(<SerieView document={{ serie: serie({}), league: league(), tournaments: groups }} shown={shown} />));
    for (const { name } of groups) expect(within(screen.getByRole('region', { name })).getAllByRole('table')).toHaveLength(1);
    const next = within(screen.getByRole('region', { name: 'Upcoming' }));
    expect(next.getAllByRole('listitem').map(({ dataset }) => dataset['match'])).toEqual(['115', '116']);
    expect(next.queryByRole('link', { name: 'Matches and results' })).toBeNull();
    const stages = within(screen.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Now'), expect.stringContaining('Now')]);
  });

  it('comes without what is not certain of the teams of its table', () => {
    const brief = briefTable({
      ...{ tournamentId: 16, tournamentName: 'Playoffs', kind: 'group', from: 'matches', rows: [] },
      scenarios: {
        ...{ places: 1, method: 'exact', byScore: true, outcomes: 2, remaining: 1, stakes: [], chances: [] },
        teams: [scenarioOf(77, 'in'), scenarioOf(1, 'open')],
      },
    });
    const { byPlace: _byPlace, ...first } = scenarioOf(77, 'in');
    expect(brief.scenarios?.teams).toEqual([{ ...first, mustLose: [] }]);
    expect(brief.scenarios?.stakes).toBeUndefined();
  });

  it('says on which patches it was played', () => {
    renderSite(view({}, undefined, { patches: ['13.11', '13.16'] }));
    expect(header()).toContain('Patch 13.11–13.16');
    cleanup();
    renderSite(view({}, undefined, { patches: ['13.16', '13.16'] }));
    expect(header()).toContain('Patch 13.161 of 1');
  });

  it('says how many games its top fives cover', () => {
    renderSite(view({}, highlights));
    expect(within(screen.getByRole('region', { name: 'Top players' })).getByText('Stats cover 49 of 90 games.')).toBeTruthy();
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

  const podium = [
    { team: GEN, place: 1, to: 1 },
    { team: T1, place: 2, to: 2 },
    { team: KT, place: 3, to: 4 },
  ];
  const won = () => [...document.querySelectorAll('li[data-kind]')].map(({ textContent }) => textContent);

  it('begins with who won and who came close', () => {
    renderSite(view({}, undefined, { podium }));
    expect(won()).toEqual(['GENGen.GWinner', 'T1T1Runner-up', 'KTkt RolsterSemifinal']);
  });

  it('names nobody while it is not over', () => {
    renderSite(view({}));
    expect(won()).toEqual([]);
  });

  it('shows results to readers who hide them only when they reveal the page', async () => {
    saveSettings({ spoilerFree: true });
    const user = userEvent.setup();
    renderSite(view({}, undefined, { podium }));
    expect(won()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    expect(won()).toHaveLength(3);
  });

  it('has the winner in the server’s HTML only in what the first paint covers', () => {
    const page = document.createElement('div');
    page.innerHTML = siteHtml(view({}, undefined, { podium }));
    expect(page.textContent).toContain('Winner');
    for (const covered of page.querySelectorAll('[data-spoiler]:not([data-revealed])')) covered.remove();
    expect(page.textContent).not.toMatch(/Winner|Runner-up/);
  });
});
