import { useSyncExternalStore } from 'react';
import { setWatched, watchedStore } from '../../lib/client/spoilers/watched-store';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useMatchTitle } from './use-teams';

type Props = { readonly match: MatchSummary; readonly watched: boolean; readonly 'data-cover'?: 'on' | '' };

/** Marks a match as watched: from then on its result shows on this device, and where the visitor is signed in. For rows; an icon alone. */
export function WatchedMark({ match, watched, 'data-cover': cover }: Props) {
  const t = useTranslate();
  const title = useMatchTitle(match);
  return (
    <button
      className="watched-mark"
      data-cover={cover}
      type="button"
      aria-pressed={watched}
      aria-label={t('match.markWatched', { match: title })}
      title={t('match.watchedHint')}
      onClick={() => setWatched(match.id, !watched)}
    >
      <Icon name="check" size={16} />
    </button>
  );
}

/** The mark as a button: it says what it does, then what was done. */
export function WatchedButton({ match }: Pick<Props, 'match'>) {
  const t = useTranslate();
  const watched = useWatched(match.id);
  return (
    <Button
      data-size="small"
      data-variant={watched ? 'primary' : undefined}
      title={t('match.watchedHint')}
      onClick={() => setWatched(match.id, !watched)}
    >
      <Icon name="check" size={16} />
      {t(watched ? 'matchPage.watched' : 'matchPage.markWatched')}
    </Button>
  );
}

/** Whether a match is marked; false on the server and while hydrating. */
export function useWatched(matchId: number): boolean {
  return useSyncExternalStore(
    watchedStore.subscribe,
    () => watchedStore.read().includes(matchId),
    () => false,
  );
}
