import { useState } from 'react';
import * as v from 'valibot';
import { callFunction } from '../../lib/client/auth/call-function';
import { endSession, forgetSignIn } from '../../lib/client/auth/session';
import { isRecord } from '../../lib/domain/values/is-record';
import type { CallableCode } from '../../lib/domain/site/callable';
import { request } from '../../lib/client/requests/request';
import { DELETED_USER_DAYS, FUNCTION_TIMEOUT_MS } from '../../lib/domain/values/constants';
import { paths } from '../../lib/domain/page/paths';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { DAY_MS, SECOND_MS } from '../../lib/domain/values/durations';
import type { Locale } from '../../lib/domain/settings/locales';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { OwnerProof, proofFailureText, provesByPassword } from '../account/OwnerProof';
import { failed, useOwnerForm } from '../account/use-owner-form';
import { proveOwner } from '../../lib/client/auth/prove-owner';
import { Message } from '../ui/Message';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { TitledSection } from '../ui/SectionHeading';
import type { AccountViewProps } from './AccountView';

/** When the wish was noted, and how many days the account is kept after it. */
const NotedSchema = v.object({ deleted: v.string(), days: v.number() });

/** Saves text as a file of the visitor's. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Older Safari reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), SECOND_MS);
}

/** `/account/delete`: all data as a file, and the wish to have the account deleted. */
export function AccountDeleteView({ current }: AccountViewProps) {
  return (
    <AccountPage tab="delete">
      <ExportPart />
      <DeletePart current={current} />
    </AccountPage>
  );
}

function ExportPart() {
  const t = useTranslate();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async (): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    const answer = await request(paths.api.accountExport(), isRecord, { timeoutMs: FUNCTION_TIMEOUT_MS });
    if (answer.ok) saveFile('riftweek-account.json', JSON.stringify(answer.value));
    setState(answer.ok ? 'idle' : 'failed');
  };
  return (
    <TitledSection id="account-export" title={t('account.export')}>
      <Card className="panel">
        <div className="beside">
          <p>{t('account.exportText')}</p>
          <Button data-size="small" aria-disabled={state === 'loading' || undefined} onClick={() => void download()}>
            {t('account.download')}
          </Button>
        </div>
        {state === 'failed' ? <Message kind="error">{t('account.downloadFailed')}</Message> : null}
      </Card>
    </TitledSection>
  );
}

/** What a refusal says; anything else is "try again". */
const REFUSALS: Partial<Record<CallableCode, MessageKey>> = {
  unauthenticated: 'account.reauthenticate',
  'permission-denied': 'account.reauthenticate',
  'resource-exhausted': 'login.tooManyRequests',
};

/** Whether two words have the same letters as the language counts them, in either case and whatever their accents: "sil" is "SİL" in Turkish. */
const isSameWord = (typed: string, word: string, locale: Locale): boolean =>
  new Intl.Collator(locale, { sensitivity: 'base' }).compare(typed.trim(), word) === 0;

/** The wish to have the account deleted: typed as a word, and proved by the password or at the provider. */
function DeletePart({ current }: AccountViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  /** When the account is deleted; null until that is asked for. */
  const [lastDay, setLastDay] = useState<string | null>(null);
  const { notice, isWorking, submit } = useOwnerForm();
  const word = t('account.deleteWord');
  const isConfirmed = isSameWord(typed, word, locale);

  const onSubmit = (): void => {
    if (!isConfirmed) return;
    submit(provesByPassword(current) && password === '' ? 'account.enterPasswordToDelete' : null, async (auth) => {
      const proved = await proveOwner(auth, current, password);
      if (!proved.ok) return failed(proofFailureText(t, proved.error));
      const answer = await callFunction({ project: 'main', name: 'deleteUser', payload: { locale } });
      if (!answer.ok) return failed(t(REFUSALS[answer.error.code] ?? 'login.unavailable'));
      const { deleted, days } = v.parse(NotedSchema, answer.value);
      // The server has ended all sessions, so nothing is lost if it does not answer now.
      if (!(await endSession())) await forgetSignIn();
      setLastDay(formatDay(dayOf(Date.parse(deleted) + days * DAY_MS, 'UTC'), 'full', locale));
      return null;
    });
  };

  return (
    <TitledSection id="account-delete" title={t('account.delete')}>
      <Card className="panel danger">
        {lastDay !== null ? (
          <Message kind="info">{t('account.deletedOn', { day: lastDay })}</Message>
        ) : (
          <FieldForm noValidate onSubmit={onSubmit} aria-busy={isWorking}>
            <p>{t('account.deleteText', { count: DELETED_USER_DAYS })}</p>
            <TextField
              label={t('account.deleteConfirm', { word })}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <OwnerProof current={current} password={password} onPassword={setPassword} />
            {notice ? <Message kind={notice.kind}>{notice.text}</Message> : null}
            <Button type="submit" disabled={!isConfirmed} aria-disabled={isWorking || undefined}>
              {t(isWorking ? 'account.deleting' : 'account.delete')}
            </Button>
          </FieldForm>
        )}
      </Card>
    </TitledSection>
  );
}
