import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/domain/values/durations';
import { dailyQuiz, quizCompetitions } from '../../../lib/domain/play/daily-quiz';
import { figureQuestion, type QuizTables } from '../../../lib/domain/play/figure-question';
import { QUIZ_REWARD } from '../../../lib/domain/play/coins';
import { NEW_ACCOUNT } from '../../../lib/domain/play/ledger';
import { shownQuiz, type Quiz } from '../../../lib/domain/play/quiz';
import { answerQuestion, type AnswerRequest, type AnsweringState } from '../../../lib/domain/play/quiz-answering';
import { longerStreak, NO_STREAK, streakAt } from '../../../lib/domain/play/quiz-streak';
import { writtenQuiz } from '../../../lib/domain/play/written-quiz';
import { serie } from '../../support/entity-fixture';
import { player } from '../../support/stats-fixture';
import { WORLD_QUIZ } from '../../support/play/ledger-world';

const DAY = '2026-11-18';
const NOW = Date.parse(`${DAY}T12:00:00Z`);
const SCOPES = {
  leagues: [{ id: 293, name: 'LCK' }],
  seasons: [2026],
  leagueSeasons: [],
  series: [
    { id: 1, name: 'Summer 2026', leagueId: 293 },
    { id: 2, name: 'Cup 2026', leagueId: 293 },
    { id: 3, name: 'Winter 2026', leagueId: 293 },
    { id: 4, name: 'Open 2026', leagueId: 293 },
  ],
  tournaments: [
    { id: 11, name: 'Group Stage', serieId: 2 },
    { id: 12, name: 'Playoffs', serieId: 2 },
  ],
  patches: [],
};

describe('the competitions of a quiz', () => {
  it('ended more than a week ago, so that no hidden result is asked for', () => {
    const series = [
      serie({ id: 1, endAt: '2026-09-01T00:00:00Z' }),
      serie({ id: 2, endAt: '2026-11-12T00:00:00Z' }),
      serie({ id: 3, endAt: null }),
      serie({ id: 4, endAt: '2026-12-01T00:00:00Z' }),
    ];
    const stages = [
      { id: 11, endAt: '2026-11-10T23:59:59Z' },
      { id: 12, endAt: '2026-11-12T00:00:00Z' },
    ];
    expect(quizCompetitions(DAY, SCOPES, { series, stages }).toSorted((a, b) => (a.scope < b.scope ? -1 : 1))).toEqual([
      { scope: 'serie:1', name: 'LCK Summer 2026' },
      { scope: 'tournament:11', name: 'LCK Cup 2026 Group Stage' },
    ]);
  });
});

const COMPLETE = { games: 40, withFigures: 40 };
const tables = (creeps: readonly number[], coverage = COMPLETE): QuizTables => ({
  scope: 'serie:1',
  name: 'LCK Summer 2026',
  players: {
    scope: 'serie:1',
    teams: [],
    omitted: 0,
    coverage,
    rows: creeps.flatMap((cs, index) => (['mid', 'top'] as const).map((role, place) => player(index * 2 + place + 1, role, 20, cs))),
  },
  teams: null,
  champions: null,
});
/** The role falls on mid. */
const middle = () => 0.5;

describe('a question about figures', () => {
  it('has four choices and one right answer', () => {
    const question = figureQuestion(tables([200, 240, 260, 300, 210]), 'csPerMinute', middle);
    const values = question?.choices.map(({ value }) => value) ?? [];
    expect(values).toHaveLength(4);
    expect(values.indexOf(Math.max(...values))).toBe(question?.answer);
    expect(question).toMatchObject({ role: 'mid', scope: 'serie:1', scopeName: 'LCK Summer 2026' });
  });

  it('is left out where the best two are nearly equal, too few are known, or figures are missing', () => {
    expect(figureQuestion(tables([300, 300, 200, 210]), 'csPerMinute', middle)).toBeNull();
    expect(figureQuestion(tables([300, 200, 210]), 'csPerMinute', middle)).toBeNull();
    expect(figureQuestion(tables([300, 200, 210, 240], { games: 40, withFigures: 30 }), 'csPerMinute', middle)).toBeNull();
  });

  it('makes no quiz with fewer than five', () => {
    expect(dailyQuiz(DAY, [tables([200, 240, 260, 300, 210])])).toBeNull();
    expect(dailyQuiz(DAY, [])).toBeNull();
  });
});

const request: AnswerRequest = { id: 'answer-01', uid: 'u', quiz: WORLD_QUIZ.id, question: 1, choice: 1 };
const state: AnsweringState = { account: NEW_ACCOUNT, quiz: WORLD_QUIZ, known: null };

describe('an answer', () => {
  it('is rewarded once if it is right', () => {
    const first = answerQuestion(state, request, NOW);
    if (first.kind !== 'answered') throw new Error(first.kind);
    expect(first).toMatchObject({
      account: { balance: QUIZ_REWARD },
      rows: [{ kind: 'quiz', amount: QUIZ_REWARD, about: `${WORLD_QUIZ.id}/1` }],
      given: { isRight: true, reward: QUIZ_REWARD },
    });
    const later: AnsweringState = { ...state, account: first.account, known: first.answers };
    expect(answerQuestion(later, request, NOW)).toMatchObject({ kind: 'known', given: first.given });
    expect(answerQuestion(later, { ...request, choice: 2 }, NOW)).toMatchObject({ why: 'answered' });
    expect(answerQuestion(later, { ...request, question: 2 }, NOW)).toMatchObject({ why: 'id-reused' });
  });

  it('earns nothing if it is wrong', () => {
    expect(answerQuestion(state, { ...request, choice: 3 }, NOW)).toMatchObject({
      account: { balance: 0 },
      rows: [],
      given: { isRight: false },
    });
  });

  it.each([
    ['another question', { question: 3 }, NOW, 'no-question'],
    ['another choice', { choice: 4 }, NOW, 'no-choice'],
    ['a closed quiz', {}, WORLD_QUIZ.closesAt, 'closed'],
    ['a quiz to come', {}, WORLD_QUIZ.opensAt - 1, 'no-question'],
  ] as const)('is refused for %s', (_what, change, now, why) =>
    expect(answerQuestion(state, { ...request, ...change }, now)).toEqual({ kind: 'refused', why }),
  );
});

describe('a quiz in the browser', () => {
  it('reveals no answer and no figure before the question is answered', () => {
    const shown = JSON.stringify(shownQuiz(WORLD_QUIZ, []));
    expect(shown).not.toMatch(/"answer"|"value"|"games"|"figures"|"explanation|"link"/);
    const given = { id: 'x', question: 1, choice: 0, isRight: false, reward: 0, balance: 0, at: NOW };
    const [first, second] = shownQuiz(WORLD_QUIZ, [given]).questions;
    expect(first?.solution).toBeNull();
    expect(second?.solution).toMatchObject({ answer: 1, choice: 0, link: '/stats?scope=serie:9&role=mid' });
  });

  it('reveals no explanation of a written question before', () => {
    const made = writtenQuiz(JSON.stringify(WRITTEN), NOW);
    if (!made.ok) throw new Error(made.error);
    expect(JSON.stringify(shownQuiz(made.value, []))).not.toMatch(/Because|"answer"|"link"/);
  });
});

const WRITTEN = {
  id: 'worlds-history',
  title: { en: 'History of Worlds' },
  closesAt: '2026-12-01T00:00:00Z',
  questions: [{ texts: { en: { question: 'Who won?', choices: ['Fnatic', 'T1'], explanation: 'Because.' } }, answer: 1, link: '/series' }],
};

describe('a written quiz', () => {
  it('is read from its file', () => {
    expect(writtenQuiz(JSON.stringify(WRITTEN), NOW)).toMatchObject({
      ok: true,
      value: { id: 'worlds-history', kind: 'written', opensAt: NOW, questions: [{ kind: 'written', answer: 0, link: '/series' }] },
    });
  });

  const [question] = WRITTEN.questions;
  it.each([
    ['no JSON', '{'],
    ['the name of a daily quiz', JSON.stringify({ ...WRITTEN, id: 'daily-2026-11-18' })],
    ['an answer that is no choice', JSON.stringify({ ...WRITTEN, questions: [{ ...question, answer: 3 }] })],
    ['a link elsewhere', JSON.stringify({ ...WRITTEN, questions: [{ ...question, link: '//else.example' }] })],
    ['no English', JSON.stringify({ ...WRITTEN, title: { ko: '역사' } })],
    ['an end before its beginning', JSON.stringify({ ...WRITTEN, closesAt: '2026-11-01T00:00:00Z' })],
  ])('is refused with %s', (_what, text) => expect(writtenQuiz(text, NOW).ok).toBe(false));
});

describe('a streak', () => {
  it('grows with each day in a row, and ends with a day without', () => {
    const first = longerStreak(NO_STREAK, '2026-11-16');
    const second = longerStreak(first, '2026-11-17');
    expect([first.length, second.length, longerStreak(second, '2026-11-17').length, longerStreak(second, '2026-11-19').length]).toEqual([
      1, 2, 2, 1,
    ]);
    expect([NOW, NOW + DAY_MS].map((now) => streakAt(second, now))).toEqual([2, 0]);
  });

  it('counts a finished daily quiz', () => {
    const quiz: Quiz = { ...WORLD_QUIZ, questions: WORLD_QUIZ.questions.slice(1, 2) };
    const answered = answerQuestion({ ...state, quiz }, { ...request, question: 0 }, NOW);
    expect(answered).toMatchObject({ kind: 'answered', account: { quiz: { length: 1 } } });
  });
});
