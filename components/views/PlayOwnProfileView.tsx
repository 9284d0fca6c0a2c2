import { paths } from '../../lib/domain/page/paths';
import type { PublicProfile } from '../../lib/domain/play/profile';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PlayNotices } from '../play/PlayNotices';
import { PlayPage } from '../play/PlayPage';
import { PlayProfileView } from './PlayProfileView';

/** `/play/profile`: the user's own profile; to a visitor, what one shows. */
export function PlayOwnProfileView({ profile }: { readonly profile: PublicProfile | null }) {
  const t = useTranslate();
  if (profile) return <PlayProfileView {...profile} />;
  const description = t('playProfile.description');
  return (
    <PlayPage title={t('play.profile')} description={description} tab="profile" path={paths.playOwnProfile()}>
      <p>{description}</p>
      <PlayNotices reader={{ kind: 'visitor' }} />
    </PlayPage>
  );
}
