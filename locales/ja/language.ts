import type { Language } from '../language';

export const ja = {
  code: 'ja',
  name: '日本語',
  lists: { items: '、', clauses: '；', sentences: '' },
  colon: '：',
  span: '〜',
  cardFont: 'noto-sans-jp',
} as const satisfies Language;
