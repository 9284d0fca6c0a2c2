import { useState } from 'react';
import { sendVerificationMail, type MailOutcome } from '../../lib/client/auth/account-mail';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LogInButton } from '../auth/LogInButton';
import { Button, ButtonLink } from '../ui/Button';
import type { CommentReader } from './use-reader';

const MAIL_TEXTS = {
  sent: 'comments.resent',
  tooMany: 'comments.resendTooMany',
  failed: 'comments.resendFailed',
} as const satisfies Record<MailOutcome, string>;

type Props = {
  readonly reader: CommentReader;
  /** Whether a comment was begun here: its writer was logged out meanwhile, and does not see it. */
  readonly hasDraft?: boolean;
};

/** Replaces the form for readers who cannot write: log in, add an address or verify it, banned, or try again where that is not known. */
export function ReaderNotice({ reader, hasDraft = false }: Props) {
  const t = useTranslate();
  switch (reader.status) {
    case 'failed':
      return (
        <div data-part="notice" role="alert">
          <span>{t('comments.failed.unreachable')}</span>
          <Button data-size="small" onClick={reader.retry}>
            {t('comments.retry')}
          </Button>
        </div>
      );
    case 'visitor':
      return (
        <div data-part="notice">
          <span>
            {t('comments.logInText')}
            {hasDraft ? ` ${t('comments.kept')}` : null}
          </span>
          <LogInButton size="small" primary>
            {t('comments.logIn')}
          </LogInButton>
        </div>
      );
    case 'unverified':
      return <VerifyNotice />;
    case 'addressless':
      return (
        <div data-part="notice">
          <span>{t('comments.noEmail')}</span>
          <ButtonLink href={paths.accountEdit()} data-size="small" data-variant="primary">
            {t('comments.addEmail')}
          </ButtonLink>
        </div>
      );
    case 'banned':
      return (
        <div data-part="notice">
          <span>{t('comments.banned')}</span>
          <ButtonLink href={paths.contact()} data-size="small">
            {t('comments.contact')}
          </ButtonLink>
        </div>
      );
    default:
      return null;
  }
}

function VerifyNotice() {
  const t = useTranslate();
  const locale = useLocale();
  const [mail, setMail] = useState<MailOutcome | 'idle' | 'sending'>('idle');
  const resend = async (): Promise<void> => {
    setMail('sending');
    const sent = await sendVerificationMail(locale);
    // The address was verified in another window: the page is different now.
    if (sent === 'verified') location.reload();
    else setMail(sent);
  };
  return (
    <div data-part="notice">
      <span role="status">{mail === 'idle' || mail === 'sending' ? t('comments.verify') : t(MAIL_TEXTS[mail])}</span>
      {mail === 'sent' ? null : (
        <Button
          data-size="small"
          aria-disabled={mail === 'sending' || undefined}
          onClick={() => (mail === 'sending' ? undefined : void resend())}
        >
          {t('comments.resend')}
        </Button>
      )}
    </div>
  );
}
