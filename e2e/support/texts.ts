// Registers every locale's texts.
import '../../lib/i18n/server-messages';
import { translator } from '../../lib/i18n/message-registry';

/** The site's own English words, by which tests find what people see. */
export const t = translator('en');
/** The Korean ones, where a test switches the language. */
export const tKo = translator('ko');
