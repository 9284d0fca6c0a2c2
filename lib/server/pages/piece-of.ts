import type { ServerResponse } from 'node:http';
import { sharedRegistry } from '../shared-registry';
import { pieceMark, type Piece, type PieceText } from './page-pieces';

/**
 * What the document writes in place of a long part. Next puts a page together from
 * texts and copies all of it at each step, so the document writes a mark, and the
 * front replaces it by the bytes at the end
 * (docs/decisions/0069-pages-put-together-from-bytes.md). An answer that the front does
 * not collect, such as a page rendered by a build, gets the text itself.
 */
export function pieceOf(response: ServerResponse | undefined, piece: Piece, texts: readonly PieceText[]): string {
  const pieces = response && sharedRegistry().pieces.get(response);
  if (!pieces) return texts.join('');
  pieces.set(piece, texts);
  return pieceMark(piece);
}
