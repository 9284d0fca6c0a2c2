import type { Language } from '../language';

export const es = {
  code: 'es',
  name: 'Español',
  numbers: { group: '.', decimal: ',', grouped: 5 },
  percent: '#\u00a0%',
} as const satisfies Language;
