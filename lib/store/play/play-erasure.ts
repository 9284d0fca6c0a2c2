import { BetSchema, JournalRowSchema, type Bet, type JournalRow } from '../../domain/play/ledger';
import { PurchaseSchema, type Purchase } from '../../domain/play/purchase';
import { QuizAnswersSchema, type QuizAnswers } from '../../domain/play/quiz';
import { commitWrites } from '../core/commit-writes';
import { type DocumentPath } from '../core/document-path';
import { isProjectNamed } from '../core/project-ids';
import { queryCollection, type Found } from '../core/query';
import { eraseSeat } from './division-document';
import { accountPath, journalPath } from './ledger-store';
import { pickemTotalsPath } from './pickem-document';
import { eraseMemberships } from './play-league-document';
import { cacheTag } from '../../domain/page/cache-tags';
import { requestPurge } from '../work/purge-document';
import { PickemEntrySchema } from '../../domain/play/pickem/pickem-entry';

const AT_ONCE = 400;

function someBets(uid: string): Promise<Found<Bet>[]> {
  return queryCollection('play', 'bets', BetSchema, [
    ['where', 'uid', '==', uid],
    ['limit', AT_ONCE],
  ]);
}

function someRows(uid: string): Promise<Found<JournalRow>[]> {
  return queryCollection('play', journalPath(uid), JournalRowSchema, [['limit', AT_ONCE]]);
}

function purchasesIn(uid: string): Promise<Found<Purchase>[]> {
  return queryCollection('play', 'purchases', PurchaseSchema, [
    ['where', 'uid', '==', uid],
    ['limit', AT_ONCE],
  ]);
}

function answersIn(uid: string): Promise<Found<QuizAnswers>[]> {
  return queryCollection('play', 'quizAnswers', QuizAnswersSchema, [
    ['where', 'uid', '==', uid],
    ['limit', AT_ONCE],
  ]);
}

function someEntries(uid: string) {
  return queryCollection('play', 'pickems', PickemEntrySchema, [
    ['where', 'uid', '==', uid],
    ['limit', AT_ONCE],
  ]);
}

async function removeAll(some: () => Promise<readonly { readonly path: DocumentPath }[]>): Promise<void> {
  for (;;) {
    const found = await some();
    await commitWrites(
      'play',
      found.map(({ path }) => ({ path, fields: null })),
    );
    if (found.length < AT_ONCE) return;
  }
}

/** Removes all that the prediction game stores of a user: memberships, picks, bets, purchases and answers, then the journal, then the account. Safe to begin again. Throws StoreUnavailableError. */
export async function erasePlayOf(uid: string): Promise<void> {
  if (!isProjectNamed('play')) return;
  await eraseMemberships(uid);
  await eraseSeat(uid);
  await removeAll(async () => {
    const found = await someEntries(uid);
    const shares = found.flatMap(({ value }) => value.share || []);
    await requestPurge(shares.map(cacheTag.picks));
    return found;
  });
  await commitWrites('play', [{ path: pickemTotalsPath(uid), fields: null }]);
  await removeAll(() => someBets(uid));
  await removeAll(() => purchasesIn(uid));
  await removeAll(() => answersIn(uid));
  await removeAll(() => someRows(uid));
  await commitWrites('play', [{ path: accountPath(uid), fields: null }]);
}
