/** What languages of East Asia put between the items of a list (CLDR); the others write a comma. */
const SEPARATORS: Readonly<Record<string, string>> = { ja: '、', 'zh-Hans': '、', 'zh-Hant': '、' };

/** Items one after another as the language writes them: "T1, KT", in Japanese "T1、KT". Made without `Intl`, whose first use costs a phone 100 ms. */
export function listText(items: readonly string[], locale: string): string {
  return items.join(SEPARATORS[locale] ?? ', ');
}
