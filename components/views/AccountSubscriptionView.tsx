import { useMailsOffered, useSite } from '../../lib/client/page/site-context';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { SaveMessage } from '../account/SaveMessage';
import { useAccount } from '../account/use-account';
import { DevicePushControl } from '../notifications/DevicePushControl';
import { QuietHoursForm } from '../notifications/QuietHoursForm';
import { ReminderSelect } from '../notifications/ReminderSelect';
import { RuleRows } from '../notifications/RuleRows';
import { Card } from '../ui/Card';
import type { AccountViewProps } from './AccountView';

const SWITCHES = [
  'notifyEmail',
  'notifyDigest',
  'notifyMobile',
  'notifyReschedule',
  'notifyMatchResult',
  'notifyLock',
  'notifySettled',
] as const;
type Switch = (typeof SWITCHES)[number];

/** Switches that do something only where the site can send mails. */
const MAILS: readonly Switch[] = ['notifyEmail', 'notifyDigest'];

/** Switches that do something only where the site has the prediction game. */
const PLAY: readonly Switch[] = ['notifyLock', 'notifySettled'];

/** `/account/subscription`: which notifications the account gets; a switch acts at once. */
export function AccountSubscriptionView({ current: page }: AccountViewProps) {
  const t = useTranslate();
  const hasMails = useMailsOffered();
  const hasPlay = useSite().hasPlay;
  const { current, state, save } = useAccount(page);
  return (
    <AccountPage tab="subscription">
      <Card className="panel">
        {SWITCHES.filter((kind) => (hasMails || !MAILS.includes(kind)) && (hasPlay || !PLAY.includes(kind))).map((kind) => (
          <label key={kind} className="switch">
            <input
              type="checkbox"
              checked={current.data[kind]}
              aria-describedby={`${kind}-hint`}
              onChange={(event) => void save({ [kind]: event.target.checked })}
            />
            <span>
              {t(`account.${kind}`)}
              <small id={`${kind}-hint`}>{t(`account.${kind}Hint`)}</small>
            </span>
          </label>
        ))}
        <label htmlFor="notify-minutes" className="beside">
          {t('account.rules.before')}
          <ReminderSelect
            id="notify-minutes"
            minutes={current.data.notifyMinutes}
            onChoose={(notifyMinutes) => void save({ notifyMinutes })}
          />
        </label>
        <SaveMessage state={state} />
      </Card>
      <Card className="panel">
        <QuietHoursForm data={current.data} save={save} />
      </Card>
      <section aria-labelledby="notify-rules">
        <h2 id="notify-rules">{t('account.rules.title')}</h2>
        <Card className="panel">
          <p>{t('account.rules.hint')}</p>
          <RuleRows data={current.data} save={save} />
        </Card>
      </section>
      <Card className="panel">
        <DevicePushControl />
      </Card>
    </AccountPage>
  );
}
