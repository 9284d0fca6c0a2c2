const GRAPHEMES = new Intl.Segmenter();

/** As much of a text's beginning as fits into `most` UTF-16 units without splitting what is seen as one character. For the server: browsers take long to make a segmenter. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, GRAPHEMES.segment(text).containing(most)?.index ?? most);
}
