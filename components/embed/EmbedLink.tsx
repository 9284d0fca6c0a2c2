import { EMBED_PAGE, embedChoice, type EmbedTarget } from '../../lib/domain/page/embed';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ButtonLink } from '../ui/Button';

/** A link to the page that makes the code of a frame, with this one chosen. Search engines need not follow it: they know that page. */
export function EmbedLink({ kind, id }: EmbedTarget) {
  const t = useTranslate();
  return (
    <ButtonLink href={`${EMBED_PAGE}?show=${embedChoice({ kind, id })}`} data-size="small" data-variant="quiet" rel="nofollow">
      {t('calendar.embed')}
    </ButtonLink>
  );
}
