import type { Language } from '../language';

export const ko = {
  code: 'ko',
  name: '한국어',
  span: '~',
} as const satisfies Language;
