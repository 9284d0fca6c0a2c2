import { favouredSide } from '../../lib/domain/match/favoured-side';
import type { Locale } from '../../lib/domain/settings/locales';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { Ranked } from '../../lib/domain/schedule/evening';
import type { Translate } from '../../lib/i18n/translate';
import { Spoiler } from '../spoilers/Spoiler';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = { readonly entry: Ranked; readonly hidden: boolean; readonly locale: Locale; readonly t: Translate };

/** The chances of both teams as bars beside their names, the favourite's with its number. Follows from results. */
export function ChanceBars({ entry: { match, strength = null }, hidden, locale, t }: Props) {
  const left = match.chance?.left;
  return (
    <Spoiler className="chance" reveal={{ hidden, revealed: false }} data-strength={strength ?? undefined}>
      {left === undefined ? null : (
        <>
          <VisuallyHidden>{t('match.liveChance', favouredSide(match, left, locale))}</VisuallyHidden>
          <Bar match={match} chance={left} locale={locale} favoured={left >= 0.5} />
          <Bar match={match} chance={1 - left} locale={locale} favoured={left < 0.5} />
        </>
      )}
    </Spoiler>
  );
}

type BarProps = { readonly match: MatchSummary; readonly chance: number; readonly favoured: boolean; readonly locale: Locale };

function Bar({ match, chance, favoured, locale }: BarProps) {
  return (
    <span className="share" aria-hidden data-favoured={favoured ? '' : undefined} style={{ '--share': chance.toFixed(3) }}>
      {favoured ? favouredSide(match, match.chance?.left ?? chance, locale).chance : null}
    </span>
  );
}
