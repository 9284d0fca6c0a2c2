// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../../components/shell/Toast';
import { VoteBar } from '../../../components/votes/VoteBar';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { dismissToast } from '../../../lib/client/page/toast-store';
import type { Match } from '../../../lib/domain/match/match';
import { changedVotes, type MatchVotes } from '../../../lib/domain/match/votes';
import { finishedMatch, notStartedMatch, offMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-rig';

/** Says at once that everything is in view, or, while `inView` is false, nothing. */
let inView = true;
class Observer {
  constructor(private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: inView }]);
  }
  disconnect(): void {
    // Nothing to end.
  }
}

/** A server with one reader, whose next answer to a write may be held back or refused. */
function server(votes: MatchVotes) {
  const state: { votes: MatchVotes; refusal: Response | null; held: Promise<void> | null } = { votes, refusal: null, held: null };
  const answer = vi.fn(async (path: string, request?: RequestInit) => {
    const { method = 'GET', body } = request ?? {};
    if (method === 'GET') return Response.json(path.endsWith('/mine') ? state.votes : { ...state.votes, mine: null });
    if (state.held) await state.held;
    if (state.refusal) return state.refusal;
    state.votes = changedVotes(
      state.votes,
      method === 'DELETE' ? null : typeof body === 'string' && body.startsWith('{"side":"left"') ? 'left' : 'right',
    );
    return Response.json(state.votes);
  });
  vi.stubGlobal('fetch', answer);
  const isWrite = ([, request]: (typeof answer.mock.calls)[number]) => request?.method !== undefined;
  return Object.assign(state, {
    writes: () => answer.mock.calls.filter(isWrite),
    reads: () => answer.mock.calls.filter((call) => !isWrite(call)).map(([path]) => path),
    answer,
  });
}

const EMPTY: MatchVotes = { matchId: 7, left: 0, right: 0, mine: null };

/** This browser has voted before. */
const hasVoted = () => localStorage.setItem('hasVoted', 'true');

beforeEach(() => {
  inView = true;
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  act(dismissToast);
  vi.unstubAllGlobals();
});

const SHOWN = { hidden: false, covered: false, revealed: false, requested: false, toggle: () => undefined };

function show(match: Match = notStartedMatch(), chance: { left: number; right: number } | null = null, reveal = SHOWN) {
  renderSite(
    withOwnCache(
      <>
        <VoteBar match={match} chance={chance} reveal={reveal} />
        <Toast />
      </>,
    ),
  );
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const shares = () => [...document.querySelectorAll('.votes > b')].map(({ textContent }) => textContent).join('');
const pressed = (name: string) => button(name).getAttribute('aria-pressed');

describe('beside the votes', () => {
  const play = (odds: number, kind = 'winner') => {
    const market = {
      id: `7-${kind}`,
      kind,
      closesAt: '',
      outcomes: [
        { id: 'left', odds },
        { id: 'right', odds: 2.5 },
      ],
    };
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(Response.json(path.startsWith('/api/play/markets') ? { markets: [market] } : EMPTY)),
    );
  };

  const showWithPlay = (reveal = SHOWN) =>
    renderSite(
      withOwnCache(
        <SiteProvider value={{ ...BARE_SITE, hasPlay: true }}>
          <VoteBar match={notStartedMatch({ id: 7 })} chance={{ left: 0.62, right: 0.38 }} reveal={reveal} />
        </SiteProvider>,
      ),
    );

  it('stand the chances and the odds, which lead to the slip with their side', async () => {
    play(1.5);
    showWithPlay();
    // Covered before the first paint, whatever the state of the match.
    expect(screen.getByText('62%').closest('[data-spoiler]')).not.toBeNull();
    const link = await screen.findByRole('link', { name: /, 1\.50$/ });
    expect(link.getAttribute('href')).toBe('/play/order?match=7#market=7-winner&outcome=left');
  });

  it('stands the way to the slip alone where the winner cannot be predicted', async () => {
    play(1.5, 'score');
    showWithPlay();
    await screen.findByText('No votes yet');
    expect(screen.getByText('Predict with coins').parentElement?.textContent).toBe('Predict with coins');
  });

  it('stand neither chances nor odds while results are hidden, but the way to the slip with each side', async () => {
    play(1.5);
    showWithPlay({ ...SHOWN, hidden: true, covered: true });
    const link = await screen.findByRole('link', { name: 'Predict with coins: Gen.G' });
    expect([link.textContent, link.getAttribute('href')]).toEqual(['GEN', '/play/order?match=7#market=7-winner&outcome=right']);
    expect(document.body.textContent).not.toMatch(/62%|1\.50/);
  });
});

describe('the vote bar', () => {
  it('is in the page without any count, and its buttons wait', () => {
    inView = false;
    server(EMPTY);
    show();
    expect(screen.getAllByRole('button').map((each) => [each.textContent, each.getAttribute('aria-disabled')])).toEqual([
      ['T1T1', 'true'],
      ['GENGen.G', 'true'],
    ]);
  });

  it('has the chances in its buttons, with and without votes', async () => {
    server(EMPTY);
    show(notStartedMatch(), { left: 0.62, right: 0.38 });
    expect(await screen.findByText('No votes yet')).toBeTruthy();
    expect(['T1', 'Gen.G'].map((name) => button(name).textContent)).toEqual(['T1T162%Chance', 'GENGen.G38%Chance']);
    cleanup();
    server({ matchId: 7, left: 1, right: 3, mine: null });
    show(notStartedMatch(), { left: 0.62, right: 0.38 });
    expect(await screen.findByText('4 votes')).toBeTruthy();
    expect(button('T1').textContent).toBe('T1T162%Chance');
    expect(shares()).toBe('T1 25%GEN 75%');
  });

  it('shows no shares while there are no votes, then whole percents and the total', async () => {
    server(EMPTY);
    show();
    expect(await screen.findByText('No votes yet')).toBeTruthy();
    expect(shares()).toBe('');
    expect(document.querySelector('.votes')?.textContent).toBe('No votes yet');
    cleanup();
    server({ matchId: 7, left: 1_000, right: 500, mine: null });
    show();
    expect(await screen.findByText('1,500 votes')).toBeTruthy();
    expect(shares()).toBe('T1 67%GEN 33%');
  });

  it('casts, changes and withdraws a vote', async () => {
    const { writes } = server(EMPTY);
    const user = userEvent.setup();
    show();
    await screen.findByText('No votes yet');
    await user.click(button('T1'));
    await waitFor(() => expect(pressed('T1')).toBe('true'));
    expect(screen.getByText('1 vote')).toBeTruthy();
    await user.click(button('Gen.G'));
    await waitFor(() => expect([pressed('T1'), pressed('Gen.G')]).toEqual(['false', 'true']));
    expect(shares()).toBe('T1 0%GEN 100%');
    await user.click(button('Gen.G'));
    await screen.findByText('No votes yet');
    expect(writes().map(([path, request]) => [path, request?.method, request?.body])).toEqual([
      // The same name with each: the server may not know this browser yet.
      ['/api/votes/7', 'PUT', expect.stringMatching(/^\{"side":"left","visitor":"[0-9a-f]{32}"\}$/)],
      ['/api/votes/7', 'PUT', expect.stringMatching(/^\{"side":"right","visitor":"[0-9a-f]{32}"\}$/)],
      ['/api/votes/7', 'DELETE', '{}'],
    ]);
  });

  it('requests the public counts until the reader votes, then counts with their own vote', async () => {
    const { reads } = server({ matchId: 7, left: 4, right: 0, mine: null });
    const user = userEvent.setup();
    show();
    await screen.findByText('4 votes');
    expect(reads()).toEqual(['/api/votes/7']);
    await user.click(button('T1'));
    await waitFor(() => expect(reads()).toEqual(['/api/votes/7', '/api/votes/7/mine']));
    expect([screen.getByText('5 votes').textContent, pressed('T1')]).toEqual(['5 votes', 'true']);
  });

  it('shows the vote while the reader’s own counts are loading', async () => {
    const { answer } = server({ matchId: 7, left: 4, right: 0, mine: null });
    const user = userEvent.setup();
    show();
    await screen.findByText('4 votes');
    const usual = answer.getMockImplementation();
    answer.mockImplementation((path, request) =>
      path.endsWith('/mine') ? new Promise(() => undefined) : (usual?.(path, request) ?? Promise.reject(new Error('no answer'))),
    );
    await user.click(button('T1'));
    await waitFor(() => expect(answer).toHaveBeenLastCalledWith('/api/votes/7/mine', expect.anything()));
    expect([screen.getByText('5 votes').textContent, pressed('T1')]).toEqual(['5 votes', 'true']);
  });

  it.each([
    ['has voted before', hasVoted],
    ['is signed in', () => localStorage.setItem('userUID', JSON.stringify({ uid: 'ann', remember: true }))],
  ])('requests counts with the own vote at once where the reader %s', async (_name, prepare) => {
    prepare();
    const { reads } = server({ matchId: 7, left: 4, right: 1, mine: 'left' });
    show();
    await screen.findByText('5 votes');
    expect([reads(), pressed('T1')]).toEqual([['/api/votes/7/mine'], 'true']);
  });

  it('works by keyboard', async () => {
    server(EMPTY);
    const user = userEvent.setup();
    show();
    await screen.findByText('No votes yet');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pressed('Gen.G')).toBe('true'));
  });

  it('shows the vote before the server has answered, and accepts no second one meanwhile', async () => {
    const state = server(EMPTY);
    let answered = (): void => undefined;
    state.held = new Promise((resolve) => (answered = resolve));
    const user = userEvent.setup();
    show();
    await screen.findByText('No votes yet');
    await user.click(button('T1'));
    await waitFor(() => expect(pressed('T1')).toBe('true'));
    await user.click(button('Gen.G'));
    answered();
    await waitFor(() => expect(state.votes.mine).toBe('left'));
    expect(state.writes()).toHaveLength(1);
  });

  it.each([
    [503, 'Your vote wasn’t saved. Try again.'],
    [409, 'Voting is closed.'],
    [429, 'Too many votes in a row. Wait a minute.'],
  ])('undoes the vote and says why when the server answers %i', async (status, text) => {
    const state = server({ matchId: 7, left: 2, right: 0, mine: 'left' });
    hasVoted();
    state.refusal = Response.json({ error: {} }, { status });
    const user = userEvent.setup();
    show();
    await screen.findByText('2 votes');
    await user.click(button('Gen.G'));
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect([pressed('T1'), pressed('Gen.G')]).toEqual(['true', 'false']));
    expect(shares()).toBe('T1 100%GEN 0%');
  });

  it('is read-only once the match is over, and calls itself final', async () => {
    server({ matchId: 7, left: 1, right: 3, mine: 'right' });
    hasVoted();
    show(finishedMatch());
    expect(await screen.findByText('4 votes · final')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('group', { name: 'Who wins?' }).textContent).toBe('T1T1GENGen.GYour vote');
    expect(shares()).toBe('T1 25%GEN 75%');
  });

  it('is hidden once the match is over without votes', async () => {
    const { reads } = server(EMPTY);
    show(finishedMatch());
    await waitFor(() => expect(reads()).toHaveLength(1));
    expect(screen.queryByText('Who wins?')).toBeNull();
  });

  it('accepts no vote for an unknown team', async () => {
    const { writes } = server(EMPTY);
    const user = userEvent.setup();
    show(notStartedMatch({ right: unscored({ id: 0, abbr: '', name: '' }) }));
    await screen.findByText('No votes yet');
    await user.click(button('TBD'));
    expect(writes()).toEqual([]);
    expect(screen.getByText('Voting opens once the team is known.')).toBeTruthy();
  });

  it('names an open side by the match that it comes from, unless results are hidden', async () => {
    server(EMPTY);
    const round = { part: 'single', name: 'final', round: 3, match: null, from: { right: { takes: 'winner', match: 'T1–KT' } } } as const;
    const match = notStartedMatch({ right: unscored({ id: 0, abbr: '', name: '' }), round });
    show(match);
    await screen.findByText('No votes yet');
    expect(button('Winner of T1–KT').getAttribute('aria-disabled')).toBe('true');
    cleanup();
    show(match, null, { ...SHOWN, hidden: true });
    expect(button('TBD')).toBeTruthy();
    expect(screen.queryByText(/T1–KT/)).toBeNull();
  });

  it('has the chances of the team that is known against each that may come, unless results are hidden', async () => {
    server(EMPTY);
    const against = [
      { teamId: 5, name: 'KT', chance: 0.74 },
      { teamId: 6, name: 'DK', chance: 0.62 },
    ];
    const match = { ...notStartedMatch({ right: unscored({ id: 0, abbr: '', name: '' }) }), against };
    show(match);
    await screen.findByText('No votes yet');
    expect(button('T1').textContent).toMatch(/74%vs KT62%vs DK$/);
    expect(button('TBD').textContent).not.toContain('%');
    cleanup();
    show(match, null, { ...SHOWN, hidden: true });
    expect(document.body.textContent).not.toMatch(/74%|vs KT/);
  });

  it('is hidden for a canceled match', () => {
    server(EMPTY);
    show(offMatch('canceled'));
    expect(screen.queryByText('Who wins?')).toBeNull();
  });

  it('requests nothing while it is out of view', async () => {
    inView = false;
    const { answer } = server(EMPTY);
    show();
    await act(() => Promise.resolve());
    expect(answer).not.toHaveBeenCalled();
  });

  it('says that votes cannot be shown where loading fails', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: {} }, { status: 404 })));
    show();
    expect(await screen.findByText('Votes can’t be shown right now.')).toBeTruthy();
  });
});
