import { useEffect, useRef, useState } from 'react';
import { callFunction } from '../../lib/client/requests/call-function';
import { takeLinkParameters } from '../../lib/client/page/link-parameters';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { NarrowPage } from '../ui/NarrowPage';

/**
 * `/unsubscribe#token=…`: ends mails of match starts, or the weekly one (`&mails=weekly`), by a mail's link, without
 * signing in. A tap, not the visit itself: mail programs open links to look at them.
 */
export function UnsubscribeView() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');
  const [isWeekly, setIsWeekly] = useState(false);
  const token = useRef<string | null>(null);
  useEffect(() => {
    if (token.current !== null) return;
    const parameters = takeLinkParameters('token');
    token.current = parameters.get('token');
    setIsWeekly(parameters.get('mails') === 'weekly');
  }, []);
  const end = async (): Promise<void> => {
    setState('working');
    const answer = await callFunction('unsubscribe', { token: token.current ?? '' });
    setState(answer.ok ? 'done' : 'failed');
  };
  return (
    <NarrowPage>
      <PageTitle title={t('unsubscribe.title')} description={t('unsubscribe.text')} />
      <PageAddress path={paths.unsubscribe()} />
      <h1>{t('unsubscribe.title')}</h1>
      <Card>
        {state === 'done' ? (
          <Message kind="info">{t(isWeekly ? 'unsubscribe.weeklyDone' : 'unsubscribe.done')}</Message>
        ) : (
          <>
            <p>{t(isWeekly ? 'unsubscribe.weeklyText' : 'unsubscribe.text')}</p>
            <noscript>{t('unsubscribe.needsScript')}</noscript>
            {state === 'failed' ? <Message kind="error">{t('unsubscribe.failed')}</Message> : null}
            <Button data-variant="primary" disabled={!hydrated || state === 'working'} onClick={() => void end()}>
              {t(state === 'working' ? 'unsubscribe.working' : 'unsubscribe.action')}
            </Button>
          </>
        )}
      </Card>
    </NarrowPage>
  );
}
