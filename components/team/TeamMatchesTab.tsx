import type { Team } from '../../lib/domain/entities';
import { teamHref } from '../../lib/domain/team-tabs';
import { useTranslate } from '../../lib/i18n/use-translate';
import { withFresh } from '../match/fresh-matches';
import { MatchList } from '../match/MatchList';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshMatches } from '../match/use-fresh-matches';
import { LinkTabs } from '../tournament/LinkTabs';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import type { TeamTabOf } from './team-tab';
import { TeamPart } from './TeamPart';

/** A year's matches of a team: those to come, then the results, page by page. All of it is plain links. */
export function TeamMatchesTab({ team, tab }: { readonly team: Team; readonly tab: TeamTabOf<'matches'> }) {
  const t = useTranslate();
  const { years, year, page, pages, upcoming, results } = tab;
  const fresh = useFreshMatches(upcoming);
  if (year === null) {
    return (
      <Card>
        <EmptyState title={t('team.noMatches')} />
      </Card>
    );
  }
  return (
    <>
      {years.length > 1 ? (
        <LinkTabs
          chips
          label={t('team.years')}
          tabs={years.map((each) => ({
            key: each,
            label: String(each),
            href: teamHref(team, { tab: 'matches', year: each }),
            current: each === year,
          }))}
        />
      ) : null}
      {upcoming.length > 0 ? (
        <TeamPart id="team-calendar" title={t('home.upcoming')}>
          <Card>
            <MatchList matches={withFresh(upcoming, fresh)} showDay showLeague />
          </Card>
        </TeamPart>
      ) : null}
      <TeamPart id="team-all-results" title={t('team.resultsOf', { year })}>
        <Card>
          {results.length > 0 ? <MatchList matches={results} showDay showLeague /> : <EmptyState compact title={t('home.noLatest')} />}
        </Card>
        {pages > 1 ? (
          <LinkTabs
            chips
            label={t('team.pages')}
            tabs={Array.from({ length: pages }, (_, index) => index + 1).map((each) => ({
              key: each,
              label: String(each),
              href: teamHref(team, { tab: 'matches', year, page: each }),
              current: each === page,
            }))}
          />
        ) : null}
      </TeamPart>
      <ScoreAnnouncer matches={fresh} />
    </>
  );
}
