import { compile, serialize, stringify } from 'stylis';
import { css } from './css';

/** A font file with letters that the site's font lacks (`scripts/make-fonts.mjs`). */
type LetterFont = { readonly file: string; readonly range: string };

const CENTRAL_EUROPE: LetterFont = {
  file: '/fonts/inter-central-europe.woff2',
  range:
    'U+100-107,U+10C-113,U+116-11B,U+11E-11F,U+122-123,U+12A-12B,U+12E-12F,U+130,U+136-137,U+139-13E,U+141-148,U+150-151,U+154-155,U+158-15B,U+15E-165,U+16A-16B,U+16E-173,U+179-17E,U+218-21B',
};
const VIETNAMESE: LetterFont = {
  file: '/fonts/inter-vietnamese.woff2',
  range: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
};

type LanguageStyle = { readonly letters?: LetterFont; readonly fonts?: string; readonly rules?: string };

/** A day's name begins in lower case in some languages, a title does not. */
const UPPER_CASE_TITLES = css`
  h1::first-letter {
    text-transform: uppercase;
  }
`;

/** "16日" stays whole. */
const WHOLE_DATES = css`
  time {
    word-break: keep-all;
  }
`;

/** What only pages in one language need: others do not pay for it. The languages of East Asia share characters that each draws in its own way. */
const STYLES: Readonly<Record<string, LanguageStyle>> = {
  es: { rules: UPPER_CASE_TITLES },
  fr: { rules: UPPER_CASE_TITLES },
  'pt-BR': { rules: UPPER_CASE_TITLES },
  pl: { rules: UPPER_CASE_TITLES, letters: CENTRAL_EUROPE },
  tr: { letters: CENTRAL_EUROPE },
  vi: { rules: UPPER_CASE_TITLES, letters: VIETNAMESE },
  ko: {
    // Lines break between words, not within them.
    rules: css`
      body {
        word-break: keep-all;
      }
    `,
  },
  ja: {
    fonts: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI'",
    // Between phrases, where the browser knows them.
    rules: css`
      body {
        word-break: auto-phrase;
        line-break: strict;
      }
    `,
  },
  'zh-Hans': { fonts: "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei UI'", rules: WHOLE_DATES },
  'zh-Hant': { fonts: "'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei UI'", rules: WHOLE_DATES },
};

/** To be preloaded; null where the site's own font has all letters or none. */
export function letterFontOf(locale: string): string | null {
  return STYLES[locale]?.letters?.file ?? null;
}

/** The rules for pages in a language; null where there are none. As with the site's font, a page that has waited 100 ms keeps the system's letters. */
export function languageCss(locale: string): string | null {
  const style = STYLES[locale];
  if (style === undefined) return null;
  const { letters, fonts = letters && "'Inter letters'", rules = '' } = style;
  const face = letters
    ? `@font-face{font-family:'Inter letters';src:url(${letters.file}) format('woff2');font-weight:400 800;font-display:optional;unicode-range:${letters.range}}`
    : '';
  const family = fonts
    ? `body,.site{--font:var(--font-inter,'Inter'),var(--font-inter-further,'Inter'),${fonts},system-ui,sans-serif}`
    : '';
  return `${face}${family}${serialize(compile(rules), stringify)}`;
}
