import type { BracketNode, BracketRound } from '../../lib/domain/bracket';
import type { Translate } from '../../lib/i18n/translate';

type Round = Pick<BracketRound, 'section' | 'name' | 'index'>;

function partOf({ section }: Round, double: boolean): 'lower' | 'upper' | 'single' {
  return section === 'lower' ? 'lower' : double ? 'upper' : 'single';
}

/** "Upper-bracket semifinals", "Quarterfinals", "Final". */
export function roundTitle(round: Round, double: boolean, t: Translate): string {
  const { section, name, index } = round;
  if (section === 'third' || name === 'third') return t('bracket.third');
  if (section === 'final') return t(double ? 'bracket.grandFinal' : 'bracket.final');
  return t(`bracket.${partOf(round, double)}.${name}`, { number: index });
}

/** "Upper-bracket semifinal 1": a match by its place alone, which tells nothing of who got there. */
export function matchTitle(
  round: Round & { readonly nodes: readonly BracketNode[] },
  { number: place }: BracketNode,
  double: boolean,
  t: Translate,
): string {
  const { section, name, index, nodes } = round;
  const isOneOfMany = name === 'semifinals' || name === 'quarterfinals' || (name === 'round' && nodes.length > 1);
  if (section === 'final' || section === 'third' || !isOneOfMany) return roundTitle(round, double, t);
  return t(`bracket.match.${partOf(round, double)}.${name}`, { number: index, place });
}
