import type { Language } from '../language';

export const pl = {
  code: 'pl',
  name: 'Polski',
  numbers: { group: '\u00a0', decimal: ',', grouped: 5 },
  letters: '/fonts/inter-central-europe.woff2',
} as const satisfies Language;
