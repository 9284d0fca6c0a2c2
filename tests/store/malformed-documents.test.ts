import { beforeEach, expect, it } from 'vitest';
import { documentPath } from '../../lib/store/core/document-path';
import { commitWrites } from '../../lib/store/core/commit-writes';
import { readHomeState, readIngestState, readWeek } from '../../lib/store/models/match-documents';
import { readSystemSettings } from '../../lib/store/work/system-settings-document';
import { marketIn } from '../../lib/domain/play/market';
import { finishedMatch } from '../../lib/fixtures/match-fixture';
import { playTurn } from '../../lib/server/play/market-books';
import { firestore } from '../../lib/store/core/firestore';
import { changeBook, readBook } from '../../lib/store/play/book-document';
import { accountPath, betsOf, BrokenLedgerError, journalPath, openLedger } from '../../lib/store/play/ledger-store';
import { answerQuiz, storeQuiz } from '../../lib/store/play/quiz-store';
import { buy, nameAccount, setPrivate } from '../../lib/store/play/shop-store';
import {
  answerOf,
  decidedBook,
  matchAt,
  purchaseOf,
  requestOf,
  uidOf,
  worldBook,
  WORLD_QUIZ,
  WORLD_START,
} from '../support/play/ledger-world';
import { collectDefects, describeWithStore, plant, storedPaths, useEmptyStore } from '../support/store/store-rig';

const MONDAY = '2023-08-14';
const PATH = documentPath`weeks/${MONDAY}`;

function body(value: unknown): { body: string } {
  return { body: JSON.stringify(value) };
}

describeWithStore('malformed documents', () => {
  beforeEach(useEmptyStore);

  it('drops a foreign one, and reports it once without its values', async () => {
    const defects = collectDefects();
    await plant('main', PATH, body({ start: 'secret', matches: 'none' }));
    expect(await readWeek(MONDAY)).toBeNull();
    expect(await readWeek(MONDAY)).toBeNull();
    expect(defects).toEqual([{ document: PATH, kind: 'dropped', reason: 'matches: expected Array' }]);
  });

  it.each([
    ['a body that is no JSON', { body: '{"start":' }],
    ['no body at all', { other: 1 }],
    ['no fields', {}],
    ['a body of another type', { body: 7 }],
  ])('drops a document with %s', async (_case, fields) => {
    const defects = collectDefects();
    await plant('main', PATH, fields);
    expect(await readWeek(MONDAY)).toBeNull();
    expect(defects.map(({ kind }) => kind)).toEqual(['dropped']);
  });

  it('drops only a malformed match, not its week', async () => {
    const defects = collectDefects();
    const { left: _left, ...torn } = finishedMatch({ id: 8 });
    const unknownState = { ...finishedMatch({ id: 9 }), status: 'delayed' };
    await plant('main', PATH, body({ start: MONDAY, matches: [finishedMatch(), torn, unknownState, finishedMatch({ id: 10 })] }));
    expect((await readWeek(MONDAY))?.matches.map(({ id }) => id)).toEqual([7, 10]);
    expect(defects.map(({ kind }) => kind)).toEqual(['trimmed']);
  });

  it('reads fields that are not packed into a body as well', async () => {
    const { finishedAt: _unset, ...state } = { source: 'demo', simulated: true, matches: 1, finishedAt: null, cursor: null };
    const result = { match: finishedMatch(), rank: 3, worth: null };
    await plant('main', 'states/home', { running: [], next: [], lately: [result], startMinutes: [] });
    await plant('main', 'states/ingest', state);
    collectDefects();
    expect((await readHomeState())?.lately).toEqual([result]);
    expect(await readIngestState()).toBeNull();
  });

  it('drops system settings that an operator broke', async () => {
    const defects = collectDefects();
    await plant('main', 'system/settings', { APP_LINK_ANDROID: 5 });
    expect(await readSystemSettings()).toBeNull();
    expect(defects.map(({ document }) => document)).toEqual(['system/settings']);
  });

  it('writes all or nothing', async () => {
    const good = { path: PATH, fields: body({ start: MONDAY, matches: [] }) };
    const bad = { path: documentPath`weeks/2023-08-21`, fields: { nested: [[1]] } };
    await expect(commitWrites('main', [good, bad])).rejects.toThrow();
    expect(await readWeek(MONDAY)).toBeNull();
  });
});

const fieldsOf = async (path: string) => (await firestore('play').doc(path).get()).data();

describeWithStore('a malformed account of the prediction game', () => {
  const WINNER = 0;
  const betOf = (account: number, match = 0) =>
    requestOf({ kind: 'place', account, match, market: WINNER, outcome: 0, stake: 100, name: match, tenths: 1 });
  const place = (account: number, match = 0) => openLedger().place(betOf(account, match).request, betOf(account, match).now);
  const statesOf = async (account: number) => (await betsOf(uidOf({ account }), 5)).map(({ state }) => state);

  beforeEach(async () => {
    useEmptyStore();
    await storeQuiz(WORLD_QUIZ);
    for (const index of [0, 1]) await changeBook(matchAt(index), () => worldBook(matchAt(index), index));
  });

  it.each([
    ['field', { quiz: 7 }],
    ['item of a list', { items: [7] }],
  ])('is written by nothing, because of one %s', async (_what, broken) => {
    const uid = uidOf({ account: 0 });
    await place(0);
    await firestore('play').doc(accountPath(uid)).update(broken);
    const [before, rows] = [await fieldsOf(accountPath(uid)), await storedPaths('play', journalPath(uid))];
    const defects = collectDefects();
    for (const write of [
      () => openLedger().openAccount(uid, 'Ann', WORLD_START + 86_400_000),
      () => place(0, 1),
      () => buy(purchaseOf({ kind: 'buy', account: 0, item: 0, name: 0 }), WORLD_START),
      () => answerQuiz(answerOf({ kind: 'answer', account: 0, question: 0, choice: 0, name: 0 }), WORLD_START),
      () => setPrivate(uid, true),
    ])
      await expect(write()).rejects.toThrow(`malformed, so nothing is written: ${accountPath(uid)}`);
    await nameAccount(uid, 'Ann');
    expect([await fieldsOf(accountPath(uid)), await storedPaths('play', journalPath(uid))]).toEqual([before, rows]);
    expect(await statesOf(0)).toEqual(['open']);
    expect(defects.map(({ document }) => document)).toEqual([accountPath(uid)]);
  });

  it('leaves its bets open until it is repaired, while all others are settled', async () => {
    const broken = accountPath(uidOf({ account: 0 }));
    for (const [account, match] of [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const)
      await place(account, match);
    const whole = await fieldsOf(broken);
    await firestore('play').doc(broken).update({ quiz: 7 });
    for (const matchId of [matchAt(0), matchAt(1)])
      await changeBook(matchId, (book) => book && decidedBook(book, { matchId, kind: 'winner', outcome: 'left' }, WORLD_START));
    const turn = (hours: number) => playTurn(WORLD_START + hours * 3_600_000, new AbortController().signal);
    const settled = async (index: number) => {
      const book = await readBook(matchAt(index));
      return book && marketIn(book, 'winner')?.settled;
    };
    await expect(turn(10)).rejects.toThrow(BrokenLedgerError);
    expect([await statesOf(0), await statesOf(1)]).toEqual([['open'], ['won', 'won']]);
    expect([await settled(0), await settled(1)]).toEqual([0, 1]);
    expect(await fieldsOf(broken)).toEqual({ ...whole, quiz: 7 });
    await firestore('play')
      .doc(broken)
      .set({ ...whole });
    await turn(11);
    expect([await statesOf(0), await settled(0)]).toEqual([['won'], 1]);
  });
});
