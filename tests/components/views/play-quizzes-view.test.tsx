// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayQuizzesView } from '../../../components/views/PlayQuizzesView';
import { PlayShopView } from '../../../components/views/PlayShopView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { NEW_ACCOUNT } from '../../../lib/domain/play/ledger';
import { shownQuiz, solutionOf, type QuizQuestion } from '../../../lib/domain/play/quiz';
import { shopAnswer } from '../../../lib/domain/play/shop-page';
import { renderSite } from '../../support/render-site';
import { WORLD_QUIZ } from '../../support/play/ledger-world';

const sent = vi.fn<(path: string, options: unknown) => unknown>();
beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', (path: string, options: { readonly body?: string }) =>
    Promise.resolve(Response.json(sent(path, JSON.parse(options.body ?? 'null')))),
  );
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
});

const [question] = WORLD_QUIZ.questions;
const asked: QuizQuestion = question ?? expect.fail();

describe('the page of quizzes', () => {
  it('sends the answer that is pressed, and shows the right one with its figures', async () => {
    const given = { id: 'x', question: 0, choice: 2, isRight: false, reward: 0, balance: 0, at: 0 };
    sent.mockReturnValue({ solution: solutionOf(asked, given), balance: 0, streak: 0 });
    renderSite(<PlayQuizzesView balance={0} streak={0} quizzes={[shownQuiz(WORLD_QUIZ, [])]} reader={{ kind: 'player' }} />);
    const [first] = screen.getAllByRole('group');
    expect(document.body.textContent).not.toMatch(/streak/);
    fireEvent.click(within(first ?? expect.fail()).getByRole('button', { name: 'c' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong. It was a.');
    expect(document.activeElement?.textContent).toMatch(/^Question 1 of 3/);
    expect(sent).toHaveBeenCalledWith('/api/play/quiz-answers', expect.objectContaining({ quiz: WORLD_QUIZ.id, question: 0, choice: 2 }));
    expect(screen.getByText('0.00 · 9 games')).toBeTruthy();
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });
});

describe('the page of the shop', () => {
  it('says how many coins an item still takes instead of selling it, unless results and with them the balance are hidden', () => {
    const page = shopAnswer({ ...NEW_ACCOUNT, balance: 1_000, items: ['frame-gold'] });
    renderSite(<PlayShopView name="Ana" reader={{ kind: 'player' }} {...page} />);
    expect(screen.getAllByText(/to go/).map(({ textContent }) => textContent)).toEqual(['1,500 to go']);
    expect(screen.queryByRole('button', { name: 'Buy Crown' })).toBeNull();
    cleanup();
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    renderSite(<PlayShopView name="Ana" reader={{ kind: 'player' }} {...page} />);
    expect(screen.queryByText(/to go/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy Crown' })).toBeTruthy();
  });

  it('asks before it spends coins, and puts on owned items', async () => {
    sent.mockReturnValueOnce({ purchase: {}, balance: 600 }).mockReturnValueOnce({ look: {} });
    renderSite(<PlayShopView name="Ana" reader={{ kind: 'player' }} {...shopAnswer({ ...NEW_ACCOUNT, balance: 1_000 })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Buy Target' }));
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Buy', hidden: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Equip Target' }));
    expect(await screen.findByRole('button', { name: 'Unequip Target' })).toBeTruthy();
    expect(sent.mock.calls.map(([path]) => path)).toEqual(['/api/play/purchases', '/api/play/look']);
    expect(sent.mock.calls[1]?.[1]).toEqual({ color: null, badge: 'target', frame: null });
  });
});
