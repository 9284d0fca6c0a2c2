import { paths } from '../../lib/domain/page/paths';
import type { FriendsRanking } from '../../lib/domain/play/leagues/league-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PlacesPage } from '../play/PlacesPage';
import { PlacesTable } from '../play/PlacesTable';
import { PlayNotices } from '../play/PlayNotices';
import { ButtonLink } from '../ui/Button';
import { EmptyCard } from '../ui/EmptyState';

/** `/play/rankings/friends`: those who share a private league with the reader. */
export function PlayFriendsView({ reader, players, leagues }: FriendsRanking) {
  const t = useTranslate();
  return (
    <PlacesPage
      ranking="friends"
      title={t('playLeagues.friendsTitle')}
      description={t('playLeagues.friendsNote')}
      instead={
        reader.kind === 'visitor' ? (
          <PlayNotices reader={reader} />
        ) : leagues === 0 ? (
          <EmptyCard title={t('playLeagues.noFriends')}>
            <ButtonLink href={paths.playLeagues()}>{t('playLeagues.toLeagues')}</ButtonLink>
          </EmptyCard>
        ) : null
      }
    >
      <PlacesTable caption={t('playLeagues.friendsTitle')} players={players} />
    </PlacesPage>
  );
}
