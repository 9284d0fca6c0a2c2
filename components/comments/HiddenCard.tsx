import type { HiddenComment } from '../../lib/domain/people/comments/comment';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LocalTime } from '../ui/LocalTime';
import { ModeratedCard } from './ModeratedCard';
import type { ModerationState } from './use-moderation';

type Props = { readonly hidden: HiddenComment; readonly moderation: ModerationState };

/** A comment that a moderator hid, with a button that restores it. */
export function HiddenCard({ hidden, moderation }: Props) {
  const t = useTranslate();
  return (
    <ModeratedCard moderated={hidden} moderation={moderation}>
      <footer>
        <span>
          {t('moderation.hiddenAt')} <LocalTime at={hidden.hiddenAt} show="dayTime" />
        </span>
      </footer>
    </ModeratedCard>
  );
}
