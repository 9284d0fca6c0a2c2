// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeCards } from '../../../components/home/HomeCards';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import { addPick } from '../../../lib/client/play/own-picks';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { HomeCardData } from '../../../lib/domain/models/home-cards';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { placedBet } from '../../support/play/placed-bet';
import { renderSite } from '../../support/render-site';

const digest = (league: string) => ({
  href: `/digest/${league}`,
  headline: `T1 win in ${league}`,
  pairings: `T1 vs GEN in ${league}`,
  cover: `${league}: 2 matches`,
  about: `${league} · 18 Aug`,
});
const first = notStartedMatch({ id: 7, beginAt: '2023-08-19T12:00:00Z' });
const second = notStartedMatch({ id: 8, beginAt: '2023-08-19T14:00:00Z' });
const cards: HomeCardData = {
  digests: [digest('LCK'), digest('LPL'), digest('LEC')],
  quiz: { question: 'Who has the best KDA?', about: 'LCK Summer 2023' },
  picks: { locksAt: first.beginAt, matches: 9, stages: 0, stage: null },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2023-08-19T09:00:00Z') });
});
afterEach(() => {
  rememberSignedIn(null);
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
});

const show = (changed: Partial<HomeCardData> = {}) => renderSite(<HomeCards cards={{ ...cards, ...changed }} next={[first, second]} />);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the homepage’s cards say the headline, the first question and what locks next', () => {
  show();
  expect(links()).toEqual([
    ['LCK · 18 AugT1 win in LCKT1 vs GEN in LCK', '/digest/LCK'],
    ['Daily quizWho has the best KDA?LCK Summer 2023', '/play/quizzes'],
    ['Make your picksT1 vs Gen.GLocks Sat, 19 Aug 2023, 12:009 matches open', '/play/predictions'],
  ]);
});

it('without the game they are the headlines of three leagues', () => {
  show({ quiz: null, picks: null });
  expect(links().map(([, href]) => href)).toEqual(['/digest/LCK', '/digest/LPL', '/digest/LEC']);
});

it('a headline and who played are not on the page while results are hidden', () => {
  act(() => saveSettings({ spoilerFree: true }));
  const { container } = show();
  expect(container.innerHTML).toContain('LCK: 2 matches');
  expect(container.innerHTML).not.toMatch(/T1 win|T1 vs GEN/);
});

it('a match that was picked on this device gives way to the next', () => {
  rememberSignedIn({ uid: 'ann', name: null, unverified: false, remember: true });
  show();
  act(() => addPick(placedBet({ matchId: 7 })));
  expect(links().at(-1)?.[0]).toContain('Locks Sat, 19 Aug 2023, 14:00');
});

it('a stage that locks before the next match is named and linked instead', () => {
  const stage = { id: 5, name: 'LEC: Playoffs', locksAt: '2023-08-19T11:00:00Z' };
  show({ picks: { locksAt: stage.locksAt, matches: 9, stages: 2, stage } });
  expect(links().at(-1)).toEqual(["Make your picksLEC: PlayoffsLocks Sat, 19 Aug 2023, 11:009 matches open2 pick'ems", '/play/pickem/5']);
});
