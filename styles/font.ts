import localFont from 'next/font/local';
import { createGlobalStyle } from 'styled-components';

/** Inter (variable, latin), from our own origin; Arial stretched to its measures until it has loaded, so that nothing shifts. */
const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Tells the tokens what next/font has named the family. */
export const FontStyle = createGlobalStyle`
  :root { --font-inter: ${inter.style.fontFamily}; }
`;
