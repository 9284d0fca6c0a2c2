import en from '../../locales/en/texts.json';
import ko from '../../locales/ko/texts.json';
import zhHans from '../../locales/zh-Hans/texts.json';
import zhHant from '../../locales/zh-Hant/texts.json';
import ja from '../../locales/ja/texts.json';
import es from '../../locales/es/texts.json';
import ptBR from '../../locales/pt-BR/texts.json';
import fr from '../../locales/fr/texts.json';
import de from '../../locales/de/texts.json';
import tr from '../../locales/tr/texts.json';
import vi from '../../locales/vi/texts.json';
import pl from '../../locales/pl/texts.json';
import enLegal from '../../locales/en/legal.json';
import koLegal from '../../locales/ko/legal.json';
import zhHansLegal from '../../locales/zh-Hans/legal.json';
import zhHantLegal from '../../locales/zh-Hant/legal.json';
import jaLegal from '../../locales/ja/legal.json';
import esLegal from '../../locales/es/legal.json';
import ptBRLegal from '../../locales/pt-BR/legal.json';
import frLegal from '../../locales/fr/legal.json';
import deLegal from '../../locales/de/legal.json';
import trLegal from '../../locales/tr/legal.json';
import viLegal from '../../locales/vi/legal.json';
import plLegal from '../../locales/pl/legal.json';
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
  readonly about: LegalDocument;
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
