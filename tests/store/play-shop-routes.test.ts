import { beforeEach, expect, it, vi } from 'vitest';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { cosmeticOf, NO_LOOK } from '../../lib/domain/play/cosmetics';
import { QUIZ_REWARD, SIGN_UP_GRANT } from '../../lib/domain/play/coins';
import { writtenQuiz } from '../../lib/domain/play/written-quiz';
import { DEFAULT_SYSTEM_SETTINGS } from '../../lib/domain/models/read-models';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { readComment } from '../../lib/store/people/comment-document';
import { addComment } from '../../lib/store/people/comment-writes';
import { openLedger } from '../../lib/store/play/ledger-store';
import { auditPlay } from '../../lib/store/play/play-audit';
import { erasePlayOf } from '../../lib/store/play/play-erasure';
import { openQuizzes, storeQuiz } from '../../lib/store/play/quiz-store';
import { writeSystemSettings } from '../../lib/store/work/system-settings-document';
import { withPlayRoutes } from '../support/play/play-site';
import { asListener, endpointModule } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { codeOf, type SiteRoutes } from '../support/server/route-site';
import { describeWithStore, storedPaths, useEmptyStore } from '../support/store/store-rig';

const journalRoute = endpointModule('/api/play/journal');
const lookRoute = endpointModule('/api/play/look');
const profileRoute = endpointModule('/api/play/profile');
const purchasesRoute = endpointModule('/api/play/purchases');
const answersRoute = endpointModule('/api/play/quiz-answers');
const quizzesRoute = endpointModule('/api/play/quizzes');
const shopRoute = endpointModule('/api/play/store');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  return accountsByUid((uid) => ({ emailVerified: uid !== 'newcomer', displayName: 'Name at the provider' }));
});

const ROUTES: SiteRoutes = [
  [/^\/api\/play\/journal/, () => asListener(journalRoute)],
  [/^\/api\/play\/look/, () => asListener(lookRoute)],
  [/^\/api\/play\/profile/, () => asListener(profileRoute)],
  [/^\/api\/play\/purchases/, () => asListener(purchasesRoute)],
  [/^\/api\/play\/quiz-answers/, () => asListener(answersRoute)],
  [/^\/api\/play\/quizzes/, () => asListener(quizzesRoute)],
  [/^\/api\/play\/store/, () => asListener(shopRoute)],
];

const onSite = (work: Parameters<typeof withPlayRoutes>[1]): Promise<void> => withPlayRoutes(ROUTES, work);

const TARGET = 'badge-target';
const LEFT = SIGN_UP_GRANT - (cosmeticOf(TARGET)?.price ?? 0);
const buyTarget = { id: 'purchase-1', item: TARGET };

/** `hours`: when it opens and closes, from now on. */
async function plantQuiz(id = 'history', hours = { opens: 0, closes: 24 }): Promise<void> {
  const question = {
    texts: { en: { question: 'Who won?', choices: ['Fnatic', 'T1'], explanation: 'Because.' } },
    answer: 1,
    link: '/series',
  };
  const now = Date.now();
  const [opensAt, closesAt] = [hours.opens, hours.closes].map((each) => new Date(now - 1 + each * 3_600_000).toISOString());
  const quiz = { id, title: { en: 'History' }, opensAt, closesAt, questions: [question, question] };
  const made = writtenQuiz(JSON.stringify(quiz), now - 1);
  if (!made.ok) throw new Error(made.error);
  await storeQuiz(made.value);
}

describeWithStore('the store and the quizzes of the prediction game', () => {
  beforeEach(async () => {
    useEmptyStore();
    freshRegistry();
    await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
  });

  it('need a signed-in user, and exist only with the game', () =>
    onSite(async (call) => {
      for (const path of ['store', 'quizzes']) expect((await call(null, `/${path}`)).status).toBe(401);
      for (const path of ['purchases', 'look', 'profile', 'quiz-answers']) expect((await call(null, `/${path}`, {})).status).toBe(401);
      await writeSystemSettings({ ...DEFAULT_SYSTEM_SETTINGS, betting: false });
      sharedRegistry().shell = null;
      expect((await call('ana', '/store')).status).toBe(404);
    }));

  it('sells an item once, and answers a repeated request the same', () =>
    onSite(async (call) => {
      const first = await call('ana', '/purchases', buyTarget);
      expect([first.status, first.body['balance']]).toEqual([200, LEFT]);
      expect((await call('ana', '/purchases', buyTarget)).text).toBe(first.text);
      expect(codeOf(await call('ana', '/purchases', { ...buyTarget, item: 'color-sky' }))).toEqual([409, 'idempotency-key-reused']);
      expect(codeOf(await call('ana', '/purchases', { ...buyTarget, id: 'purchase-2' }))).toEqual([409, 'item-owned']);
      expect(codeOf(await call('ana', '/purchases', { id: 'purchase-3', item: 'badge-crown' }))).toEqual([402, 'balance-too-small']);
      expect(codeOf(await call('ana', '/purchases', { id: 'purchase-4', item: 'badge-moon' }))).toEqual([404, 'not-found']);
      expect(codeOf(await call('ana', '/purchases', { id: 'x', item: TARGET }))).toEqual([400, 'invalid']);
      const rows = (await call('ana', '/journal')).body['rows'];
      expect(rows).toMatchObject([{ kind: 'purchase', about: TARGET }, { kind: 'sign-up' }]);
      expect((await call('ana', '/store')).body['balance']).toBe(LEFT);
    }));

  it('puts on only what was bought, and shows it beside comments', () =>
    onSite(async (call) => {
      const page = commentPage('match', 7) ?? expect.fail();
      const draft = {
        id: 'comment-1',
        page,
        parentId: null,
        uid: 'ana',
        name: 'x',
        admin: false,
        text: 'Text',
        createdAt: new Date().toISOString(),
      };
      await addComment(draft);
      await call('ana', '/purchases', buyTarget);
      const look = { ...NO_LOOK, badge: 'target' };
      expect(codeOf(await call('ana', '/look', { ...look, badge: 'crown' }))).toEqual([409, 'conflict']);
      expect((await call('ana', '/look', look)).body).toEqual({ look });
      const shown = (await readComment('comment-1'))?.player;
      expect(shown).toEqual({ profile: expect.stringMatching(/^[0-9a-f]{16}$/), look });
      expect((await call('ana', '/profile', { isPrivate: true })).body).toEqual({ isPrivate: true, profile: '' });
      expect((await readComment('comment-1'))?.player).toEqual({ profile: '', look });
    }));

  it('rewards a right answer once, and reveals it to nobody before', () =>
    onSite(async (call) => {
      await plantQuiz();
      expect((await call('ana', '/quizzes')).text).not.toMatch(/Because|"answer"|"link"/);
      const request = { id: 'answer-01', quiz: 'history', question: 0, choice: 0 };
      const first = await call('ana', '/quiz-answers', request);
      expect(first.body).toMatchObject({
        balance: SIGN_UP_GRANT + QUIZ_REWARD,
        solution: { isRight: true, reward: QUIZ_REWARD, answer: 0, explanations: { en: 'Because.' }, link: '/series' },
      });
      expect((await call('ana', '/quiz-answers', request)).text).toBe(first.text);
      expect(codeOf(await call('ana', '/quiz-answers', { ...request, choice: 1 }))).toEqual([409, 'already-answered']);
      expect(codeOf(await call('ana', '/quiz-answers', { ...request, question: 1 }))).toEqual([409, 'idempotency-key-reused']);
      expect(codeOf(await call('ana', '/quiz-answers', { ...request, quiz: 'other' }))).toEqual([404, 'not-found']);
      expect(codeOf(await call('newcomer', '/quiz-answers', request))).toEqual([403, 'unverified']);
      const wrong = await call('ana', '/quiz-answers', { id: 'answer-02', quiz: 'history', question: 1, choice: 1 });
      expect(wrong.body).toMatchObject({ balance: SIGN_UP_GRANT + QUIZ_REWARD, solution: { isRight: false, reward: 0 } });
      expect((await call('ana', '/quizzes')).text).toContain('Because');
    }));

  it('lists the quizzes that are open, however many open later and close before them', async () => {
    for (let index = 0; index < 25; index += 1) await plantQuiz(`later-${index}`, { opens: 1, closes: 2 });
    for (const [index, id] of ['third', 'first', 'second', 'fourth'].entries())
      await plantQuiz(id, { opens: 0, closes: [5, 3, 4, 6][index] ?? 0 });
    const open = await openQuizzes(Date.now(), 3);
    expect(open.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
    await plantQuiz('soon', { opens: 0, closes: 1 });
    expect((await openQuizzes(Date.now(), 10)).map(({ id }) => id)).toEqual(['soon', 'first', 'second', 'third', 'fourth']);
  });

  it('add up in the audit, and are erased with the account', () =>
    onSite(async (call) => {
      await plantQuiz();
      await Promise.all(['purchase-5', 'purchase-6', 'purchase-7'].map((id) => call('ana', '/purchases', { id, item: TARGET })));
      await call('ana', '/quiz-answers', { id: 'answer-03', quiz: 'history', question: 0, choice: 0 });
      expect(await auditPlay()).toMatchObject({ faults: [], supply: { rewards: QUIZ_REWARD, spent: SIGN_UP_GRANT - LEFT } });
      await openLedger().openAccount('bob', 'Bob', Date.now());
      await erasePlayOf('ana');
      expect(await storedPaths('play', 'accounts', 'purchases', 'quizAnswers', 'bets')).toEqual(['accounts/bob']);
    }));
});
