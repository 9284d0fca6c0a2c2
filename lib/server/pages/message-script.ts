import { createHash } from 'node:crypto';
import type { Locale } from '../../domain/settings/locales';
import { pathOnly } from '../../domain/page/paths';
import type { MessageTree, Section } from '../../i18n/message-key';
import '../../i18n/server-messages';
import type { PageSections } from './page-sections';
import { sharedRegistry } from '../shared-registry';

/**
 * A locale's texts as scripts, cached by browsers for ever: what every page needs,
 * and each section by itself (docs/decisions/0008). They fill
 * `globalThis.riftweekMessages` (lib/i18n/message-registry); the first must stand
 * before the page's own scripts and says under which hash the sections are.
 */
type MessageScript = { readonly href: string; readonly hash: string; readonly body: string };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function assignMessages(locale: Locale, messages: MessageTree): string {
  const name = JSON.stringify(locale);
  return `{const all=globalThis.riftweekMessages;globalThis.riftweekMessages={...all,${name}:{...all?.[${name}],...${JSON.stringify(messages)}}}}`;
}

/** The texts as they were registered last, by any bundle: under `npm run dev` the bundle of the pages is the first to see a change. */
function textsOf(locale: Locale): MessageTree {
  return globalThis.riftweekMessages?.[locale] ?? {};
}

function sectionTexts(locale: Locale, sections: readonly string[]): MessageTree {
  return Object.fromEntries(Object.entries(textsOf(locale)).filter(([section]) => sections.includes(section)));
}

declare module '../shared-registry' {
  interface SharedRegistry {
    /** Absent under `npm run dev`, which builds no pages: all texts are in the script of every page. */
    pageSections?: PageSections;
  }
}

function commonTexts(locale: Locale): MessageTree {
  const { pageSections } = sharedRegistry();
  return pageSections === undefined ? textsOf(locale) : sectionTexts(locale, pageSections.everywhere);
}

/** What the page at an address without locale needs beyond every page's texts, as `registerMessages` takes it. */
export function pageTexts(locale: Locale, address: string): MessageTree {
  return sectionTexts(locale, sharedRegistry().pageSections?.at(pathOnly(address)) ?? []);
}

const kept = new Map<string, { readonly texts: MessageTree; readonly script: MessageScript }>();

function keep(locale: Locale, name: string, make: () => MessageScript): MessageScript {
  const texts = textsOf(locale);
  const known = kept.get(name);
  if (known?.texts === texts) return known.script;
  const script = make();
  kept.set(name, { texts, script });
  return script;
}

/** The texts that every page needs, as a script. */
export function messageScript(locale: Locale): MessageScript {
  return keep(locale, locale, () => {
    const body = `globalThis.riftweekTexts=${JSON.stringify(hashOf(JSON.stringify(textsOf(locale))))};${assignMessages(locale, commonTexts(locale))}`;
    const hash = hashOf(body);
    return { href: `/i18n/${locale}.${hash}.js`, hash, body };
  });
}

/** One further section, as a script; its hash is that of all the locale's texts. */
export function sectionScript(locale: Locale, section: Section): MessageScript {
  return keep(locale, `${locale}.${section}`, () => {
    const hash = hashOf(JSON.stringify(textsOf(locale)));
    return { href: `/i18n/${locale}.${section}.${hash}.js`, hash, body: assignMessages(locale, sectionTexts(locale, [section])) };
  });
}

/** Address of the texts that every page needs; another text, another address. */
export function messageScriptHref(locale: Locale): string {
  return messageScript(locale).href;
}
