import { chancePercent } from '../text/format';
import type { Locale } from '../settings/locales';
import type { MatchSummary } from './match';
import { sideName } from './match-names';

/** The chances of both sides, whose whole numbers add up to 100. @param left the chance of the left team, 0–1 */
export function chanceTexts(left: number, locale: Locale): { readonly left: string; readonly right: string } {
  return { left: chancePercent(left, locale), right: chancePercent(1 - left, locale) };
}

/** Who is the likelier winner and by what chance, as texts name it. @param left the chance of the left team, 0–1 */
export function favouredSide(
  match: Pick<MatchSummary, 'left' | 'right'>,
  left: number,
  locale: Locale,
): { readonly team: string; readonly chance: string } {
  const side = left >= 0.5 ? 'left' : 'right';
  return { team: sideName(match[side], 'short'), chance: chanceTexts(left, locale)[side] };
}
