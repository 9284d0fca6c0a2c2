import type { LocalTimeShow } from '../../lib/domain/text/local-time-formats';
import { useSettings } from '../../lib/client/settings/settings-store';
import { useSite } from '../../lib/client/page/site-context';
import { paintedZone } from '../../lib/client/settings/time-zone';
import { useLocale } from '../../lib/i18n/use-translate';
import { TimeText } from './TimeText';

type Props = {
  /** The ISO instant. */
  readonly at: string;
  readonly show: LocalTimeShow;
  readonly className?: string;
};

/** An instant in the visitor's zone and clock; the server writes UTC. */
export function LocalTime(props: Props) {
  const locale = useLocale();
  const { amPmTime } = useSettings();
  return <TimeText {...props} locale={locale} zone={paintedZone()} clock={amPmTime ? '12' : '24'} thisYear={useSite().year} />;
}
