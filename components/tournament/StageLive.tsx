import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { MatchSummary, StageMatch } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { matchesOnCards } from '../../lib/domain/match/match-lists';
import { LiveCards } from '../match/LiveCards';
import type { Reveal } from '../spoilers/use-reveal';
import { TitledSection } from '../ui/SectionHeading';
import { BracketRows } from './BracketRows';
import { isUnderWay } from '../../lib/domain/match/match-state';

type Props = {
  /** All matches of the stage as they were when the page was loaded. */
  readonly page: readonly MatchSummary[];
  /** The matches of the stage as they are now. */
  readonly matches: readonly StageMatch[];
  /** Figures of games under way; null until they have been requested. */
  readonly playing: readonly LiveFigures[] | null;
  /** Whether it is an elimination stage: who plays in it is a result. */
  readonly isBracket: boolean;
  readonly reveal: Reveal;
  /** The beginning of the heading's id. */
  readonly id: string;
};

/** A stage's running matches; nothing where none runs. Of a bracket only their rounds show while results are hidden. */
export function StageLive({ page, matches, playing, isBracket, reveal, id }: Props) {
  const t = useTranslate();
  const shown = matchesOnCards(page, matches);
  if (shown.length === 0) return null;
  const cards = (
    <div className="live">
      <LiveCards matches={shown} playing={playing} />
    </div>
  );
  return (
    <TitledSection id={`${id}-live`} title={t('home.live')} count={shown.filter(isUnderWay).length}>
      {isBracket ? (
        <BracketRows reveal={reveal} matches={shown} all={matches} label={t('home.live')}>
          {cards}
        </BracketRows>
      ) : (
        cards
      )}
    </TitledSection>
  );
}
