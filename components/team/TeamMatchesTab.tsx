import { useMemo } from 'react';
import type { Team } from '../../lib/domain/entities/entities';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { ownMatches } from '../../lib/domain/match/spoilers';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LiveCards } from '../match/LiveCards';
import { MatchList } from '../match/MatchList';
import { OwnMatches } from '../spoilers/OwnMatches';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer';
import { useFreshLive } from '../match/use-fresh-matches';
import type { Reveal } from '../spoilers/use-reveal';
import { LinkTabs } from '../ui/LinkTabs';
import { Card } from '../ui/Card';
import { EmptyCard, EmptyState } from '../ui/EmptyState';
import { TitledSection } from '../ui/SectionHeading';
import { teamMatches } from '../../lib/domain/match/team-matches';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';

type Props = { readonly team: Team; readonly tab: TeamTabOf<'matches'>; readonly reveal: Reveal };

/** A year's matches of a team: what runs, those to come, then the results, page by page. All of it is plain links. */
export function TeamMatchesTab({ team, tab, reveal }: Props) {
  const t = useTranslate();
  const { years, year, page, pages, results: pageResults } = tab;
  const { matches: fresh, shown, playing } = useFreshLive(tab.upcoming);
  // A match that ends while the page is open joins the results.
  const {
    cards,
    upcoming,
    latest: ended,
  } = useMemo(() => teamMatches({ recent: [], next: tab.upcoming }, fresh, reveal.hidden), [tab.upcoming, fresh, reveal.hidden]);
  const results = [...ended, ...ownMatches(pageResults, reveal.hidden)];
  if (year === null) {
    return <EmptyCard title={t('team.noMatches')} />;
  }
  return (
    <OwnMatches reveal={reveal} note={t('team.matchesHidden')} revealLabel={t('standings.show')}>
      {years.length > 1 ? (
        <LinkTabs
          chips
          label={t('team.years')}
          tabs={years.map((each) => ({ key: each, label: String(each), href: teamHref(team, { tab: 'matches', year: each }) }))}
          current={year}
        />
      ) : null}
      {cards.length > 0 ? (
        <TitledSection id="team-live" title={t('home.live')}>
          <LiveCards matches={cards} playing={playing} />
        </TitledSection>
      ) : null}
      {upcoming.length > 0 ? (
        <TitledSection id="team-calendar" title={t('home.upcoming')}>
          <Card>
            <MatchList matches={upcoming} showDay showLeague />
          </Card>
        </TitledSection>
      ) : null}
      <TitledSection id="team-all-results" title={t('team.resultsOf', { year })}>
        <Card>
          {results.length > 0 ? (
            <MatchList matches={results} showDay showLeague teamId={team.id} />
          ) : (
            <EmptyState compact title={t('home.noLatest')} />
          )}
        </Card>
        {pages > 1 ? (
          <LinkTabs
            chips
            label={t('team.pages')}
            tabs={Array.from({ length: pages }, (_, index) => index + 1).map((each) => ({
              key: each,
              label: String(each),
              href: teamHref(team, { tab: 'matches', year, page: each }),
            }))}
            current={page}
          />
        ) : null}
      </TitledSection>
      <ScoreAnnouncer matches={shown} />
    </OwnMatches>
  );
}
