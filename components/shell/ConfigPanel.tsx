import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { DisplaySettings } from '../settings/DisplaySettings';
import { ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Loads the page anew. */
  readonly reload: () => void;
};

/** Display settings over any page, and the way to all others. */
export function ConfigPanel({ open, onClose, reload }: Props) {
  const t = useTranslate();
  return (
    <Dialog title={t('settings.title')} open={open} onClose={onClose} anchor="bottom-left">
      <DisplaySettings reload={reload} />
      <ButtonLink href={paths.settings()} data-variant="quiet" data-wide="" onClick={onClose}>
        {t('settings.all')}
      </ButtonLink>
    </Dialog>
  );
}
