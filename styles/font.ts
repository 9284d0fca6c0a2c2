import localFont from 'next/font/local';

/**
 * Inter (variable, latin), from our own origin and preloaded. Where it is not
 * there within the first 100 ms, this page keeps the system's font and the next
 * one has Inter: text that is painted never changes its width, so no fallback
 * has to have its measures.
 */
export const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-inter',
  adjustFontFallback: false,
});
