import type { Language } from '../language';

export const fr = {
  code: 'fr',
  name: 'Français',
  numbers: { group: '\u202f', decimal: ',', grouped: 4 },
  percent: '#\u00a0%',
  colon: '\u00a0: ',
} as const satisfies Language;
