import en from '../../locales/en.json';
import es from '../../locales/es.json';
import ko from '../../locales/ko.json';
import enLegal from '../../locales/legal/en.json';
import esLegal from '../../locales/legal/es.json';
import koLegal from '../../locales/legal/ko.json';
import { LOCALES, type Locale } from '../domain/locales';
import type { LegalDocument, LegalWords } from './legal-document';
import type { MessageTree, Section } from './message-key';
import { replaceMessages } from './message-registry';

/** Every locale's texts. Server only: a browser loads its own locale's script. */
export const MESSAGES: Readonly<Record<Locale, MessageTree>> = { en, ko, es };

export function isSection(name: string): name is Section {
  return Object.hasOwn(en, name);
}

type LegalTexts = {
  readonly privacy: LegalDocument;
  readonly terms: LegalDocument;
  readonly tos: LegalDocument;
  readonly words: LegalWords;
};

/** Every locale's legal texts. They are props of their pages, so that no browser loads texts that it does not show. */
export const LEGAL_TEXTS: Readonly<Record<Locale, LegalTexts>> = { en: enLegal, ko: koLegal, es: esLegal };

for (const locale of LOCALES) replaceMessages(locale, MESSAGES[locale]);
