import { inLine } from '../domain/text/right-to-left';
import type { Translate } from './translate';

type TitleSide = { readonly name: string; readonly abbr: string };

/**
 * "T1 vs Gen.G" in the reader's language: names a match for buttons, screen
 * readers, mails and calendars, without anything of its result unless `between`
 * says a score. A side that is not known yet says so.
 */
export function matchTitle(
  { left, right }: { readonly left: TitleSide; readonly right: TitleSide },
  t: Translate,
  between = t('match.versus'),
): string {
  const name = (side: TitleSide) => inLine(side.name || side.abbr || t('match.unknownTeam'));
  return `${name(left)} ${between} ${name(right)}`;
}

/** The title of a match by acronyms, as in narrow rows. */
export function shortMatchTitle({ left, right }: Record<'left' | 'right', TitleSide>, t: Translate): string {
  const short = ({ name, abbr }: TitleSide) => ({ name: abbr || name, abbr });
  return matchTitle({ left: short(left), right: short(right) }, t);
}
