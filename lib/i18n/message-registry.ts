import { DEFAULT_LOCALE, type Locale, type MessageTree } from './message-key';
import { createTranslate, type Translate } from './translate';

/**
 * The texts that this process or page has. The server registers every locale
 * (`server-messages`); a browser has its page's locale only, set by the script
 * of `lib/server/message-script` before the page's own scripts run. It hangs on
 * globalThis because own modules are evaluated more than once (design: "Page
 * cache") and because that script is no module.
 */
declare global {
  var riftweekMessages: Partial<Record<Locale, MessageTree>> | undefined;
}

const translators = new Map<Locale, Translate>();

export function registerMessages(locale: Locale, messages: MessageTree): void {
  globalThis.riftweekMessages = { ...globalThis.riftweekMessages, [locale]: messages };
  translators.delete(locale);
}

/** The translate function of a locale; of English where that locale's texts are absent. */
export function translator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (!translate) {
    const messages = globalThis.riftweekMessages?.[locale] ?? globalThis.riftweekMessages?.[DEFAULT_LOCALE] ?? {};
    translators.set(locale, (translate = createTranslate(locale, messages)));
  }
  return translate;
}
