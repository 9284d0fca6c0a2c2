import { REMINDER_MINUTES, type NotificationRule } from '../../lib/domain/people/notification-rules';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SmallSelect } from '../ui/Select';

type Minutes = NotificationRule['minutes'];
type Props = { readonly id: string; readonly minutes: Minutes; readonly onChoose: (minutes: Minutes) => void };

/** Picks how many minutes before the start the reminder is sent. */
export function ReminderSelect({ id, minutes, onChoose }: Props) {
  const t = useTranslate();
  return (
    <SmallSelect
      id={id}
      value={minutes}
      onChange={(event) => {
        const chosen = REMINDER_MINUTES.find((each) => String(each) === event.target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {REMINDER_MINUTES.map((each) => (
        <option key={each} value={each}>
          {each === 0 ? t('account.rules.atStart') : t('account.rules.minutes', { count: each })}
        </option>
      ))}
    </SmallSelect>
  );
}
