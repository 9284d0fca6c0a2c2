import type { Translate } from './translate';

/** Names by the translate function, which is a new one with every text that is added. */
const names = new WeakMap<Translate, ReadonlyMap<string, string>>();

/** The name of a champion in the reader's language, from the source's English one: "Azir" → "아지르". One that the texts do not list stays in English. */
export function championName(name: string, t: Translate): string {
  let known = names.get(t);
  if (!known) {
    const pairs = t('champions.names')
      .split('|')
      .map((pair) => pair.split('=', 2));
    names.set(t, (known = new Map(pairs.flatMap(([english, own]) => (english && own ? [[english, own] as const] : [])))));
  }
  return known.get(name) ?? name;
}
