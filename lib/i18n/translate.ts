import type { Locale } from '../domain/settings/locales';
import { formatThousands } from '../domain/text/format';
import { inLine } from '../domain/text/right-to-left';
import { pluralCategory } from './plural-category';
import type { MessageKey, MessageTree, PluralForms } from './message-key';

export type MessageParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

function isPlural(node: PluralForms | MessageTree): node is PluralForms {
  return typeof node['other'] === 'string';
}

function lookUp(messages: MessageTree, key: string): string | PluralForms | null {
  let node: string | PluralForms | MessageTree = messages;
  for (const part of key.split('.')) {
    if (typeof node === 'string' || isPlural(node)) return null;
    const next: string | PluralForms | MessageTree | undefined = node[part];
    if (next === undefined) return null;
    node = next;
  }
  return typeof node === 'string' || isPlural(node) ? node : null;
}

/** A count as the locale writes it: 5495 → "5,495". Other numbers (years, places) stay as they are. */
function countText(locale: Locale, count: string | number): string | number {
  return typeof count === 'number' ? formatThousands(count + 0, locale) : count;
}

/** Replaces `{name}`; a placeholder without a value stays visible, so that its absence is noticed. */
function fill(text: string, params: MessageParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? inLine(String(params[name])) : whole));
}

const NO_PARAMS: MessageParams = {};

/** Texts of one locale. Plural forms are chosen by the parameter `count`. An unknown key reads as itself. */
export function createTranslate(locale: Locale, messages: MessageTree): Translate {
  // Texts are cached, because a list uses the same few in every row.
  const known = new Map<string, string | PluralForms | null>();
  return (key, params = NO_PARAMS) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = lookUp(messages, key)));
    if (found === null) return key;
    if (params === NO_PARAMS && typeof found === 'string') return found;
    const { count } = params;
    const texts = count === undefined ? params : { ...params, count: countText(locale, count) };
    if (typeof found === 'string') return fill(found, texts);
    const form = found[pluralCategory(locale, Number(count ?? 0))] ?? found.other;
    return fill(form, texts);
  };
}
