import localFont from 'next/font/local';

/** Inter (variable, latin), from our own origin; Arial stretched to its measures until it has loaded, so that nothing shifts. */
export const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
});
