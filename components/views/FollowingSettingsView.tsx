import { useId } from 'react';
import { orderTeams, useFollowing } from '../../lib/client/following/following-store';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { MAX_FOLLOWED_TEAMS } from '../../lib/domain/values/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { TeamCrests } from '../following/FirstTeams';
import { useFollowedMatches } from '../following/use-followed-matches';
import { AddTeams } from '../settings/AddTeams';
import { FollowCount } from '../settings/FollowCount';
import { SettingsPage } from '../settings/SettingsPage';
import { SortableList } from '../settings/SortableList';
import { TeamName } from '../settings/TeamName';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { FollowStar } from '../ui/FollowStar';
import { TitledSection } from '../ui/SectionHeading';
import { Skeleton } from '../ui/Skeleton';

/** `/settings/following`: the followed teams in their order, well-known ones to follow by a tap, and a search for others. */
export function FollowingSettingsView({ firstTeams }: { readonly firstTeams: readonly TeamStub[] }) {
  const t = useTranslate();
  const id = useId();
  const { followingTeams } = useFollowing();
  const { data, error } = useFollowedMatches();
  const known = data?.teams ?? [];
  // A team that has no name (yet) can be put in order and left all the same.
  const teams = followingTeams.map(
    (each) => known.find((team) => team.id === each) ?? { id: each, name: `#${each}`, acronym: '', img: null },
  );
  return (
    <SettingsPage tab="following" note={t('preferences.notes.following')}>
      <TitledSection id={`${id}-followed`} title={t('preferences.followedTeams')}>
        <FollowCount count={followingTeams.length} max={MAX_FOLLOWED_TEAMS} />
        {error && data === null ? <p role="alert">{t('errors.onClient')}</p> : null}
        <Card>
          {teams.length === 0 ? (
            <EmptyState compact title={t('preferences.noTeams')} />
          ) : data === null && error === null ? (
            <Skeleton />
          ) : (
            <SortableList
              label={t('preferences.followedTeams')}
              onOrder={orderTeams}
              entries={teams.map((team) => ({
                id: team.id,
                name: team.name,
                content: <TeamName team={team} />,
                action: <FollowStar kind="team" of={team} />,
              }))}
            />
          )}
        </Card>
      </TitledSection>
      <TitledSection id={`${id}-add`} title={t('preferences.addTeams')}>
        <TeamCrests teams={firstTeams} />
        <AddTeams />
      </TitledSection>
    </SettingsPage>
  );
}
