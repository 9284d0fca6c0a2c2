import type { BracketNode, BracketRound } from '../../lib/domain/bracket';
import type { Translate } from '../../lib/i18n/translate';

type Round = Pick<BracketRound, 'section' | 'name' | 'index'>;

/** "Upper-bracket semifinals", "Quarterfinals", "Final". */
export function roundTitle({ section, name, index }: Round, double: boolean, t: Translate): string {
  if (section === 'third') return t('bracket.third');
  if (section === 'final') return t(double ? 'bracket.grandFinal' : 'bracket.final');
  const part = section === 'lower' ? 'lower' : double ? 'upper' : 'single';
  return t(`bracket.${part}.${name === 'third' ? 'round' : name}`, { number: index });
}

/** "Upper-bracket semifinal 1": a node by its place alone, which tells nothing of who got there. */
export function nodeTitle(
  round: Round & { readonly nodes: readonly BracketNode[] },
  node: BracketNode,
  double: boolean,
  t: Translate,
): string {
  const title = roundTitle(round, double, t);
  return round.nodes.length === 1 ? title : t('bracket.nodeOf', { round: title, number: node.number });
}
