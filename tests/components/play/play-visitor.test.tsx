// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenPredictions } from '../../../components/play/OpenPredictions';
import { PlayDivisionView } from '../../../components/views/PlayDivisionView';
import { PlayFriendsView } from '../../../components/views/PlayFriendsView';
import { PlayInvitationView } from '../../../components/views/PlayInvitationView';
import { PlayLeaguesView } from '../../../components/views/PlayLeaguesView';
import { PlayOrderView } from '../../../components/views/PlayOrderView';
import { PlayOwnProfileView } from '../../../components/views/PlayOwnProfileView';
import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { PlayPredictionsView } from '../../../components/views/PlayPredictionsView';
import { PlayQuizzesView } from '../../../components/views/PlayQuizzesView';
import { PlayRankingsView } from '../../../components/views/PlayRankingsView';
import { PlayShopView } from '../../../components/views/PlayShopView';
import { forgetChoice } from '../../../lib/client/page/choice-in-address';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { openAccountDialog, useAccountDialog, useLoginReason } from '../../../lib/client/auth/account-dialog';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import type { Match } from '../../../lib/domain/match/match';
import { offeredMarkets, openBook } from '../../../lib/domain/play/market';
import { playReader, type OpenMatch, type PlayReader } from '../../../lib/domain/play/play-page';
import { shownQuiz } from '../../../lib/domain/play/quiz';
import { shopAnswer } from '../../../lib/domain/play/shop-page';
import { WORLD_QUIZ } from '../../support/play/ledger-world';
import { FOUR_TEAMS, pickemStage } from '../../support/play/pickem-fixture';
import { placedBet } from '../../support/play/placed-bet';
import { renderSite } from '../../support/render-site';

/** What visitors and users who cannot play yet meet in the prediction game. */

afterEach(() => {
  act(() => saveSettings(DEFAULT_SETTINGS));
  vi.unstubAllGlobals();
  forgetChoice();
  act(() => openAccountDialog(null));
});

const NOW = Date.parse('2026-11-24T12:00:00Z');
const chance = { left: 0.845, right: 0.155 };
function opened(match: Match): OpenMatch {
  const book = openBook(match, NOW, false);
  return { match, markets: book === null ? [] : offeredMarkets(book, NOW) };
}
const open = opened(notStartedMatch({ id: 6, beginAt: '2026-11-25T12:00:00Z', chance }));
const later = opened(notStartedMatch({ id: 7, beginAt: '2026-11-26T12:00:00Z', chance }));
const NOTHING = (): undefined => undefined;
const VISITOR: PlayReader = { kind: 'visitor' };

function Asked() {
  const reason = useLoginReason();
  return (
    <output>
      {useAccountDialog()}
      {reason === null ? '' : ` to ${reason}`}
    </output>
  );
}
/** A page beside which stands what account dialog was opened. */
const withAsked = (page: ReactElement) => (
  <>
    {page}
    <Asked />
  </>
);
const asked = () => document.querySelector('output')?.textContent;
const showPredictions = (...matches: readonly OpenMatch[]) =>
  renderSite(<PlayPredictionsView page={1} pages={1} leagues={[]} leagueId={null} matches={matches} />);

const choose = (): unknown => fireEvent.click(screen.getAllByRole('button', { name: /1[.,]\d\d|2[.,]\d\d/ })[0] ?? expect.fail('no odds'));
const stake = (text: string): void => void fireEvent.change(screen.getByRole('textbox', { name: /Coins/ }), { target: { value: text } });
const place = (): unknown => fireEvent.click(screen.getByRole('button', { name: 'Place prediction' }));

describe('the reader of the game', () => {
  it.each([
    [null, 'visitor'],
    [{ email: null, emailVerified: false }, 'addressless'],
    [{ email: 'a@fans.example', emailVerified: false }, 'unverified'],
    [{ email: 'a@fans.example', emailVerified: true }, 'player'],
  ])('of session %j is a %s', (session, kind) => {
    expect(playReader(session).kind).toBe(kind);
  });
});

describe('a visitor', () => {
  it('reads the open markets, and nothing that only an account has', () => {
    showPredictions(open, later);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Wed, 25 Nov 2026',
      'Thu, 26 Nov 2026',
    ]);
    expect(screen.getAllByRole('group', { name: 'Winner' })).toHaveLength(2);
    expect(screen.getAllByText(/^\d\d%$/).map(({ textContent }) => textContent)).toEqual(['85%', '15%', '85%', '15%']);
    expect(screen.queryByText('Your coins')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your past predictions' })).toBeNull();
    expect(screen.getByText(/Log in to play/)).toBeDefined();
  });

  it('chooses one league by links, which say which one is shown', () => {
    const leagues = [
      { id: 297, name: 'Worlds' },
      { id: 293, name: 'LCK' },
    ];
    renderSite(<PlayPredictionsView page={1} pages={1} leagues={leagues} leagueId={293} matches={[open]} />);
    const links = within(screen.getByRole('navigation', { name: 'Leagues' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['All', '/play/predictions', null],
      ['Worlds', '/play/predictions?league=297', null],
      ['LCK', '/play/predictions?league=293', 'page'],
    ]);
  });

  it('reads the day once, over its matches, and each team once', () => {
    const { container } = showPredictions(open);
    expect(container.textContent.split('25 Nov')).toHaveLength(2);
    expect(container.querySelectorAll('[role="group"] [data-part="label"]')).toHaveLength(0);
    expect(screen.getByRole('button', { name: /T1/ })).toBeDefined();
  });

  it.each([
    [0.97, true],
    [0.7, false],
  ])('with a favourite of %d reads why no winner can be picked: %s', (left, isSaid) => {
    showPredictions(opened(notStartedMatch({ id: 9, beginAt: '2026-11-25T12:00:00Z', chance: { left, right: 1 - left }, numOfGames: 3 })));
    expect(screen.queryAllByRole('group', { name: 'Winner' })).toHaveLength(isSaid ? 0 : 1);
    expect(screen.queryAllByText('One side is over 94% likely to win, so pick something else here.')).toHaveLength(isSaid ? 1 : 0);
  });

  it('reads the ranking without a line of their own', () => {
    renderSite(<PlayRankingsView period="week" players={[]} own={null} reader={VISITOR} />);
    expect(screen.queryByText(/to get ranked\.$/)).toBeNull();
    expect(screen.getByText(/Log in to play/)).toBeDefined();
  });

  it.each([
    [
      'Friends',
      'Everyone in a private league with you, by this season’s score.',
      <PlayFriendsView reader={VISITOR} leagues={0} players={[]} />,
    ],
    ['Your division', /^Divisions have about 100 players\./, <PlayDivisionView reader={VISITOR} division={null} players={[]} />],
    ['My profile', 'Form, best calls and calibration in the prediction game.', <PlayOwnProfileView profile={null} />],
  ] as const)('reads on the page "%s" what it would show, and finds the other pages of the game', (title, what, view) => {
    renderSite(view);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(what)).toBeDefined();
    expect(screen.getByText(/Log in to play/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Quizzes' })).toBeDefined();
    expect(screen.queryByText(/No division yet|share no league/)).toBeNull();
  });

  it('reads what a stake would bring, and how much of it is profit', () => {
    showPredictions(open);
    choose();
    stake('10');
    const [, total, profit] = /^(\d+) \(\+(\d+)\)$/.exec(screen.getByRole('definition').textContent) ?? [];
    expect(Number(total) - Number(profit)).toBe(10);
  });

  it('of a match whose teams are results has a button that shows them, where results are hidden', () => {
    saveSettings({ spoilerFree: true });
    const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
    renderSite(<PlayOrderView reader={VISITOR} play={null} open={{ ...open, match: { ...open.match, round } }} />);
    expect(document.body.textContent).not.toMatch(/T1|Gen/);
    const cover = screen.getByRole('button', { name: 'Semifinal 1: show the teams' });
    expect(within(cover).getByText(/show the teams/).className).not.toContain('ui-hidden');
    fireEvent.click(cover);
    choose();
    expect(screen.getByRole('textbox', { name: /Coins/ })).toBeTruthy();
  });

  it('is asked for an account when placing, and finds the choice again afterwards', () => {
    const page = () => withAsked(<PlayOrderView reader={VISITOR} play={null} open={open} />);
    const { unmount } = renderSite(page());
    choose();
    stake('70');
    place();
    expect(asked()).toBe('login to play');
    // The page is loaded anew after the login.
    unmount();
    renderSite(page());
    expect(screen.getByRole('textbox', { name: /Coins/ })).toHaveProperty('value', '70');
    choose();
    expect(screen.queryByRole('textbox', { name: /Coins/ })).toBeNull();
  });

  it('reads the quizzes and the shop without coins of their own, and is asked for an account at the first answer and purchase', () => {
    const quizzes = [shownQuiz(WORLD_QUIZ, [])];
    const page = () => (
      <>
        <PlayQuizzesView balance={null} streak={0} quizzes={quizzes} reader={VISITOR} />
        <PlayShopView name="Fan 0001" reader={VISITOR} {...shopAnswer(null)} />
        <Asked />
      </>
    );
    const { unmount } = renderSite(page());
    expect(screen.queryByText('Your coins')).toBeNull();
    expect(asked()).toBe('');
    fireEvent.click(screen.getAllByRole('button', { name: 'c' })[0] ?? expect.fail());
    expect(asked()).toBe('login to play');
    unmount();
    openAccountDialog(null);
    renderSite(page());
    expect(screen.getAllByRole('button', { name: /your answer/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Buy Target' }));
    expect(asked()).toBe('login to play');
  });

  it('picks a bracket, is asked for an account when saving, and finds the picks again afterwards', () => {
    const page = () =>
      withAsked(<PlayPickemView stage={pickemStage()} task={FOUR_TEAMS} entry={null} score={null} played={null} reader={VISITOR} />);
    const { unmount } = renderSite(page());
    for (const [match, team] of [
      [/^Semifinal 1/, 'Team 4'],
      [/^Semifinal 2/, 'Team 2'],
      [/^Final/, 'Team 4'],
    ] as const)
      fireEvent.click(within(screen.getByRole('radiogroup', { name: match })).getByRole('radio', { name: team }));
    fireEvent.click(screen.getByRole('button', { name: 'Save picks' }));
    expect(asked()).toBe('login to play');
    unmount();
    renderSite(page());
    expect(screen.getByText('3 of 3 picked')).toBeDefined();
    expect(within(screen.getByRole('radiogroup', { name: /^Final/ })).getByRole('radio', { checked: true, name: 'Team 4' })).toBeDefined();
  });

  it('reads what private leagues are, and is asked for an account when making one', () => {
    renderSite(withAsked(<PlayLeaguesView leagues={[]} reader={VISITOR} />));
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Sofa Legends' } });
    fireEvent.submit(screen.getByRole('textbox', { name: 'Name' }));
    expect(asked()).toBe('login to play');
  });

  it('reads what an invitation leads to, whose code no request has in its address, and is asked for an account when joining', async () => {
    const league = { id: 'a', name: 'Sofa Legends', members: 3, isOwner: false, isMember: false, isFull: false };
    location.hash = '#code=of-the-link';
    const sent: [string, unknown][] = [];
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      sent.push([path, body]);
      return Promise.resolve(Response.json({ league }));
    });
    renderSite(withAsked(<PlayInvitationView reader={VISITOR} />));
    expect(await screen.findByRole('heading', { name: 'Sofa Legends' })).toBeDefined();
    expect(sent).toEqual([['/api/play/leagues/invited', '{"code":"of-the-link"}']]);
    expect(location.hash).toBe('#code=of-the-link');
    expect(screen.getByText('3 members')).toBeDefined();
    expect(screen.getByText(/Predict professional League of Legends matches/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Join the league' }));
    expect(asked()).toBe('signup to play');
  });
});

describe('a signed-in reader', () => {
  const bet = placedBet({ ...(open.markets[0] ? { market: open.markets[0].id } : {}), matchId: 6 });

  it('finds balance and own picks on the page that everybody gets, and places another', async () => {
    rememberSignedIn({ uid: 'ann', name: 'Ann', unverified: false, remember: true });
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      if (path === '/api/play')
        return Promise.resolve(Response.json({ balance: 900, open: [bet], settled: [], reader: { kind: 'player' } }));
      if (path === '/api/play/bets') sent.push(body);
      return Promise.resolve(Response.json({ balance: 850, bet: { ...bet, id: 'second-of-ann', outcome: 'right', odds: 2.1 } }));
    });
    showPredictions(open);
    expect(await screen.findByText('900 coins')).toBeDefined();
    expect(screen.getByRole('button', { name: /Your pick/ }).getAttribute('data-picked')).toBe('');
    expect(screen.getByText('Your pick: 50 coins on T1, pays 95.')).toBeDefined();
    choose();
    place();
    expect(await screen.findByText(/^Your pick: 50 coins on GEN, pays \d+\.$/)).toBeDefined();
    expect(await screen.findByText('850 coins')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /Your pick/ })).toHaveLength(2);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('ownPicks') ?? '')).toEqual([
      { id: 'second-of-ann', matchId: 6, team: 'Gen.G' },
      { id: 'a-bet-of-ann', matchId: 6, team: 'T1' },
    ]);
    rememberSignedIn(null);
  });
});

describe('an account', () => {
  // As the pre-paint script says who is signed in.
  beforeEach(() => void (document.documentElement.dataset['user'] = ''));
  afterEach(() => delete document.documentElement.dataset['user']);

  it('without an address is led to where it is added', () => {
    renderSite(<OpenPredictions reader={{ kind: 'addressless' }} play={null} matches={[]} onPlaced={NOTHING} />);
    expect(screen.getByRole('link', { name: 'Add an email' }).getAttribute('href')).toBe('/account/edit');
  });

  it('with an unverified address can have the mail sent again', () => {
    renderSite(<OpenPredictions reader={{ kind: 'unverified', email: 'a@fans.example' }} play={null} matches={[]} onPlaced={NOTHING} />);
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeDefined();
  });

  it.each([
    [{ kind: 'unverified', email: 'a@fans.example' } as const, 'Verify your email to place predictions.', 'button', 'Send the email again'],
    [{ kind: 'addressless' } as const, 'Your account has no email. Add one to play.', 'link', 'Add an email'],
  ])('of %o finds on the slip why nothing can be placed and the way there, in place of the button', (reader, why, role, way) => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', sent);
    renderSite(<PlayOrderView reader={reader} play={{ balance: 800, open: [], settled: [] }} open={open} />);
    choose();
    const form = document.querySelector('form') ?? expect.fail('no slip');
    expect(within(form).getByText(why)).toBeDefined();
    expect(within(form).getByRole(role, { name: way })).toBeDefined();
    expect(within(form).queryByRole('button', { name: 'Place prediction' })).toBeNull();
    fireEvent.submit(form);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a stake', () => {
  const PLAY = { balance: 800, open: [], settled: [] };
  it.each([
    ['0', /Enter 1 to 1,000 coins/],
    ['1.5', /Enter 1 to 1,000 coins/],
    ['abc', /Enter 1 to 1,000 coins/],
    ['99999', /Enter 1 to 1,000 coins/],
    ['-5', /Enter 1 to 1,000 coins/],
    ['900', /Not enough coins/],
  ])('of %s says beside the field why it cannot be', (text, why) => {
    renderSite(<PlayOrderView reader={{ kind: 'player' }} play={PLAY} open={open} />);
    choose();
    stake(text);
    expect(screen.getByRole('alert').textContent).toMatch(why);
    const field = screen.getByRole('textbox', { name: /Coins/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(why);
  });

  it('that is still to be typed is no error until it is placed', () => {
    renderSite(<PlayOrderView reader={{ kind: 'player' }} play={PLAY} open={open} />);
    choose();
    stake('');
    expect(screen.queryByRole('alert')).toBeNull();
    place();
    expect(screen.getByRole('alert').textContent).toMatch(/Enter 1 to/);
  });
});
