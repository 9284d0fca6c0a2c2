import type { Translate } from './translate';

/** By the function that knows the texts, which is a new one with every text that is added. */
const names = new WeakMap<Translate, ReadonlyMap<string, string>>();

/** What players of a language call a champion that sources name in English: "Azir" → "아지르". One that its texts do not list stays in English. */
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
