import type { Language } from '../language';

export const ptBR = {
  code: 'pt-BR',
  name: 'Português (Brasil)',
  numbers: { group: '.', decimal: ',', grouped: 4 },
} as const satisfies Language;
