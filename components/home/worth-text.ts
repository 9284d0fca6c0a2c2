import { percentText, secondsAsMmSs } from '../../lib/domain/text/format';
import type { Locale } from '../../lib/domain/settings/locales';
import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import { otherSide } from '../../lib/domain/match/match-state';
import type { Worth } from '../../lib/domain/match/match-worth';
import type { Translate } from '../../lib/i18n/translate';

/** "Upset: KT had a 28% chance". Tells the result. */
export function worthText(match: MatchSummary, { kind, side, count = 0, losses = 0, chance }: Worth, locale: Locale, t: Translate): string {
  const words = { team: sideName(match[side], 'short'), other: sideName(match[otherSide(side)], 'short'), count };
  if (kind === 'upset')
    return chance === undefined
      ? t('home.worth.upset', words)
      : t('home.worth.upsetChance', { ...words, chance: percentText(chance, locale) });
  if (kind === 'longest') return t('home.worth.longest', { time: secondsAsMmSs(count) });
  return t(`home.worth.${kind}`, { ...words, losses });
}
