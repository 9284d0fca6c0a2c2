import { useSiteNow } from '../../lib/client/page/site-clock';
import { useSite } from '../../lib/client/page/site-context';
import type { MatchSummary } from '../../lib/domain/match/match';
import { isFinished } from '../../lib/domain/match/match-order';
import { isOff, mayBePredicted, showsRescheduled } from '../../lib/domain/match/match-state';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';

type Props = {
  readonly matches: readonly MatchSummary[];
  /** Whether rows of finished matches have the mark of a watched match. */
  readonly marksWatched?: boolean;
};

/** Says in words what the signs on the rows of these matches mean: nothing where they have none. */
export function SignLegend({ matches, marksWatched = true }: Props) {
  const t = useTranslate();
  const { hasPlay } = useSite();
  const now = useSiteNow();
  const finished = matches.filter(isFinished);
  const hasMoved = (match: MatchSummary) => !isOff(match) && (now === null ? match.rescheduled : showsRescheduled(match, now));
  return (
    <p className="sign-legend">
      {finished.some(({ worthWatching }) => worthWatching !== undefined) ? (
        <span>
          <Icon name="flame" size={12} />
          {t('match.worthRange')}
        </span>
      ) : null}
      {hasPlay && matches.some(mayBePredicted) ? (
        <span>
          <Icon name="coins" size={12} />
          {t('matchPage.predict')}
        </span>
      ) : null}
      {matches.some(hasMoved) ? (
        <span>
          <Icon name="calendar-clock" size={12} />
          {t('match.rescheduled')}
        </span>
      ) : null}
      {/* Only where results are hidden: the style knows. */}
      {marksWatched && finished.length > 0 ? (
        <span className="of-watched">
          <Icon name="check" size={12} />
          {t('matchPage.markWatched')}
        </span>
      ) : null}
    </p>
  );
}
