import { useSiteNow } from '../../lib/client/page/site-clock';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { countdownText } from '../match/MatchTime';
import { LocalTime } from '../ui/LocalTime';

/** When the predictions on a match close: its start, and how long that is from now. */
export function LockTime({ match }: { readonly match: MatchSummary }) {
  const t = useTranslate();
  const now = useSiteNow();
  const left = now === null ? null : countdownText(match, now, t);
  return (
    <>
      {t('play.locks')} <LocalTime at={match.beginAt} show="dayTime" />
      {left === null ? null : ` · ${left}`}
    </>
  );
}
