import { escapeHtml } from '../../domain/text/escape-html';

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | null | Html | readonly Html[];

function written(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(({ text }) => text).join('') : escapeHtml(String(piece));
}

/** HTML of a template: what is filled in is escaped unless it is HTML; null is nothing. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, index) => text + written(pieces[index] ?? null)).join(''));
}
