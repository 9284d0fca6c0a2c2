import { paths } from '../../lib/domain/page/paths';
import type { FriendsRanking } from '../../lib/domain/play/leagues/league-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PlacesTable } from '../play/PlacesTable';
import { PlayPage } from '../play/PlayPage';
import { RankingChips } from '../play/RankingChips';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { ButtonLink } from '../ui/Button';
import { EmptyCard } from '../ui/EmptyState';

/** `/play/rankings/friends`: those who share a private league with the reader. It follows from results, and is hidden with them. */
export function PlayFriendsView({ players, leagues }: FriendsRanking) {
  const t = useTranslate();
  const reveal = useReveal();
  return (
    <PlayPage title={t('playLeagues.friendsTitle')} description={t('playLeagues.friendsNote')} tab="rankings" path={paths.playFriends()}>
      <RankingChips current="friends" />
      <p>{t('playLeagues.friendsNote')}</p>
      {leagues === 0 ? (
        <EmptyCard title={t('playLeagues.noFriends')}>
          <ButtonLink href={paths.playLeagues()}>{t('playLeagues.toLeagues')}</ButtonLink>
        </EmptyCard>
      ) : (
        <SpoilerArea reveal={reveal} note={t('play.rankingsHidden')}>
          <PlacesTable caption={t('playLeagues.friendsTitle')} players={players} />
        </SpoilerArea>
      )}
    </PlayPage>
  );
}
