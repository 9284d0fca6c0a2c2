import { useState } from 'react';
import type { MailOutcome, VerificationOutcome } from '../../lib/client/auth/account-mail';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Message } from '../ui/Message';
import { FieldForm } from '../ui/FieldForm';

type Props = {
  readonly email: string;
  /** Whether the first verification mail was sent. */
  readonly mail: MailOutcome;
  readonly sendMail: () => Promise<VerificationOutcome>;
  readonly onContinue: () => void;
};

/** Says that the account is made and whether the mail to verify its address left; another one can be had. */
export function Activation({ email, mail, sendMail, onContinue }: Props) {
  const t = useTranslate();
  const [{ last, count }, setMails] = useState({ last: mail, count: 1 });
  const [isSending, setIsSending] = useState(false);
  const resend = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const outcome = await sendMail();
    if (outcome === 'verified') return onContinue();
    setMails({ last: outcome, count: count + 1 });
    setIsSending(false);
  };
  return (
    <FieldForm as="div">
      {last === 'sent' ? (
        <Message key={count} kind="info">
          {t(count === 1 ? 'login.activation' : 'login.verifyEmailSent', { email })}
        </Message>
      ) : (
        <Message key={count} kind="error">
          {t('login.activationFailed', { email })} {last === 'tooMany' ? t('login.tooManyRequests') : null}
        </Message>
      )}
      <Button data-variant="primary" autoFocus onClick={onContinue}>
        {t('login.continue')}
      </Button>
      <Button aria-disabled={isSending || undefined} onClick={() => void resend()}>
        {t(isSending ? 'login.working' : 'login.resend')}
      </Button>
    </FieldForm>
  );
}
