import localFont from 'next/font/local';

/**
 * Inter, variable, from our own origin, in two files that `npm run fonts` makes
 * from the ranges here. The first holds what nearly every text is made of and the
 * accents of most teams' and players' names, is preloaded and, with its headers,
 * small enough for a server's first packets (14,600 bytes); the second comes with
 * the first letter that needs it. Where one is not there within the first 100 ms,
 * this page keeps the system's font and the next one has Inter: text that is
 * painted never changes its width, so no fallback has to have its measures.
 */
export const inter = localFont({
  src: '../public/fonts/inter-basic.woff2',
  weight: '400 800',
  display: 'optional',
  variable: '--font-inter',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+D7,U+E3,U+E1,U+E7,U+E9,U+ED,U+F1,U+F3,U+F6,U+FC,U+2013,U+2019,U+201C-201D,U+2026,U+203A,U+2212',
    },
  ],
});

/** The rest of Latin-1 and signs: "è", "„", "→". */
export const interFurther = localFont({
  src: './fonts/inter-further.woff2',
  weight: '400 800',
  display: 'optional',
  variable: '--font-inter-further',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+24,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A0-B6,U+B8-D6,U+D8-E0,U+E2,U+E4-E6,U+E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F5,U+F7-FB,U+FD-FF,U+131,U+152-153,U+178,U+2014,U+2018,U+201A,U+201E,U+2022,U+2039,U+20AC,U+2122,U+2190-2193',
    },
  ],
});
