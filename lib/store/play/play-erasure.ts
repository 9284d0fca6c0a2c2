import { cacheTag } from '../../domain/page/cache-tags';
import { PickemEntrySchema } from '../../domain/play/pickem/pickem-entry';
import { commitWrites } from '../core/commit-writes';
import { eraseFound } from '../core/erase-found';
import { isProjectNamed } from '../core/project-ids';
import { type Clause, queryPages } from '../core/query';
import { requestPurge } from '../work/purge-document';
import { eraseSeat } from './division-document';
import { accountPath, journalPath } from './ledger-store';
import { pickemTotalsPath } from './pickem-document';
import { eraseMemberships } from './play-league-document';

/** Removes all that the prediction game stores of a user: memberships, picks, bets, purchases and answers, then the journal, then the account. Safe to begin again. Throws StoreUnavailableError. */
export async function erasePlayOf(uid: string): Promise<void> {
  if (!isProjectNamed('play')) return;
  await eraseMemberships(uid);
  await eraseSeat(uid);
  const own: Clause[] = [['where', 'uid', '==', uid]];
  for await (const found of queryPages('play', 'pickems', PickemEntrySchema, own))
    await requestPurge(found.flatMap(({ value }) => value.share || []).map(cacheTag.picks));
  await eraseFound('play', 'pickems', own);
  await commitWrites('play', [{ path: pickemTotalsPath(uid), fields: null }]);
  for (const collection of ['bets', 'purchases', 'quizAnswers']) await eraseFound('play', collection, own);
  await eraseFound('play', journalPath(uid), []);
  await commitWrites('play', [{ path: accountPath(uid), fields: null }]);
}
