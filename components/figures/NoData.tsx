import { useTranslate } from '../../lib/i18n/use-translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Stands for a figure that no source gave: a dash to the eye, words to a screen reader. Never a zero. */
export function NoData() {
  const t = useTranslate();
  return (
    <span title={t('game.noData')}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('game.noData')}</VisuallyHidden>
    </span>
  );
}
