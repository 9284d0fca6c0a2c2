/** Long parts of a page that do not pass through Next, in the order in which they stand in it. */
const PIECES = ['styles', 'body'] as const;

export type Piece = (typeof PIECES)[number];
export type PieceText = string | Buffer;

/** By their names, what the document gave for an answer. */
export type PagePieces = Map<Piece, readonly PieceText[]>;

/** What stands in the place of a piece. No text of a page can hold it: in HTML and in its data "<" is escaped. */
export const pieceMark = (piece: Piece): string => `<template data-piece="${piece}"></template>`;

/** The page with its pieces in the place of their marks. */
export function withPieces(page: Buffer, pieces: PagePieces): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const piece of PIECES) {
    const mark = pieceMark(piece);
    const at = pieces.has(piece) ? page.indexOf(mark, from) : -1;
    if (at === -1) continue;
    parts.push(page.subarray(from, at));
    for (const text of pieces.get(piece) ?? []) parts.push(typeof text === 'string' ? Buffer.from(text) : text);
    from = at + mark.length;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}
