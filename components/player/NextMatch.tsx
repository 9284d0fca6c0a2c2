import { useMemo } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import type { MatchSummary } from '../../lib/domain/match/match';
import { teamMatches } from '../../lib/domain/match/team-matches';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LiveCards } from '../match/LiveCards';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshLive } from '../match/use-fresh-matches';
import { OwnMatches } from '../spoilers/OwnMatches';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';

const NONE: readonly MatchSummary[] = [];

type Props = {
  /** The first of the team's matches that run or are still to come, and the first that does not reveal how far the team got. */
  readonly next: readonly MatchSummary[];
  readonly reveal: Reveal;
};

/**
 * When the player plays next, or the match that runs. Where no match is known it is there only for
 * visitors who hide results: to them, a match that reveals how far the team got looks the same as none.
 */
export function NextMatch({ next, reveal }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { matches: fresh, shown, playing } = useFreshLive(next);
  const { cards, planned } = useMemo(() => teamMatches({ next, recent: NONE }, fresh, reveal.hidden), [next, fresh, reveal.hidden]);
  if (next.length === 0 && hydrated && !reveal.covered) return null;
  return (
    <TitledSection id="player-next" title={t('team.next')} data-cover={reveal.covered ? 'on' : next.length > 0 ? undefined : ''}>
      <OwnMatches reveal={reveal} note={t('team.matchesHidden')} revealLabel={t('standings.show')}>
        {cards.length > 0 ? (
          <LiveCards matches={cards.slice(0, 1)} playing={playing} />
        ) : (
          <Card>
            {planned ? (
              <MatchList matches={[planned]} showDay showLeague />
            ) : (
              <EmptyState compact title={t(reveal.hidden ? 'team.noneShown' : 'home.noUpcoming')} />
            )}
          </Card>
        )}
        <ScoreAnnouncer matches={shown} />
      </OwnMatches>
    </TitledSection>
  );
}
