import en from '../../locales/en.json';
import es from '../../locales/es.json';
import ko from '../../locales/ko.json';
import type { Locale, MessageTree } from './message-key';
import { replaceMessages } from './message-registry';

/** Every locale's texts. Server only: a browser loads its own locale's script. */
export const MESSAGES: Readonly<Record<Locale, MessageTree>> = { en, ko, es };

for (const locale of ['en', 'ko', 'es'] as const) replaceMessages(locale, MESSAGES[locale]);
