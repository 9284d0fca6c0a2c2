import { useSiteNow } from '../../lib/client/page/site-clock';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { countdownText } from '../match/MatchTime';
import { LocalTime } from '../ui/LocalTime';

type Props = {
  readonly match: MatchSummary;
  /** "time" shows the time alone, where the day stands in a heading. */
  readonly show?: 'time' | 'dayTime';
};

/** When the predictions on a match close: its start, and how long that is from now. */
export function LockTime({ match, show = 'dayTime' }: Props) {
  const t = useTranslate();
  const now = useSiteNow();
  const left = now === null ? null : countdownText(match, now, t);
  return (
    <>
      {t('play.locks')} <LocalTime at={match.beginAt} show={show} />
      {left === null ? null : ` · ${left}`}
    </>
  );
}
