import { formatThousands } from '../../lib/domain/text/format';
import type { Locale } from '../../lib/domain/settings/locales';
import type { SeriesTotals } from '../../lib/domain/match/series-figures';
import type { Translate } from '../../lib/i18n/translate';
import type { PairedFigure } from './PairedBars';

/** Kills, gold and objectives of both teams, of a game or of all games of a match: null where a source lacks one. */
export function pairedTotals(left: SeriesTotals, right: SeriesTotals, locale: Locale, t: Translate): PairedFigure[] {
  const pair = (key: keyof SeriesTotals, label: string): PairedFigure => ({
    key,
    label,
    left: left[key],
    right: right[key],
    text: (value) => formatThousands(value, locale),
  });
  return [
    pair('kills', t('game.kills')),
    pair('gold', t('game.gold')),
    pair('towers', t('game.towers')),
    pair('turretPlates', t('game.turretPlates')),
    pair('inhibitors', t('game.inhibitors')),
    pair('dragons', t('game.dragons')),
    { ...pair('voidGrubs', t('game.voidGrubs')), seasonal: true },
    pair('heralds', t('game.heralds')),
    { ...pair('atakhans', t('game.atakhans')), seasonal: true },
    pair('barons', t('game.barons')),
  ];
}
