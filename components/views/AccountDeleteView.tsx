import { useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { callFunction } from '../../lib/client/call-function';
import { endSession } from '../../lib/client/auth/session';
import { DELETED_USER_DAYS } from '../../lib/domain/constants';
import { paths } from '../../lib/domain/paths';
import { dayOf } from '../../lib/domain/week';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { Message } from '../ui/Message';
import { AuthFields } from '../auth/form-styles';
import { formatDay } from '../schedule/day-format';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { SectionHeading } from '../ui/SectionHeading';
import type { AccountViewProps } from './AccountView';

const DAY_MS = 86_400_000;
/** When the wish was noted, and how many days the account is kept after it. */
const NotedSchema = v.object({ deleted: v.string(), days: v.number() });

/** Saves text as a file of the visitor's. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** `/account/delete`: all data as a file, and the wish to have the account deleted. */
export function AccountDeleteView(_props: AccountViewProps) {
  return (
    <AccountPage tab="delete">
      <ExportPart />
      <DeletePart />
    </AccountPage>
  );
}

function ExportPart() {
  const t = useTranslate();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async (): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const response = await fetch(paths.api.accountExport());
      if (!response.ok) throw new Error(String(response.status));
      saveFile('riftweek-account.json', await response.text());
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <section aria-labelledby="account-export">
      <SectionHeading id="account-export">{t('account.export')}</SectionHeading>
      <Card>
        <div className="panel">
          <div className="beside">
            <p>{t('account.exportText')}</p>
            <Button data-size="small" aria-disabled={state === 'loading' ? true : undefined} onClick={() => void download()}>
              {t('account.download')}
            </Button>
          </div>
          {state === 'failed' ? <Message kind="error">{t('account.downloadFailed')}</Message> : null}
        </div>
      </Card>
    </section>
  );
}

function DeletePart() {
  const t = useTranslate();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'idle' | 'working' | 'failed' | 'done'>('idle');
  const [lastDay, setLastDay] = useState('');
  const word = t('account.deleteWord');

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed !== word || state === 'working') return;
    setState('working');
    void callFunction({ project: 'main', name: 'deleteUser', payload: { locale } }).then(async (answer) => {
      const noted = answer.ok ? v.safeParse(NotedSchema, answer.value) : null;
      if (!noted?.success) {
        setState('failed');
        return;
      }
      const { deleted, days } = noted.output;
      setLastDay(formatDay(dayOf(Date.parse(deleted) + days * DAY_MS, 'UTC'), 'full', locale));
      await endSession();
      setState('done');
    });
  };

  return (
    <section aria-labelledby="account-delete">
      <SectionHeading id="account-delete">{t('account.delete')}</SectionHeading>
      <Card className="danger">
        <div className="panel">
          {state === 'done' ? (
            <Message kind="info">{t('account.deletedOn', { day: lastDay })}</Message>
          ) : (
            <AuthFields onSubmit={onSubmit} aria-busy={state === 'working'}>
              <p>{t('account.deleteText', { count: DELETED_USER_DAYS })}</p>
              <label>
                {t('account.deleteConfirm', { word })}
                <input value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
              </label>
              {state === 'failed' ? <Message kind="error">{t('login.unavailable')}</Message> : null}
              <Button type="submit" disabled={typed !== word} aria-disabled={state === 'working' ? true : undefined}>
                {t(state === 'working' ? 'account.deleting' : 'account.delete')}
              </Button>
            </AuthFields>
          )}
        </div>
      </Card>
    </section>
  );
}
