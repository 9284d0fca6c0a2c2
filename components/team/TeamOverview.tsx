import { useMemo } from 'react';
import type { Team } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { useSite } from '../../lib/client/page/site-context';
import { useJson } from '../../lib/client/page/use-json';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FoldedMatches } from '../match/FoldedMatches';
import { LiveCards } from '../match/LiveCards';
import { MatchList } from '../match/MatchList';
import { OwnMatches } from '../spoilers/OwnMatches';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshLive } from '../match/use-fresh-matches';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';
import { TeamRoster } from './Roster';
import { teamMatches, type TeamLists } from '../../lib/domain/match/team-matches';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';

/** With so many matches to come, the players stand beside them, so that the columns are about equally high. */
const MANY_NEXT = 4;

const TEAM_ANSWER = { load: () => import('../../lib/domain/match/team-answer').then((module) => module.TeamAnswerSchema) };

/** What runs or comes next, the players, the latest results. Reloaded when the reader comes back to the page. */
export function TeamOverview({ team, tab, reveal }: { readonly team: Team; readonly tab: TeamTabOf<'overview'>; readonly reveal: Reveal }) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const answer = useJson(paths.api.team(team.id), TEAM_ANSWER, { ask: 'return' });
  const lists: TeamLists = answer.data ?? tab;
  const { matches: fresh, shown, playing } = useFreshLive(lists.next);
  const { cards, running, planned, upcoming, latest } = useMemo(
    () => teamMatches(lists, fresh, reveal.hidden),
    [lists, fresh, reveal.hidden],
  );
  const further = upcoming.filter((match) => match !== planned);
  // Decided by the list that the page was loaded with, so that nothing moves when a match is hidden or ends.
  const hasManyNext = lists.next.length >= MANY_NEXT;
  // The text is the same whether a match is left out or not: that there is one reveals how far the team got.
  const none = reveal.hidden ? 'team.noneShown' : running.length > 0 ? 'team.noFurther' : 'home.noUpcoming';
  const later =
    further.length > 0 ? (
      <TitledSection id="team-upcoming" title={t('home.upcoming')}>
        <Card>
          <FoldedMatches matches={further} kind="upcoming" showLeague first={5} />
        </Card>
      </TitledSection>
    ) : null;
  const roster = (
    <TitledSection id="team-roster" title={t('team.roster')}>
      <TeamRoster team={team} played={hasStats ? tab.played : []} reveal={reveal} />
    </TitledSection>
  );
  return (
    <OwnMatches reveal={reveal} note={t('team.matchesHidden')} revealLabel={t('standings.show')}>
      {cards.length > 0 ? (
        <TitledSection id="team-live" title={t('home.live')}>
          <LiveCards matches={cards} playing={playing} />
        </TitledSection>
      ) : null}
      <div className="parts">
        <div className="column">
          <TitledSection id="team-next" title={t('team.next')}>
            <Card>{planned ? <MatchList matches={[planned]} showDay showLeague /> : <EmptyState compact title={t(none)} />}</Card>
          </TitledSection>
          {hasManyNext ? later : roster}
        </div>
        <div className="column">
          {hasManyNext ? roster : later}
          <TitledSection id="team-results" title={t('home.latest')}>
            <Card>
              <FoldedMatches matches={latest} kind="results" showLeague teamId={team.id} first={lists.next.length > 1 ? 5 : 8} />
            </Card>
          </TitledSection>
        </div>
      </div>
      <ScoreAnnouncer matches={shown} />
    </OwnMatches>
  );
}
