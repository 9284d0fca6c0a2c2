import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '../i18n/message-key';
import { MESSAGES } from '../i18n/server-messages';

/**
 * A locale's texts as a script of their own, kept by browsers for ever: pages
 * load one locale and none twice. It fills `globalThis.riftweekMessages`
 * (lib/i18n/message-registry) and must stand before the page's own scripts.
 */
export type MessageScript = { readonly href: string; readonly hash: string; readonly body: string };

function makeScript(locale: Locale): MessageScript {
  const name = JSON.stringify(locale);
  const body = `globalThis.riftweekMessages={...globalThis.riftweekMessages,${name}:${JSON.stringify(MESSAGES[locale])}};`;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { href: `/i18n/${locale}.${hash}.js`, hash, body };
}

const scripts = new Map(LOCALES.map((locale) => [locale, makeScript(locale)]));

export function messageScript(locale: Locale): MessageScript {
  return scripts.get(locale) ?? makeScript(locale);
}

/** Address of a locale's texts; another text, another address. */
export function messageScriptHref(locale: Locale): string {
  return messageScript(locale).href;
}
