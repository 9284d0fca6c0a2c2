/** A player's real name in its own script. */
export type NativeName = { readonly text: string; readonly lang: 'ko' | 'zh-Hans' | 'zh-Hant' | 'ja' };

/** What a player is called in real life: in Latin letters and the order of the country, or empty; `native` is null where it is unknown. */
export type RealName = { readonly latin: string; readonly native: NativeName | null };

/** What a reader of a language sees of it: those who read the native writing see that alone. */
export function realNameIn({ latin, native }: RealName, language: string): RealName {
  const reads = native !== null && native.lang.slice(0, 2) === language.slice(0, 2);
  return { latin: reads ? '' : latin, native };
}
