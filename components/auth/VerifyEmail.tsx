import { useState, type ReactNode } from 'react';
import { useMailsOffered } from '../../lib/client/page/site-context';
import { sendVerificationMail, type MailOutcome } from '../../lib/client/auth/account-mail';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Message } from '../ui/Message';

/** For a user without a verified address: says what needs one, and sends the mail again. */
export function VerifyEmail({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const hasMails = useMailsOffered();
  const [outcome, setOutcome] = useState<MailOutcome | 'sending' | null>(null);
  const send = async (): Promise<void> => {
    if (outcome === 'sending') return;
    setOutcome('sending');
    const sent = await sendVerificationMail(locale);
    // The address was verified elsewhere: the page is different now.
    if (sent === 'verified') location.reload();
    else setOutcome(sent);
  };
  return (
    <div className="panel">
      <p>{children}</p>
      {outcome === 'sent' ? <Message kind="info">{t('account.mailSent', { email })}</Message> : null}
      {outcome === 'failed' ? <Message kind="error">{t('login.unavailable')}</Message> : null}
      {outcome === 'tooMany' ? <Message kind="error">{t('login.tooManyRequests')}</Message> : null}
      {hasMails ? (
        <div>
          <Button aria-disabled={outcome === 'sending' || undefined} onClick={() => void send()}>
            {t('account.sendAgain')}
          </Button>
        </div>
      ) : (
        <p>{t('login.noMails')}</p>
      )}
    </div>
  );
}
