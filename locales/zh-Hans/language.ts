import type { Language } from '../language';

export const zhHans = {
  code: 'zh-Hans',
  name: '简体中文',
  lists: { items: '、', clauses: '；', sentences: '' },
  colon: '：',
  span: '–',
  cardFont: 'noto-sans-sc',
} as const satisfies Language;
