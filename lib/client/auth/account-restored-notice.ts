import { notify } from '../page/notification-store';
import type { Locale } from '../../domain/settings/locales';
import { translator } from '../../i18n/message-registry';

/** Says that the account which was to be deleted is kept. */
export function showAccountRestored(locale: Locale): void {
  notify(translator(locale)('login.accountKept'));
}
