import { createHash } from 'node:crypto';
import type { Locale, MessageTree } from '../../i18n/message-key';
import { MESSAGES } from '../../i18n/server-messages';
import { isPageSection, type PageSection } from '../../i18n/page-sections';

/**
 * A locale's texts as scripts, kept by browsers for ever: what every page needs,
 * and each further section (lib/i18n/page-sections). They fill
 * `globalThis.riftweekMessages` (lib/i18n/message-registry); the first must stand
 * before the page's own scripts and says under which hash the sections are.
 */
export type MessageScript = { readonly href: string; readonly hash: string; readonly body: string };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function assignMessages(locale: Locale, messages: MessageTree): string {
  const name = JSON.stringify(locale);
  return `{const all=globalThis.riftweekMessages;globalThis.riftweekMessages={...all,${name}:{...all?.[${name}],...${JSON.stringify(messages)}}}}`;
}

function commonTexts(locale: Locale): MessageTree {
  return Object.fromEntries(Object.entries(MESSAGES[locale]).filter(([section]) => !isPageSection(section)));
}

/** Sections of a locale by name, as `registerMessages` takes them. */
export function sectionTexts(locale: Locale, sections: readonly PageSection[]): MessageTree {
  return Object.fromEntries(Object.entries(MESSAGES[locale]).filter(([section]) => sections.some((each) => each === section)));
}

const kept = new Map<string, MessageScript>();

function keep(name: string, make: () => MessageScript): MessageScript {
  let script = kept.get(name);
  if (!script) kept.set(name, (script = make()));
  return script;
}

/** What every page needs. */
export function messageScript(locale: Locale): MessageScript {
  return keep(locale, () => {
    const body = `globalThis.riftweekTexts=${JSON.stringify(hashOf(JSON.stringify(MESSAGES[locale])))};${assignMessages(locale, commonTexts(locale))}`;
    const hash = hashOf(body);
    return { href: `/i18n/${locale}.${hash}.js`, hash, body };
  });
}

/** One further section; its hash is that of all the locale's texts. */
export function sectionScript(locale: Locale, section: PageSection): MessageScript {
  return keep(`${locale}.${section}`, () => {
    const hash = hashOf(JSON.stringify(MESSAGES[locale]));
    return { href: `/i18n/${locale}.${section}.${hash}.js`, hash, body: assignMessages(locale, sectionTexts(locale, [section])) };
  });
}

/** Address of the texts that every page needs; another text, another address. */
export function messageScriptHref(locale: Locale): string {
  return messageScript(locale).href;
}
