import { notify } from '../../lib/client/notification-store';
import type { Locale } from '../../lib/domain/locales';
import { translator } from '../../lib/i18n/message-registry';

/** Says that the account which was to be deleted is kept. */
export function showAccountRestored(locale: Locale): void {
  notify(translator(locale)('login.accountKept'));
}
