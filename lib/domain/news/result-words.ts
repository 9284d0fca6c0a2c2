import type { Locale } from '../locales';

/** What news say of results in each language: stems first, then whole words. Linear, as they read foreign text. */
export const RESULT_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:defeat|eliminat|relegat|dethron|clinch|outlast|dominat|(?:wins?|won|winn(?:er|ers|ing)|victor(?:y|ies|ious)|los(?:e|es|er|ers|ing|s|ses)|lost|beat(?:s|en|ing)?|sweeps?|swept|upsets?|stun(?:s|ned)|promot(?:ed|ion)|crown(?:ed|s)|advanc(?:e|es|ed|ing)|qualif(?:y|ies|ied)|through to|knock(?:s|ed)? out|take(?:s|n)? down|took down|falls? (?:to|short)|fell to|edges?|edged|topple[sd]?|comebacks?|undefeated|unbeaten|winless|streaks?|title|trophy|(?:world|split|new|reigning) champions?|runners?-up|finalists?|semifinalists?|(?:reach|secure|book)(?:es|s|ed|d)?)\b)/i,
  ko: /승리|승(?=\s|$|[,.!?…])|[0-9]승|[0-9]패|패배|우승|준우승|꺾|제압|완파|격파|완승|역전|진출|탈락|전승|전패|연승|연패|누르고|잡고|잡아|무너뜨/,
  es: /(?<!\p{L})(?:gan(?:a|an|ó|aron|ador|adora|adores|ar)|venc(?:e|en|ió|ieron|edor|er)|victorias?|derrot(?:a|as|an|ó|aron|ados?)|pierde[n]?|perdi(?:ó|eron)|elimin(?:a|an|ó|ados?|ada)|clasific(?:a|an|ó|aron|ados?)|campe(?:ón|ones|ona|onato ganado)|barr(?:e|en|ió)|remont(?:a|an|ada|ó)|super(?:a|an|ó)|avanz(?:a|an|ó)|cae[n]? ante|cayó|título|invictos?)(?!\p{L})/iu,
};
