/** About how wide a text is in parts of the font's size, rather too wide than too narrow. */
export function widthOf(content: string): number {
  let width = 0;
  for (const character of content) {
    if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character)) width += 1;
    else if (/[MW@%]/.test(character)) width += 0.95;
    else if (/[mw]/.test(character)) width += 0.92;
    else if (/[\p{Lu}\p{N}&]/u.test(character)) width += 0.72;
    else if (/[ .,:;|!'’iIljft·-]/.test(character)) width += 0.36;
    else width += 0.62;
  }
  return width;
}

/** A box for text, and the largest and smallest size that it may have; pixels. */
export type TextRoom = { readonly width: number; readonly lines: number; readonly most: number; readonly least: number };

/** The largest size at which a text has room: its longest word in a line, and all of it in the lines. */
export function fontSizeFor(content: string, { width, lines, most, least }: TextRoom): number {
  const longest = Math.max(...content.split(/\s+/).map(widthOf), 0.1);
  // Lines break at words: of several, about a seventh stays empty.
  const all = Math.max(widthOf(content), 0.1);
  const room = lines === 1 ? width / all : (width * lines * 0.86) / all;
  // Chinese and Japanese break within a word.
  const word = lines > 1 && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(content) ? room : width / longest;
  return Math.max(least, Math.min(most, Math.floor(Math.min(room, word))));
}

/** One size at which each of several texts has room. */
export function commonSize(contents: readonly string[], room: TextRoom): number {
  return Math.min(room.most, ...contents.map((content) => fontSizeFor(content, room)));
}
