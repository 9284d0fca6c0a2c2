import type { Language } from '../language';

export const de = {
  code: 'de',
  name: 'Deutsch',
  numbers: { group: '.', decimal: ',', grouped: 4 },
  percent: '#\u00a0%',
} as const satisfies Language;
