import type { Language } from '../language';

export const en = {
  code: 'en',
  name: 'English',
  /* Days read "8 Jul", times "05:30 PM". */ times: { day: 'en-GB', time: 'en-US' },
} as const satisfies Language;
