import { withoutTowers } from './marks';

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u3164]/gu;

/** A name that a person chose, as others may see it: in one line, with nothing invisible and nothing that reaches beyond its line. '' where that leaves nothing to see. */
export function chosenName(typed: string): string {
  const seen = typed
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ');
  const name = withoutTowers(seen).trim();
  // Marks need a letter to stand above.
  return /[^\s\p{M}]/u.test(name) ? name : '';
}
