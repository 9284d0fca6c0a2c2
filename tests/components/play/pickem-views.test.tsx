// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlayDivisionView } from '../../../components/views/PlayDivisionView';
import { PlayLeagueView } from '../../../components/views/PlayLeagueView';
import { PlayPickemListView } from '../../../components/views/PlayPickemListView';
import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { PickemPageData, PickemStageInfo } from '../../../lib/domain/play/pickem/pickem-page';
import type { PickemScore } from '../../../lib/domain/play/pickem/pickem-score';
import { NO_MARK } from '../../../lib/domain/play/cosmetics';
import type { LeagueMember, LeaguePageData, PlacedPlayer } from '../../../lib/domain/play/leagues/league-page';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { teamStub } from '../../support/entity-fixture';
import { fromServer, inBrowser } from '../../support/play/spoiler-page';
import { renderSite } from '../../support/render-site';

vi.mock('../../../lib/client/settings/time-zone', () => ({ SERVER_TIME_ZONE: 'UTC', useTimeZone: () => 'UTC', paintedZone: () => 'UTC' }));

afterEach(() => {
  cleanup();
  saveSettings(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
});

const beginAt = '2026-11-23T12:00:00Z';
const teams = [1, 2, 3, 4].map(teamStub);
const STAGE: PickemStageInfo = {
  id: 7,
  name: 'Playoffs',
  leagueId: 297,
  leagueName: 'Worlds',
  leagueImg: null,
  serieName: '2026',
  kind: 'bracket',
  locksAt: beginAt,
  isLocked: true,
  isOver: false,
};
const TASK: PickemPageData['task'] = {
  kind: 'bracket',
  teams,
  ties: [
    { matchId: 1, points: 4, left: { teamId: 1 }, right: { teamId: 4 }, round: null, beginAt },
    { matchId: 2, points: 4, left: { teamId: 2 }, right: { teamId: 3 }, round: null, beginAt },
    {
      matchId: 3,
      points: 8,
      left: { matchId: 1, takes: 'winner' },
      right: { matchId: 2, takes: 'winner' },
      round: { part: 'single', name: 'final', round: 2, match: null },
      beginAt,
    },
  ],
};
const winners = [
  { matchId: 1, teamId: 1 },
  { matchId: 2, teamId: 2 },
  { matchId: 3, teamId: 1 },
];
function scored(right: boolean): PickemScore {
  const results = winners.map(({ matchId }) => ({
    key: String(matchId),
    state: right ? ('right' as const) : ('wrong' as const),
    points: right ? 4 : 0,
  }));
  return { points: right ? 12 : 0, best: right ? 12 : 0, isExact: true, isFinal: false, isProvisional: false, results };
}
const page = (right: boolean): PickemPageData => ({
  stage: STAGE,
  task: TASK,
  entry: { picks: { kind: 'bracket', winners }, revision: 1, savedAt: beginAt },
  score: scored(right),
  reader: { kind: 'player' },
});

const PLAYER: PlacedPlayer = { place: 1, name: 'Ann', mark: NO_MARK, count: 20, won: 12, score: 3, isOwn: true };
const member = (right: boolean): LeagueMember => ({
  ...PLAYER,
  score: right ? 9 : -2,
  key: 'a'.repeat(16),
  isOwner: true,
  pickem: right ? 12 : 0,
  bestCall: right
    ? {
        kind: 'winner',
        outcome: 'left',
        odds: 3.5,
        left: { name: 'T1', abbr: 'T1' },
        right: { name: 'Gen.G', abbr: 'GEN' },
        leagueName: 'LCK',
        matchId: 8,
      }
    : null,
  reactions: [],
});
const league = (right: boolean): LeaguePageData => ({
  league: { id: 'league-1', name: 'Friends', members: 1, isOwner: true, code: 'x'.repeat(22) },
  members: [member(right)],
  week: '2026-11-16',
  weekReactions: [],
  ownReaction: null,
});

const VIEWS: Readonly<Record<string, (right: boolean) => ReactElement>> = {
  'the picks of a stage': (right) => <PlayPickemView {...page(right)} />,
  'the list of stages': (right) => <PlayPickemListView open={[]} own={[{ ...STAGE, score: scored(right) }]} reader={{ kind: 'player' }} />,
  'a private league': (right) => <PlayLeagueView {...league(right)} />,
  'a division': (right) => (
    <PlayDivisionView
      division={{ number: right ? 1 : 2, count: 2, ownMove: right ? 'up' : 'down', up: 1, down: 1 }}
      players={[{ ...PLAYER, score: right ? 9 : -2 }]}
    />
  ),
};

describe.each(Object.entries(VIEWS))('%s', (_name, view) => {
  it('reveals no result while results are hidden', () => {
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    expect(inBrowser(view(true))).toBe(inBrowser(view(false)));
    expect(fromServer(view(true))).toBe(fromServer(view(false)));
  });

  it('shows results where they are not hidden', () => {
    expect(inBrowser(view(true))).not.toBe(inBrowser(view(false)));
  });
});

describe('picking a bracket', () => {
  const open: PickemPageData = { ...page(true), stage: { ...STAGE, isLocked: false }, entry: null, score: null };
  const press = (name: string, index = 0) => {
    const button = screen.getAllByRole('button', { name })[index];
    if (!button) throw new Error(name);
    fireEvent.click(button);
  };

  it('sends the chosen teams, drops what an earlier change makes impossible, and saves everything', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve(
        new Response(JSON.stringify({ entry: { picks: { kind: 'bracket', winners }, revision: 1, savedAt: beginAt } })),
      );
    });
    const [one, two, , four] = teams.map(({ name }) => name);
    if (!one || !two || !four) throw new Error('no teams');
    renderSite(<PlayPickemView {...open} />);
    const save = () => screen.getByRole('button', { name: /Save picks|Picks saved/ });
    expect(save().getAttribute('aria-disabled')).toBe('true');
    press(four);
    press(two);
    press(four, 1);
    expect(screen.getByText('3 of 3 picked')).not.toBeNull();
    press(one);
    expect(screen.getByText('2 of 3 picked')).not.toBeNull();
    press(one, 1);
    fireEvent.click(save());
    expect(await screen.findByText(/Your picks are saved/)).not.toBeNull();
    expect(sent).toEqual([{ picks: { kind: 'bracket', winners }, revision: 0 }]);
  });
});
