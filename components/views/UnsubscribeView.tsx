import { useEffect, useRef, useState } from 'react';
import { callFunction } from '../../lib/client/auth/call-function';
import { takeLinkParameters } from '../../lib/client/page/link-parameters';
import { MAIL_KINDS, type MailKind } from '../../lib/domain/people/mail-kinds';
import { paths } from '../../lib/domain/page/paths';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import { PageHead } from '../head/PageHead';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { NarrowPage } from '../ui/NarrowPage';

const KIND_TITLES = {
  start: 'account.notifyEmail',
  move: 'account.notifyReschedule',
  lock: 'account.notifyLock',
  settled: 'account.notifySettled',
  weekly: 'account.notifyDigest',
} as const satisfies Record<MailKind, MessageKey>;

type Mails = { readonly token: string; readonly kind: MailKind };

/**
 * `/unsubscribe#token=…&mails=settled`: ends mails of a kind by a mail's link, without signing in; links without a
 * kind are of older mails about match starts. A tap, not the visit itself: mail programs open links to look at them.
 */
export function UnsubscribeView() {
  const t = useTranslate();
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');
  const [mails, setMails] = useState<Mails | null>(null);
  const token = useRef<string | null>(null);
  useEffect(() => {
    if (token.current !== null) return;
    const parameters = takeLinkParameters('token');
    token.current = parameters.get('token') ?? '';
    setMails({ token: token.current, kind: MAIL_KINDS.find((each) => each === parameters.get('mails')) ?? 'start' });
  }, []);
  const isIncomplete = mails?.token === '';
  const end = async (ended: Mails): Promise<void> => {
    setState('working');
    const answer = await callFunction({ project: 'main', name: 'unsubscribe', payload: { token: ended.token } });
    setState(answer.ok ? 'done' : 'failed');
  };
  return (
    <NarrowPage>
      <PageHead title={t('unsubscribe.title')} description={t('unsubscribe.text')} path={paths.unsubscribe()} />
      <h1>{t('unsubscribe.title')}</h1>
      <Card>
        {mails && !isIncomplete ? <h2>{t(KIND_TITLES[mails.kind])}</h2> : null}
        {state === 'done' ? (
          <Message kind="info">{t('unsubscribe.done')}</Message>
        ) : (
          <>
            {isIncomplete ? null : (
              <p>
                {t('unsubscribe.text')} {mails?.kind === 'start' ? t('unsubscribe.others') : null}
              </p>
            )}
            <noscript>{t('unsubscribe.needsScript')}</noscript>
            {state === 'failed' || isIncomplete ? <Message kind="error">{t('unsubscribe.failed')}</Message> : null}
            {mails === null ? null : isIncomplete ? (
              <ButtonLink href={paths.accountSubscription()}>{t('notifications.choose')}</ButtonLink>
            ) : (
              <Button data-variant="primary" disabled={state === 'working'} onClick={() => void end(mails)}>
                {t(state === 'working' ? 'unsubscribe.working' : 'unsubscribe.action')}
              </Button>
            )}
          </>
        )}
      </Card>
    </NarrowPage>
  );
}
