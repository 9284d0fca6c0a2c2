import { useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** In place of a figure that no source gave: a dash to the eye, the words to a screen reader. Never a zero. */
export function NoData() {
  const t = useTranslate();
  return (
    <span title={t('game.noData')}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('game.noData')}</VisuallyHidden>
    </span>
  );
}
