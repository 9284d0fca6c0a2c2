import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Shareable } from './ShareDialog';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

/** Opens the box in which a page is shared; its code comes with the first press. */
export function ShareButton(shared: Shareable) {
  const t = useTranslate();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
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
