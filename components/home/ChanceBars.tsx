import { favouredSide } from '../../lib/domain/match/favoured-side';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { Locale } from '../../lib/domain/settings/locales';
import type { Translate } from '../../lib/i18n/translate';
import { Spoiler } from '../spoilers/Spoiler';

type Props = { readonly match: MatchSummary; readonly hidden: boolean; readonly locale: Locale; readonly t: Translate };

/** The chances of both teams as bars beside their names, the favourite's with its number. Follows from results. */
export function ChanceBars({ match, hidden, locale, t }: Props) {
  const reveal = { hidden, revealed: false };
  const left = match.chance?.left;
  if (left === undefined) return <Spoiler className="chance" reveal={reveal} />;
  const favourite = favouredSide(match, left, locale);
  return (
    <Spoiler
      className="chance"
      role="img"
      aria-label={t('match.liveChance', favourite)}
      reveal={reveal}
      data-favoured={left >= 0.5 ? 'left' : 'right'}
      style={{ '--share': left.toFixed(3) }}
    >
      {favourite.chance}
    </Spoiler>
  );
}
