import { percentText } from '../text/format';
import type { Locale } from '../settings/locales';
import type { MatchSummary } from './match';
import { sideName } from './match-names';

/** Who is the likelier winner and by what chance, as texts name it. @param left the chance of the left team, 0–1 */
export function favouredSide(
  match: Pick<MatchSummary, 'left' | 'right'>,
  left: number,
  locale: Locale,
): { readonly team: string; readonly chance: string } {
  const [side, chance] = left >= 0.5 ? [match.left, left] : [match.right, 1 - left];
  return { team: sideName(side, 'short'), chance: percentText(chance, locale) };
}
