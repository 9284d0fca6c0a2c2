import type { MatchSummary } from '../../lib/domain/match/match';
import type { SideName } from '../../lib/domain/match/match-state';
import { openSidePlace, openSideText } from '../../lib/i18n/round-title';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';

type Props = {
  readonly match: MatchSummary;
  readonly side: SideName;
  /** The reveal of the earlier matches from which the team follows. */
  readonly reveal: Reveal;
};

/** "Winner of T1–KT" in place of a team that is not known yet: those two are results of earlier matches, its round is none. */
export function OpenSide({ match, side, reveal }: Props) {
  const t = useTranslate();
  if (reveal.hidden || match.round?.from?.[side] === undefined) return openSidePlace(match, side, t);
  return <Spoiler reveal={reveal}>{openSideText(match, side, t)}</Spoiler>;
}
