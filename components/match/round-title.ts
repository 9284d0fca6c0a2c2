import type { MatchRound } from '../../lib/domain/match';
import type { Translate } from '../../lib/i18n/translate';

/** "Upper-bracket semifinal 1": a match by its place alone, which tells nothing of who got there. */
export function roundTitle({ part, name, round, match }: MatchRound, t: Translate): string {
  if (name === 'third' || name === 'grandFinal') return t(`rounds.${name}`);
  if (name === 'final') return part === 'single' ? t('rounds.final') : t(`rounds.${part}.final`);
  if (name !== 'round') return t(`rounds.${part}.${name}`, { place: match ?? 1 });
  return match === null ? t(`rounds.${part}.round`, { number: round }) : t(`rounds.${part}.match`, { number: round, place: match });
}
