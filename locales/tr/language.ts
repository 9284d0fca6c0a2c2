import type { Language } from '../language';

export const tr = {
  code: 'tr',
  name: 'Türkçe',
  numbers: { group: '.', decimal: ',', grouped: 4 },
  percent: '%#',
  letters: '/fonts/inter-central-europe.woff2',
} as const satisfies Language;
