// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { plainLetters } from '../../../lib/server/front/plain-letters';

const ROOM = 'x'.repeat(4_000);
const page = (body: string, head = '') => Buffer.from(`<!DOCTYPE html><html><head>${head}</head><body>${ROOM}${body}</body></html>`);
const parsed = (bytes: Buffer) => new DOMParser().parseFromString(bytes.toString(), 'text/html');
const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

describe('a page with few letters beyond ASCII', () => {
  it.each(['2 – 1', 'Beşiktaş vs İstanbul', 'Café · é', '한화생명', '😀 at the end 😀'])('reads the same as without: %s', (text) => {
    const plain = plainLetters(page(`<p title="${text}">${text}</p>`));
    expect(isAscii(plain)).toBe(true);
    const paragraph = parsed(plain).querySelector('p');
    expect([paragraph?.textContent, paragraph?.title]).toEqual([text, text]);
  });

  it.each(['\u0080', 'a\u0093b', '\u009f\u00a0'])('turns no control into a letter: %j', (text) => {
    const read = parsed(plainLetters(page(`<p>${text}</p>`))).querySelector('p')?.textContent;
    expect(read).toBe(text.replace(/\p{Cc}/gu, ''));
  });

  it('keeps its data', () => {
    const data = { team: 'Beşiktaş', score: '2 – 1', mood: '😀', plain: 'T1' };
    const plain = plainLetters(page(`<i>…</i><script type="application/json">${JSON.stringify(data)}</script><i>…</i>`));
    expect(isAscii(plain)).toBe(true);
    const read = parsed(plain);
    expect(JSON.parse(read.querySelector('script')?.textContent ?? '')).toEqual(data);
    expect([...read.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual(['…', '…']);
  });

  it('keeps the texts of its style sheets, also where a letter of a number follows', () => {
    const plain = plainLetters(page('<p>–</p>', `<style>a::after{content:'→f'}b::before{content:'–'}</style>`));
    expect(isAscii(plain)).toBe(true);
    const css = parsed(plain).querySelector('style')?.textContent ?? '';
    // As a browser reads an escape: up to six digits, and one space that ends it.
    const read = css.replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
    expect(read).toBe(`a::after{content:'→f'}b::before{content:'–'}`);
  });

  it('keeps its code byte for byte: the policy knows it by its hash', () => {
    const code = `<script>say('–')</script>`;
    const plain = plainLetters(page('<p>–</p>', code)).toString();
    expect(plain).toContain(code);
    expect(plain).toContain('<p>&#8211;</p>');
  });
});

describe('a page that stays as it is', () => {
  it('has only ASCII', () => {
    const plain = page('<p>T1 vs GEN</p>');
    expect(plainLetters(plain)).toBe(plain);
  });

  it('is in a language that is written with other letters', () => {
    const korean = page(`<p>${'롤 이스포츠 '.repeat(50)}</p>`);
    expect(plainLetters(korean)).toBe(korean);
  });
});
