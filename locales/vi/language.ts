import type { Language } from '../language';

export const vi = {
  code: 'vi',
  name: 'Tiếng Việt',
  numbers: { group: '.', decimal: ',', grouped: 4 },
  letters: '/fonts/inter-vietnamese.woff2',
} as const satisfies Language;
