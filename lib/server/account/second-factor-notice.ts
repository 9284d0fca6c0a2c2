import type { Locale } from '../../domain/settings/locales';
import type { Account } from '../../store/people/accounts';
import { noteSecondFactor } from '../../store/people/user-document';
import { tellOwnerSoon } from './account-mails';

/**
 * Mails an account's owner about a second factor that was added or taken away
 * since a session of the account last began. Browsers do that directly with
 * Firebase, which does not notify our server; the page begins its session anew
 * afterwards; a change made past the page is noticed when the next session begins.
 * `noted`: what `ensureUserData` answered. Throws StoreUnavailableError.
 */
export async function noticeSecondFactor(
  account: Account,
  { noted, locale }: { readonly noted: string | null; readonly locale: Locale },
): Promise<void> {
  const { uid, secondFactor } = account;
  if (noted === secondFactor || !(await noteSecondFactor(uid, secondFactor))) return;
  tellOwnerSoon(secondFactor === null ? 'secondFactorOff' : 'secondFactorOn', account, locale);
}
