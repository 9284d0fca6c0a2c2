import { foldText } from './fold';

/** The first and last index of a folded keyword in a name; null where it does not occur. */
export function markedPart(name: string, keyword: string): readonly [start: number, end: number] | null {
  if (keyword === '') return null;
  let folded = '';
  const places: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of name) {
    for (const letter of foldText(character)) {
      folded += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        places.push(at);
        ends.push(at + character.length);
      }
    }
    at += character.length;
  }
  const start = folded.indexOf(keyword);
  const from = places[start];
  const to = ends[start + keyword.length - 1];
  return start < 0 || from === undefined || to === undefined ? null : [from, to];
}
