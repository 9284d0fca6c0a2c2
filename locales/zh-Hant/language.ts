import type { Language } from '../language';

export const zhHant = {
  code: 'zh-Hant',
  name: '繁體中文',
  lists: { items: '、', clauses: '；', sentences: '' },
  colon: '：',
  span: '–',
  regions: ['zh-tw', 'zh-hk', 'zh-mo'],
  cardFont: 'noto-sans-tc',
} as const satisfies Language;
