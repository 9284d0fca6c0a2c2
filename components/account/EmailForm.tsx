import { useState } from 'react';
import { isRecord } from '../../lib/domain/values/is-record';
import { CREDENTIAL_MAX_LENGTH } from '../../lib/domain/values/constants';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { paths } from '../../lib/domain/page/paths';
import { isEmail } from '../../lib/domain/values/validation';
import { useMailsOffered } from '../../lib/client/page/site-context';
import { request } from '../../lib/client/requests/request';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Message } from '../ui/Message';
import { OwnerProof, proofFailureText, provesByPassword } from './OwnerProof';
import { proveOwner } from '../../lib/client/auth/prove-owner';
import { failed, useOwnerForm } from './use-owner-form';

/** Refusals in words, by status; any other is "try again". */
const REFUSALS: Readonly<Record<number, MessageKey>> = {
  403: 'account.reauthenticate',
  409: 'account.emailTaken',
  429: 'login.tooManyRequests',
};

/** A new e-mail address: proved by the password first, taken once the mail's link is opened. */
export function EmailForm({ current }: { readonly current: CurrentUser }) {
  const t = useTranslate();
  const locale = useLocale();
  const hasMails = useMailsOffered();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { notice, isWorking, submit, clear } = useOwnerForm();

  const mistake = (): MessageKey | null => {
    if (!isEmail(email)) return 'login.enterValidEmail';
    if (email.toLowerCase() === current.user.email?.toLowerCase()) return 'account.sameEmail';
    return provesByPassword(current) && password === '' ? 'account.enterPassword' : null;
  };
  const onSubmit = (): void =>
    submit(mistake(), async (auth) => {
      const proved = await proveOwner(auth, current, password);
      if (!proved.ok) return failed(proofFailureText(t, proved.error));
      const answer = await request(paths.api.accountEmail(), isRecord, { method: 'POST', body: { email, locale } });
      if (!answer.ok) {
        const { code, status } = answer.error;
        // The address is the only field that can be wrong.
        const text = code === 'invalid' ? 'login.enterValidEmail' : REFUSALS[status ?? 0];
        return failed(t(text ?? 'login.unavailable'));
      }
      setPassword('');
      return { kind: 'info', text: t('account.emailSent', { email }) };
    });

  if (!hasMails) return <p>{t('login.noMails')}</p>;
  return (
    <FieldForm noValidate onSubmit={onSubmit} aria-busy={isWorking}>
      <TextField
        label={t('account.newEmail')}
        type="email"
        autoComplete="email"
        required
        maxLength={CREDENTIAL_MAX_LENGTH}
        value={email}
        onChange={(event) => {
          clear();
          setEmail(event.target.value.trim());
        }}
      />
      <OwnerProof current={current} password={password} onPassword={setPassword} />
      {notice ? <Message kind={notice.kind}>{notice.text}</Message> : null}
      <Button type="submit" aria-disabled={isWorking || undefined}>
        {t(current.user.email === null ? 'account.addEmail' : 'account.changeEmail')}
      </Button>
    </FieldForm>
  );
}
