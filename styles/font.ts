import localFont from 'next/font/local';

/**
 * Inter (variable, what the site uses of it: scripts/make-fonts.mjs), from our own origin and preloaded. Where it is not
 * there within the first 100 ms, this page keeps the system's font and the next
 * one has Inter: text that is painted never changes its width, so no fallback
 * has to have its measures.
 */
export const inter = localFont({
  src: './fonts/inter.woff2',
  weight: '400 800',
  display: 'optional',
  variable: '--font-inter',
  adjustFontFallback: false,
});
