import type { Session } from '../../domain/people/session';
import type { PlayAccount } from '../../domain/play/ledger';
import { playAnswer, type PlayAnswer } from '../../domain/play/play-answer';
import { betsOf, openLedger } from '../../store/play/ledger-store';
import { authorOf } from '../comments/comment-answers';
import { siteNow } from '../site-clock';

const BETS_SHOWN = 300;

/** The account of a user, with the grants that are due and the name that they have now. Throws StoreUnavailableError. */
export async function accountOf(session: Session): Promise<PlayAccount> {
  return openLedger().openAccount(session.uid, (await authorOf(session.uid)).name, siteNow());
}

/** Balance and bets of a user, for the pages and `/api/play`; brings the grants that are due. Throws StoreUnavailableError. */
export async function playOf(session: Session): Promise<PlayAnswer> {
  const account = await accountOf(session);
  return playAnswer(account.balance, await betsOf(session.uid, BETS_SHOWN));
}
