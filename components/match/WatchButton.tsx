import type { Match, RunningSummary } from '../../lib/domain/match/match';
import { openVideo } from '../../lib/client/video/video-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { isOff } from '../../lib/domain/match/match-state';
import { watchableStream } from '../../lib/domain/match/watchable-stream';
import { useMatchTitle } from '../spoilers/use-teams';
import { Icon } from '../ui/Icon';

/** Opens the floating player with the match's stream; nothing where there is none to watch. */
export function WatchButton({ match, size = 'text' }: { readonly match: Match | RunningSummary; readonly size?: 'text' | 'icon' }) {
  const t = useTranslate();
  const title = useMatchTitle(match);
  const stream = match.status === 'finished' || isOff(match) ? null : watchableStream(match);
  if (!stream) return null;
  return (
    <button
      className="watch-button"
      type="button"
      data-size={size}
      aria-label={t('match.watchMatch', { match: title })}
      onClick={() => openVideo({ match, stream })}
    >
      <Icon name="play" size={13} />
      {size === 'text' ? t('match.watch') : null}
    </button>
  );
}
