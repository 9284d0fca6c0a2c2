import { useId, useState } from 'react';
import { orderLeagues, useFollowing, type FollowedLeague } from '../../lib/client/following/following-store';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { MAX_FOLLOWED_LEAGUES, SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FollowCount } from '../settings/FollowCount';
import { LeagueName } from '../settings/LeagueName';
import { LeagueStars } from '../settings/LeagueStars';
import { FilterInput } from '../settings/settings-rows';
import { SettingsPage } from '../settings/SettingsPage';
import { SortableList } from '../settings/SortableList';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { FollowStar } from '../ui/FollowStar';
import { TitledSection } from '../ui/SectionHeading';

export type TournamentSettingsProps = { readonly leagues: readonly FollowedLeague[] };

/** Leagues whose name or acronym holds what was typed. */
function matchingLeagues(leagues: readonly FollowedLeague[], typed: string): readonly FollowedLeague[] {
  const wanted = typed.trim().toLowerCase();
  return leagues.filter(({ name, acronym }) => [name, acronym].some((text) => text.toLowerCase().includes(wanted)));
}

/** `/settings/tournaments`: the followed leagues in the order in which the schedule lists them, and all others to follow. */
export function TournamentSettingsView({ leagues }: TournamentSettingsProps) {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const { leaguesOrder } = useFollowing();
  const followed = leaguesOrder.flatMap((each) => leagues.find((league) => league.id === each) ?? []);
  const shown = matchingLeagues(leagues, typed);
  return (
    <SettingsPage tab="tournaments" note={t('preferences.notes.tournaments')}>
      <TitledSection id={`${id}-followed`} title={t('preferences.followedTournaments')}>
        <FollowCount count={leaguesOrder.length} max={MAX_FOLLOWED_LEAGUES} />
        <Card>
          {followed.length === 0 ? (
            <EmptyState compact title={t('preferences.noTournaments')} />
          ) : (
            <SortableList
              label={t('preferences.followedTournaments')}
              onOrder={orderLeagues}
              entries={followed.map((league) => ({
                id: league.id,
                name: league.name,
                content: <LeagueName league={league} />,
                action: <FollowStar kind="league" of={league} />,
              }))}
            />
          )}
        </Card>
      </TitledSection>
      <TitledSection id={`${id}-all`} title={t('preferences.allTournaments')} count={leagues.length}>
        <label htmlFor={`${id}-filter`}>{t('preferences.filterTournaments')}</label>
        <FilterInput
          id={`${id}-filter`}
          type="search"
          value={typed}
          maxLength={SEARCH_MAX_LENGTH}
          disabled={!hydrated}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Card>{shown.length === 0 ? <EmptyState compact title={t('preferences.noneMatch')} /> : <LeagueStars leagues={shown} />}</Card>
      </TitledSection>
    </SettingsPage>
  );
}
