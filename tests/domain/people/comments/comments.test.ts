import { describe, expect, it } from 'vitest';
import { authorName } from '../../../../lib/domain/people/comments/author-name';
import { commentParts } from '../../../../lib/domain/people/comments/comment-links';
import { commentCursor, commentPlace } from '../../../../lib/domain/people/comments/comment-order';
import { commentPageOf } from '../../../../lib/domain/people/comments/comment-page';
import { isListed, moderatedState, refusesDelete, refusesEdit, refusesReport } from '../../../../lib/domain/people/comments/comment-rules';
import { commentLength, commentText } from '../../../../lib/domain/people/comments/comment-text';

describe('the text of a comment', () => {
  it.each([
    ['  What a game \r\n\r\n\r\n\r\n GG  ', 'What a game\n\n GG'],
    ['a\tb', 'a b'],
    ['👨‍👩‍👧 한국어 ñ', '👨‍👩‍👧 한국어 ñ'],
    [`Z${'\u0301'.repeat(40)}`, `\u0179${'\u0301'.repeat(4)}`],
    ['<b>bold</b>', '<b>bold</b>'],
    ['I said \u202eevol\u202c \u2066and\u2069 left', 'I said evol and left'],
    ['\u202d\u202a\u202ba\u2067\u2068', 'a'],
    ['\u05e9\u05dc\u05d5\u05dd\u200f!', '\u05e9\u05dc\u05d5\u05dd\u200f!'],
    ['x'.repeat(2000), 'x'.repeat(2000)],
    ['😀'.repeat(2000), '😀'.repeat(2000)],
  ])('%j is kept as %j', (typed, kept) => {
    expect(commentText(typed)).toEqual({ ok: true, value: kept });
  });

  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['\u200b\u2060\u3164', 'empty'],
    ['\u202e \u2069', 'empty'],
    ['a\u0000b', 'controlCharacters'],
    ['a\u001b[31mb', 'controlCharacters'],
    ['a\ud800b', 'controlCharacters'],
    ['x'.repeat(2001), 'tooLong'],
    ['x\n'.repeat(41), 'tooManyLines'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(commentText(typed)).toEqual({ ok: false, error: problem });
  });

  it('counts a visible character as at most one', () => {
    expect(commentLength('😀a')).toBe(2);
  });
});

describe('links in a comment', () => {
  const links = (text: string) => commentParts(text).flatMap((part) => (part.kind === 'link' ? [[part.href, part.shown]] : []));

  it.each([
    ['see https://lolesports.com/vod/1.', 'https://lolesports.com/vod/1', 'lolesports.com/vod/1'],
    ['(https://en.wikipedia.org/wiki/T1_(esports))', 'https://en.wikipedia.org/wiki/T1_(esports)', 'en.wikipedia.org/wiki/T1_(esports)'],
    ['HTTP://Example.com/?a=1&b=2!', 'http://example.com/?a=1&b=2', 'example.com/?a=1&b=2'],
    ['https://раураl.com', 'https://xn--l-7sba6dbr.com/', 'xn--l-7sba6dbr.com'],
  ])('%s', (text, href, shown) => {
    expect(links(text)).toEqual([[href, shown]]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://faker@evil.example',
    'http://localhost/',
    'https://',
    'xhttps://example.com',
    '//example.com',
  ])('are not made of %s', (text) => expect(links(text)).toEqual([]));

  it('stop at quotes and brackets, and the parts add up to the whole text', () => {
    expect(commentParts('a <https://a.example/x"onclick=1> b')).toEqual([
      { kind: 'text', text: 'a <' },
      { kind: 'link', href: 'https://a.example/x', shown: 'a.example/x' },
      { kind: 'text', text: '"onclick=1> b' },
    ]);
  });

  it('show long addresses shortened', () => {
    expect(links(`https://a.example/${'x'.repeat(300)}`)[0]?.[1]).toHaveLength(60);
  });
});

describe('a page with comments', () => {
  it.each([
    ['/match/7', 'match-7'],
    ['/match/7/t1-vs-geng', 'match-7'],
    ['/news/ab-1_c', 'news-ab-1_c'],
    ['/news/5/a-title', 'news-5'],
  ])('%s is %s', (url, key) => expect(commentPageOf(url)?.key).toBe(key));

  it.each([
    '',
    '/',
    '/match',
    '/match/',
    '/match/0',
    '/match/x',
    '/match/007',
    '/team/7',
    'https://x/match/7',
    '//match/7',
    '/match/7?x=1',
    '/match/7/a/b',
    '/news/a b',
    '/news/..',
    '/match/99999999999999999999',
  ])('%j is not one', (url) => expect(commentPageOf(url)).toBeNull());
});

describe('the cursor of a comment', () => {
  it('exists for every position, fits an address, and is validated', () => {
    const place = { likes: 123_456, createdAt: '2026-08-14T10:00:00.123Z', id: 'a-_'.repeat(21) };
    expect(commentPlace(commentCursor(place))).toEqual(place);
    expect(commentCursor(place).length).toBeLessThanOrEqual(100);
    for (const other of ['', '1', '1.x.y', '1.zz.__proto__x', `1.zzzzzzzzzz.aaaaaaaa`, '1.zz.aaaaaaaa.b', '1.zz.a/b-c-d-e'])
      expect(commentPlace(other)).toBeNull();
  });
});

describe('what may be done to a comment', () => {
  const comment = { uid: 'ann', state: 'shown', createdAt: '2026-08-14T10:00:00.000Z' } as const;
  const after = (minutes: number) => Date.parse(comment.createdAt) + minutes * 60_000;

  it.each([
    ['ann', 15, 'shown', null],
    ['ann', 16, 'shown', 'too-late'],
    ['bob', 1, 'shown', 'not-author'],
    ['ann', 1, 'hidden', 'gone'],
    ['ann', 1, 'deleted', 'gone'],
  ] as const)('%s edits after %i minutes what is %s: %s', (uid, minutes, state, refusal) => {
    expect(refusesEdit({ ...comment, state }, uid, after(minutes))).toBe(refusal);
  });

  it('the author deletes it; every other user can report it while it shows', () => {
    expect([refusesDelete(comment, 'ann'), refusesDelete(comment, 'bob')]).toEqual([null, 'not-author']);
    expect([refusesReport(comment, 'ann'), refusesReport(comment, 'bob'), refusesReport({ ...comment, state: 'hidden' }, 'bob')]).toEqual([
      'own',
      null,
      'gone',
    ]);
  });

  it('moderators hide and restore, but cannot bring back what the author deleted', () => {
    expect([moderatedState('shown', 'hide'), moderatedState('hidden', 'restore')]).toEqual(['hidden', 'shown']);
    for (const moderation of ['hide', 'restore', 'dismiss', 'reset-name'] as const)
      expect(moderatedState('deleted', moderation)).toBeNull();
  });

  it('it stays in the list while replies show', () => {
    expect([isListed('shown', 0), isListed('deleted', 1), isListed('hidden', 0)]).toEqual([true, true, false]);
  });
});

describe('the name beside a comment', () => {
  const uid = 'AbCdEfGh1234';
  it.each([
    [{ summonerName: ' Hide on  bush ' }, 'Hide on bush'],
    [{ summonerName: 'x'.repeat(80) }, 'x'.repeat(32)],
    [{ summonerName: '\u202egro.elpmaxe\u202c' }, 'gro.elpmaxe'],
  ])('%o reads %s', (person, name) => expect(authorName({ uid, ...person })).toBe(name));

  it.each([
    ['one mark over another', `a${'\u0301\u0316\u0330\u0340'.repeat(7)}`, 'a'],
    ['marks on two letters', `K${'\u0323\u0307\u0489'.repeat(5)}o${'\u035c'.repeat(9)}`, 'Ko'],
    ['marks that invisible characters part', `x${'\u0488\u200b'.repeat(12)}y`, 'xy'],
  ])('has at most four marks above a letter: %s', (_what, summonerName, letters) => {
    const name = authorName({ uid, summonerName });
    expect(name).not.toMatch(/\p{M}{5}/u);
    expect(name.normalize('NFD').replace(/\p{M}/gu, '')).toBe(letters);
  });

  it.each(['Nguyễn', 'สมชายที่รัก', 'मृत्युंजय', 'שָׁלוֹם'])('keeps the marks of %s', (summonerName) => {
    expect(authorName({ uid, summonerName })).toBe(summonerName.normalize('NFC'));
  });

  it.each([
    {},
    { summonerName: '' },
    { summonerName: 'faker@t1.example' },
    { summonerName: 'faker (at) t1.example' },
    { summonerName: '\u3164' },
    { summonerName: '\u0301\u0301' },
    { summonerName: '\u0000\ud800' },
    { summonerName: null },
  ])('is generated for %o', (person) => {
    expect(authorName({ uid, ...person })).toMatch(/^Fan \d{4}$/);
    expect(authorName({ uid, ...person })).toBe(authorName({ uid }));
  });
});
