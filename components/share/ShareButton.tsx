import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Shareable } from './ShareDialog';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

type Props = Shareable & {
  /** The dialog is open from the start: the user has just chosen to share. */
  readonly opened?: boolean;
};

/** Opens the box in which a page is shared; its code comes with the first press. */
export function ShareButton({ opened = false, ...shared }: Props) {
  const t = useTranslate();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>(opened ? 'open' : 'unused');
  return (
    <>
      <Button data-size="small" data-variant="quiet" aria-haspopup="dialog" onClick={() => setState('open')}>
        <Icon name="share" size={15} />
        {t('share.share')}
      </Button>
      {state === 'unused' ? null : (
        <Suspense fallback={null}>
          <ShareDialog {...shared} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
