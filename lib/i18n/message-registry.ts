import { DEFAULT_LOCALE, type Locale } from '../domain/settings/locales';
import type { MessageTree } from './message-key';
import { createTranslate, type Translate } from './translate';

/**
 * The texts that this process or page has. The server registers every locale
 * (`server-messages`); a browser has those of its page's locale: what every page
 * needs is set by the script of `lib/server/pages/message-script` before the
 * page's own scripts run, more comes with a page's props or on demand. It hangs
 * on globalThis because own modules are evaluated more than once
 * (docs/architecture.md#shared-state-of-a-process) and because that script is no
 * module.
 */
declare global {
  var riftweekMessages: Partial<Record<Locale, MessageTree>> | undefined;
}

const translators = new Map<Locale, Translate>();

/** Adds sections to a locale's texts. Sections that are registered already are the same. */
export function registerMessages(locale: Locale, sections: MessageTree): void {
  const known = globalThis.riftweekMessages?.[locale] ?? {};
  if (Object.keys(sections).every((section) => section in known)) return;
  globalThis.riftweekMessages = { ...globalThis.riftweekMessages, [locale]: { ...known, ...sections } };
  forgetTranslator(locale);
}

/** Sets all of a locale's texts, in place of those of an older version of the code (hot reload). */
export function replaceMessages(locale: Locale, messages: MessageTree): void {
  globalThis.riftweekMessages = { ...globalThis.riftweekMessages, [locale]: messages };
  forgetTranslator(locale);
}

/** To be called when texts were added from outside of this module. */
export function forgetTranslator(locale: Locale): void {
  translators.delete(locale);
}

/** Whether a section's texts are registered. */
export function hasSection(locale: Locale, section: string): boolean {
  return section in (globalThis.riftweekMessages?.[locale] ?? {});
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
