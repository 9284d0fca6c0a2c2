import type { PlayOverview } from '../../lib/domain/play/play-page';
import { useTranslate } from '../../lib/i18n/use-translate';
import { VerifyEmail } from '../auth/VerifyEmail';
import { Card } from '../ui/Card';
import { Message } from '../ui/Message';

/** Why the user cannot place predictions. */
export function PlayNotices({ canPlace, email }: Pick<PlayOverview, 'canPlace' | 'email'>) {
  const t = useTranslate();
  if (canPlace) return null;
  if (email === null) return <Message kind="info">{t('play.failures.unverified')}</Message>;
  return (
    <Card style={{ padding: 'var(--sp-4)' }}>
      <VerifyEmail email={email}>{t('play.failures.unverified')}</VerifyEmail>
    </Card>
  );
}
