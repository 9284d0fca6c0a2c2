import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import zhHans from '../../locales/zh-Hans.json';
import zhHant from '../../locales/zh-Hant.json';
import ja from '../../locales/ja.json';
import es from '../../locales/es.json';
import ptBR from '../../locales/pt-BR.json';
import fr from '../../locales/fr.json';
import de from '../../locales/de.json';
import tr from '../../locales/tr.json';
import vi from '../../locales/vi.json';
import pl from '../../locales/pl.json';
import enLegal from '../../locales/legal/en.json';
import koLegal from '../../locales/legal/ko.json';
import zhHansLegal from '../../locales/legal/zh-Hans.json';
import zhHantLegal from '../../locales/legal/zh-Hant.json';
import jaLegal from '../../locales/legal/ja.json';
import esLegal from '../../locales/legal/es.json';
import ptBRLegal from '../../locales/legal/pt-BR.json';
import frLegal from '../../locales/legal/fr.json';
import deLegal from '../../locales/legal/de.json';
import trLegal from '../../locales/legal/tr.json';
import viLegal from '../../locales/legal/vi.json';
import plLegal from '../../locales/legal/pl.json';
import { LOCALES, type Locale } from '../domain/settings/locales';
import type { LegalDocument, LegalWords } from './legal-document';
import type { MessageTree, Section } from './message-key';
import { replaceMessages } from './message-registry';

/** Every locale's texts. Server only: a browser loads its own locale's script. */
export const MESSAGES: Readonly<Record<Locale, MessageTree>> = {
  en,
  ko,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
  es,
  'pt-BR': ptBR,
  fr,
  de,
  tr,
  vi,
  pl,
};

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
export const LEGAL_TEXTS: Readonly<Record<Locale, LegalTexts>> = {
  en: enLegal,
  ko: koLegal,
  'zh-Hans': zhHansLegal,
  'zh-Hant': zhHantLegal,
  ja: jaLegal,
  es: esLegal,
  'pt-BR': ptBRLegal,
  fr: frLegal,
  de: deLegal,
  tr: trLegal,
  vi: viLegal,
  pl: plLegal,
};

for (const locale of LOCALES) replaceMessages(locale, MESSAGES[locale]);
