// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlayDivisionView } from '../../../components/views/PlayDivisionView';
import { PlayLeagueView } from '../../../components/views/PlayLeagueView';
import { PlayPickemListView } from '../../../components/views/PlayPickemListView';
import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { PlaySharedPicksView } from '../../../components/views/PlaySharedPicksView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { PickemList, PickemPageData, PlayedStage, SharedPicks } from '../../../lib/domain/play/pickem/pickem-page';
import type { PickemScore } from '../../../lib/domain/play/pickem/pickem-score';
import { NO_MARK } from '../../../lib/domain/play/cosmetics';
import type { LeagueMember, LeaguePageData } from '../../../lib/domain/play/leagues/league-page';
import type { PlacedPlayer } from '../../../lib/domain/play/placed-players';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, scored as withScore } from '../../../lib/fixtures/match-fixture';
import { DOUBLE_ELIMINATION, FOUR_TEAMS, FOUR_TEAMS_MATCHES, pickemStage } from '../../support/play/pickem-fixture';
import { fromServer, inBrowser } from '../../support/play/spoiler-page';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
});

const beginAt = '2026-11-23T12:00:00Z';
const STAGE = pickemStage({ locksAt: beginAt, isLocked: true });
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
/** Its first semifinal, which was picked for Team 1, is over. */
function played(right: boolean): PlayedStage {
  const matches = FOUR_TEAMS_MATCHES.map((match) => {
    const [left, other] = [withScore({ ...match.left, score: right ? 2 : 0 }), withScore({ ...match.right, score: right ? 0 : 2 })];
    return match.id === 1
      ? finishedMatch({ ...match, status: 'finished', left, right: other, winnerId: right ? left.id : other.id })
      : match;
  });
  return { tournament: { name: 'Playoffs', hasBracket: true, teams: [] }, table: null, matches, stages: [], open: [], next: [] };
}

const page = (right: boolean): PickemPageData => ({
  stage: STAGE,
  task: FOUR_TEAMS,
  entry: { picks: { kind: 'bracket', winners }, revision: 1, savedAt: beginAt, share: null },
  score: scored(right),
  played: played(right),
  reader: { kind: 'player' },
});

const shared = (right: boolean): SharedPicks => ({
  share: 'f'.repeat(32),
  player: { name: 'Ann', mark: NO_MARK },
  stage: STAGE,
  task: FOUR_TEAMS,
  picks: { kind: 'bracket', winners },
  score: scored(right),
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

const LIST: PickemList = { open: [], own: [], next: [], running: [], reader: { kind: 'player' } };

const VIEWS: Readonly<Record<string, (right: boolean) => ReactElement>> = {
  'the picks of a stage': (right) => <PlayPickemView {...page(right)} />,
  'a stage without own picks': (right) => <PlayPickemView {...page(right)} entry={null} score={null} />,
  'the shared picks of a stage': (right) => <PlaySharedPicksView {...shared(right)} />,
  'the list of stages': (right) => (
    <PlayPickemListView {...LIST} own={[{ ...STAGE, score: scored(right) }]} running={[{ ...STAGE, id: 8 }]} />
  ),
  'a private league': (right) => <PlayLeagueView {...league(right)} />,
  'a division': (right) => (
    <PlayDivisionView
      reader={{ kind: 'player' }}
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

describe('last week in a private league', () => {
  const reactions = () => screen.queryAllByRole('group', { name: /^React/ }).length;

  it('has nothing to react to where nobody was right', () => {
    renderSite(<PlayLeagueView {...league(false)} />);
    expect(screen.getByText('No winning prediction that week.')).toBeTruthy();
    expect(reactions()).toBe(0);
    cleanup();
    renderSite(<PlayLeagueView {...league(true)} />);
    expect(reactions()).toBe(2);
  });

  it('is covered together with the table', () => {
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    renderSite(<PlayLeagueView {...league(true)} />);
    expect(screen.queryByRole('heading', { name: /^Last week/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.getByRole('heading', { name: /^Last week/ })).toBeTruthy();
    expect(reactions()).toBe(2);
  });

  it('is no part of the page where the league was made after it', () => {
    renderSite(<PlayLeagueView {...league(false)} week={null} />);
    expect(screen.queryByText('No winning prediction that week.')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Last week/ })).toBeNull();
  });
});

it('the list of stages tells leagues apart by their acronyms', () => {
  const info = { ...STAGE, isLocked: false, hasEntry: false };
  const open = ['LPL', 'LEC'].map((acronym, id) => ({ ...info, id, leagueName: `League ${id}`, leagueAcronym: acronym }));
  renderSite(<PlayPickemListView {...LIST} open={open} />);
  expect([...document.querySelectorAll('.ui-crest')].map(({ textContent }) => textContent)).toEqual(['LPL', 'LEC']);
});

describe('the list of stages while none is open', () => {
  it('has the stages that open next, with when, and those that are on', () => {
    const next = [{ ...STAGE, kind: null, isLocked: false, locksAt: '2026-11-25T09:00:00Z', opensAt: '2026-11-22T23:00:00Z' }];
    renderSite(<PlayPickemListView {...LIST} next={next} running={[{ ...STAGE, id: 8, leagueName: 'LEC' }]} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Opening next', 'In progress']);
    const [toNext, toRunning] = screen.getAllByRole('link', { name: /Playoffs/ });
    expect(toNext?.textContent).toContain('First match Wed, 25 Nov 2026, 09:00Opens around 22 Nov 2026');
    expect(toNext?.getAttribute('href')).toBe('/play/pickem/7');
    expect(toRunning?.getAttribute('href')).toBe('/play/pickem/8');
    expect(toRunning?.textContent).toContain('Bracket · Locked 23 Nov 2026');
    expect(screen.queryByText('No open stage')).toBeNull();
  });

  it('says so where nothing is known', () => {
    renderSite(<PlayPickemListView {...LIST} />);
    expect(screen.getByText('No open stage')).toBeTruthy();
  });
});

it('a stage that is not open yet says when it opens', () => {
  const stage = { ...STAGE, kind: null, isLocked: false, opensAt: '2026-11-22T23:00:00Z' };
  renderSite(<PlayPickemView {...page(true)} stage={stage} task={null} entry={null} score={null} played={null} />);
  expect(screen.getByText(/^Opens around/).textContent).toBe('Opens around 22 Nov 2026');
});

describe('a stage that is locked', () => {
  const opening = { ...STAGE, id: 9, leagueName: 'LEC', isLocked: false, kind: null, opensAt: '2026-11-25T23:00:00Z' };

  it('shows a user without picks its bracket as it is played, what could be picked, and what opens next', () => {
    renderSite(<PlayPickemView {...page(true)} entry={null} score={null} played={{ ...played(true), next: [opening] }} />);
    expect(screen.getByText('Until its first match you could pick the winner of every match, up to the final.')).toBeDefined();
    const stage = within(screen.getByRole('region', { name: 'Bracket: Playoffs' }));
    expect(stage.getByRole('link', { name: /^Semifinal 1:/ }).getAttribute('href')).toMatch(/^\/match\/1\//);
    const next = within(screen.getByRole('region', { name: 'Opening next' })).getByRole('link');
    expect(next.getAttribute('href')).toBe('/play/pickem/9');
    expect(next.textContent).toContain('Opens around 25 Nov 2026');
  });

  it('shows a user with picks both, and leads to what can be picked now', () => {
    const open = { ...STAGE, id: 9, leagueName: 'LEC', isLocked: false };
    renderSite(<PlayPickemView {...page(true)} played={{ ...played(true), open: [open] }} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your picks',
      'Bracket',
      'Open stages',
    ]);
    expect(screen.getByRole('link', { name: /^LEC.* Playoffs/ }).getAttribute('href')).toBe('/play/pickem/9');
  });
});

describe('picking a bracket', () => {
  const open: PickemPageData = { ...page(true), stage: { ...STAGE, isLocked: false }, entry: null, score: null, played: null };
  const match = (name: RegExp) => screen.getByRole('radiogroup', { name });
  const choices = (name: RegExp) => within(match(name)).getAllByRole('radio');
  const choice = (name: RegExp, team: string) => within(match(name)).getByRole('radio', { name: team });
  const pick = (name: RegExp, team: string) => fireEvent.click(choice(name, team));
  const isPicked = (name: RegExp, team: string) => choice(name, team).getAttribute('aria-checked') === 'true';

  it('stands in a column for each round, upper and lower bracket, and names who is still to come', () => {
    renderSite(<PlayPickemView {...open} task={DOUBLE_ELIMINATION} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Upper-bracket semifinals2 points each',
      'Upper-bracket final4 points',
      'Lower-bracket round 12 points',
      'Lower-bracket final4 points',
      'Grand final8 points',
    ]);
    expect(within(screen.getByRole('group', { name: /^Lower-bracket round 1/ })).getByText('Loser of T1–T4')).toBeDefined();
    expect(choices(/^Upper-bracket semifinal 1/)).toHaveLength(2);
  });

  it('brings a picked team to its next match at once, and the other one to the lower bracket', () => {
    renderSite(<PlayPickemView {...open} task={DOUBLE_ELIMINATION} />);
    pick(/^Upper-bracket semifinal 1/, 'Team 4');
    expect(isPicked(/^Upper-bracket semifinal 1/, 'Team 4')).toBe(true);
    expect(choices(/^Upper-bracket final/).map(({ title, textContent }) => title || textContent)).toHaveLength(1);
    expect(choice(/^Upper-bracket final/, 'Team 4')).toBeDefined();
    expect(choice(/^Lower-bracket round 1/, 'Team 1')).toBeDefined();
  });

  it('clears what an earlier pick makes impossible, and says so', () => {
    renderSite(<PlayPickemView {...open} task={FOUR_TEAMS} />);
    pick(/^Semifinal 1/, 'Team 4');
    pick(/^Semifinal 2/, 'Team 2');
    pick(/^Final/, 'Team 4');
    expect(screen.getByText('3 of 3 picked')).toBeDefined();
    pick(/^Semifinal 1/, 'Team 1');
    expect(screen.getByText('2 of 3 picked')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('No longer possible, so cleared: Final');
    pick(/^Final/, 'Team 1');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is a radio group for each match: the arrows go to the other team and take it', () => {
    renderSite(<PlayPickemView {...open} task={FOUR_TEAMS} />);
    const [first, second] = choices(/^Semifinal 1/);
    if (!first || !second) throw new Error('no choices');
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    expect(second.getAttribute('aria-checked')).toBe('true');
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    fireEvent.keyDown(second, { key: 'ArrowRight' });
    expect(first.getAttribute('aria-checked')).toBe('true');
  });

  it('saves everything that is picked', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve(
        new Response(JSON.stringify({ entry: { picks: { kind: 'bracket', winners }, revision: 1, savedAt: beginAt } })),
      );
    });
    renderSite(<PlayPickemView {...open} />);
    const save = () => screen.getByRole('button', { name: /Save picks|Picks saved/ });
    expect(save().getAttribute('aria-disabled')).toBe('true');
    pick(/^Semifinal 1/, 'Team 1');
    pick(/^Semifinal 2/, 'Team 2');
    pick(/^Final/, 'Team 1');
    fireEvent.click(save());
    expect(await screen.findByText(/Picks saved\./)).not.toBeNull();
    expect(sent).toEqual([{ picks: { kind: 'bracket', winners }, revision: 0 }]);
  });

  it('takes no pick once it is locked, and marks what came of each', () => {
    renderSite(<PlayPickemView {...page(true)} />);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    const semifinal = within(screen.getByRole('group', { name: /^Semifinal 1/ }));
    expect(semifinal.getByText('Picked')).toBeDefined();
    expect(semifinal.getByText('Right +4')).toBeDefined();
  });
});

describe('sharing picks', () => {
  const answers = (share: string | null) => () => Promise.resolve(new Response(JSON.stringify({ share })));

  it('gives them an address when it is asked for, and takes it away again', async () => {
    const id = 'a'.repeat(32);
    const sent: unknown[] = [];
    const fetches = vi.fn((path: string, { method, body }: { readonly method: string; readonly body: string }) => {
      sent.push([method, path, JSON.parse(body)]);
      return answers(sent.length === 1 ? id : null)();
    });
    vi.stubGlobal('fetch', fetches);
    renderSite(<PlayPickemView {...page(true)} />);
    const link = () => screen.queryByRole('link', { name: 'Link to your picks', hidden: true });
    expect(link()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Share my picks' }));
    // The box in which it is passed on opens by itself.
    expect((await within(await screen.findByRole('dialog')).findByRole('img')).getAttribute('src')).toBe(`/og/en/picks/${id}.jpg`);
    expect(link()?.getAttribute('href')).toBe(`/play/picks/${id}`);
    fireEvent.click(screen.getByRole('button', { name: 'Stop sharing', hidden: true }));
    expect(await screen.findByText('The link no longer works.')).toBeDefined();
    expect(link()).toBeNull();
    expect(sent).toEqual([
      ['PUT', '/api/play/pickem/7/share', { isShared: true }],
      ['PUT', '/api/play/pickem/7/share', { isShared: false }],
    ]);
  });

  it('is offered for saved picks only', () => {
    renderSite(<PlayPickemView {...page(true)} stage={{ ...STAGE, isLocked: false }} entry={null} score={null} played={null} />);
    expect(screen.queryByRole('button', { name: 'Share my picks' })).toBeNull();
  });

  it('shows others the picks and whose they are, before the lock too, with nothing to change', () => {
    renderSite(<PlaySharedPicksView {...shared(true)} stage={{ ...STAGE, isLocked: false }} score={null} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann’s picks: Worlds Playoffs');
    expect(document.querySelector('strong')?.textContent).toBe('Team 1');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Make your own picks' }).getAttribute('href')).toBe('/play/pickem/7');
    const way = within(screen.getByRole('list', { name: 'Path to the title' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Team 4'), expect.stringContaining('Team 2')]);
  });

  it('lets whoever sees them share them too, and leads to other stages once this one is locked', async () => {
    renderSite(<PlaySharedPicksView {...shared(true)} />);
    expect(screen.getByRole('link', { name: 'Make your picks' }).getAttribute('href')).toBe('/play/pickem');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    const picture = await within(await screen.findByRole('dialog')).findByRole('img');
    expect(picture.getAttribute('src')).toBe(`/og/en/picks/${'f'.repeat(32)}.jpg`);
  });
});
