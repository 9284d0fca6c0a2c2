import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnnouncementSchema, announcementsIn, type Announcement } from '../../../lib/domain/schedule/announcements';

const kept = (id: string, day: number, texts: Announcement['texts'], link = '') => ({
  id,
  value: { at: `2023-08-${String(day).padStart(2, '0')}T00:00:00Z`, texts, link },
});
const words = (title: string) => ({ title, text: '' });

describe('announcements in a locale', () => {
  it('are the newest five', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((day) => kept(`a${day}`, day, { en: words(`Day ${day}`) }));
    expect(announcementsIn('en', all).map(({ id }) => id)).toEqual(['a7', 'a6', 'a5', 'a4', 'a3']);
  });

  it('fall back to English, and say which language they are in', () => {
    const all = [kept('a', 2, { en: words('Hello'), ko: words('안녕') }), kept('b', 1, { en: words('Only English') })];
    expect(announcementsIn('ko', all).map(({ title, language }) => [title, language])).toEqual([
      ['안녕', 'ko'],
      ['Only English', 'en'],
    ]);
  });

  it('leave out those without a text in either', () => {
    expect(announcementsIn('es', [kept('a', 1, { ko: words('안녕') })])).toEqual([]);
  });

  it('link to nothing dangerous, whatever is stored', () => {
    const links = ['/stats', 'https://example.org/', 'javascript:alert(1)', '//elsewhere.example/'];
    expect(links.map((link) => announcementsIn('en', [kept('a', 1, { en: words('x') }, link)])[0]?.link)).toEqual([
      '/stats',
      'https://example.org/',
      '',
      '',
    ]);
  });
});

it('an announcement has a title of one line, and a text without controls', () => {
  const texts = { en: { title: 'Finals\n\u202ein Oslo\u000b', text: 'One.\n\u0008Two. \ud83e' } };
  expect(v.parse(AnnouncementSchema, { at: '2023-08-01T10:00:00Z', texts, link: '' }).texts).toEqual({
    en: { title: 'Finals in Oslo', text: 'One.\nTwo. ' },
  });
  expect(v.is(AnnouncementSchema, { at: '2023-08-01T10:00:00Z', texts: { en: { title: '\u200b\n', text: '' } }, link: '' })).toBe(false);
});
