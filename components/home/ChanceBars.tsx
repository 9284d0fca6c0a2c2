import { favouredSide } from '../../lib/domain/match/favoured-side';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { Ranked } from '../../lib/domain/schedule/evening';
import type { Translate } from '../../lib/i18n/translate';
import { Spoiler } from '../spoilers/Spoiler';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = { readonly entry: Ranked; readonly hidden: boolean; readonly t: Translate };

/** The chances of both teams as bars beside their names, the favourite's with its number. Follows from results. */
export function ChanceBars({ entry: { match, strength = null }, hidden, t }: Props) {
  const left = match.chance?.left;
  return (
    <Spoiler className="chance" reveal={{ hidden, revealed: false }} data-strength={strength ?? undefined}>
      {left === undefined ? null : (
        <>
          <VisuallyHidden>{t('match.liveChance', favouredSide(match, left))}</VisuallyHidden>
          <Bar match={match} chance={left} favoured={left >= 0.5} />
          <Bar match={match} chance={1 - left} favoured={left < 0.5} />
        </>
      )}
    </Spoiler>
  );
}

function Bar({ match, chance, favoured }: { readonly match: MatchSummary; readonly chance: number; readonly favoured: boolean }) {
  return (
    <span className="share" aria-hidden data-favoured={favoured ? '' : undefined} style={{ '--share': chance.toFixed(3) }}>
      {favoured ? favouredSide(match, match.chance?.left ?? chance).chance : null}
    </span>
  );
}
