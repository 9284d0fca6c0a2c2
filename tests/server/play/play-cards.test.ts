import { beforeEach, expect, it, vi } from 'vitest';
import type { Quiz } from '../../../lib/domain/play/quiz';
import { DEFAULT_SYSTEM_SETTINGS } from '../../../lib/domain/models/read-models';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import '../../../lib/i18n/server-messages';
import type { systemSettings } from '../../../lib/server/pages/shell-data';
import { loadPlayCards } from '../../../lib/server/play/play-cards';
import type { openPickemStages } from '../../../lib/server/play/pickem-stages';
import type { openMatches } from '../../../lib/server/play/play-pages';
import type { quizOfDay } from '../../../lib/server/play/quizzes';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';

const store = vi.hoisted(() => ({
  systemSettings: vi.fn<typeof systemSettings>(),
  openMatches: vi.fn<typeof openMatches>(),
  openPickemStages: vi.fn<typeof openPickemStages>(),
  quizOfDay: vi.fn<typeof quizOfDay>(),
}));
vi.mock('../../../lib/server/pages/shell-data', () => store);
vi.mock('../../../lib/server/play/play-pages', () => store);
vi.mock('../../../lib/server/play/pickem-stages', () => store);
vi.mock('../../../lib/server/play/quizzes', () => store);

const quiz: Quiz = {
  ...{ id: 'daily-2023-08-19', kind: 'daily', titles: {}, opensAt: 0, closesAt: 1 },
  questions: [
    {
      ...{
        kind: 'figure',
        figure: 'kda',
        table: 'players',
        role: 'mid',
        scope: 'serie:9',
        scopeName: 'LCK Summer 2023',
        least: 10,
        answer: 0,
      },
      choices: [],
    },
  ],
};
const stage = {
  ...{ id: 5, name: 'Playoffs', leagueId: 293, leagueName: 'LCK', leagueAcronym: 'LCK', leagueImg: null, serieName: '', kind: null },
  ...{ locksAt: '2023-08-19T11:00:00Z', opensAt: null, isLocked: false, isOver: false },
};
const matches = [notStartedMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z' }), notStartedMatch({ id: 2, beginAt: '2023-08-19T12:00:00Z' })];
const load = (at: string) => loadPlayCards(Date.parse(at), 'en');

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().openPlay = null;
  sharedRegistry().purges.removeAllListeners();
  store.systemSettings.mockReset().mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
  store.openMatches.mockReset().mockResolvedValue({ matches, leagues: [], tags: [] });
  store.openPickemStages.mockReset().mockResolvedValue([stage]);
  store.quizOfDay.mockReset().mockResolvedValue(quiz);
});

it('the cards of the game have the day’s first question and what is open at the moment, from one look at the store', async () => {
  expect(await load('2023-08-19T09:00:00Z')).toEqual({
    quiz: { question: 'Which of these players had the highest KDA?', about: expect.stringContaining('LCK Summer 2023') },
    picks: {
      locksAt: '2023-08-19T10:00:00Z',
      ...{ matches: 2, stages: 1, stage: { id: 5, name: 'LCK: Playoffs', locksAt: '2023-08-19T11:00:00Z' } },
    },
  });
  expect((await load('2023-08-19T10:30:00Z')).picks).toMatchObject({ locksAt: '2023-08-19T11:00:00Z', matches: 1, stages: 1 });
  expect((await load('2023-08-19T13:00:00Z')).picks).toBeNull();
  // Its competition has the name of the reader's language.
  expect((await loadPlayCards(Date.parse('2023-08-19T09:00:00Z'), 'ko')).quiz?.about).toContain('2023 LCK 서머');
  expect(store.quizOfDay).toHaveBeenCalledTimes(1);
  store.quizOfDay.mockResolvedValue(null);
  expect((await load('2023-08-20T00:00:01Z')).quiz).toBeNull();
});

it('a site without the game reads nothing, and one whose game does not answer has its homepage all the same', async () => {
  store.quizOfDay.mockRejectedValue(new StoreUnavailableError('read quizzes', null));
  expect(await load('2023-08-19T09:00:00Z')).toEqual({ quiz: null, picks: null });
  store.systemSettings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, betting: false });
  store.quizOfDay.mockClear();
  expect(await load('2023-08-19T09:00:00Z')).toEqual({ quiz: null, picks: null });
  expect(store.quizOfDay).not.toHaveBeenCalled();
});
