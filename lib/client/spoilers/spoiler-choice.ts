import { useMemo } from 'react';
import type { SpoilerChoice } from '../../domain/match/spoilers';
import { useFollowing, subscribeFollowing } from '../following/following-store';
import { useSettings } from '../settings/settings-store';
import { useLiveSince } from '../page/stream-delay';
import { watchedStore } from './watched-store';
import { useStored } from '../stored/use-stored';

/** What the visitor hides; nothing on the server and while hydrating. One object while nothing changes. */
export function useSpoilerChoice(): SpoilerChoice {
  const { spoilerFree, spoilerTeamsOnly } = useSettings();
  const { followingTeams } = useFollowing();
  const watched = useStored(watchedStore);
  const liveSince = useLiveSince();
  return useMemo(
    () => ({ liveSince, spoilerFree, onlyTeams: spoilerTeamsOnly ? new Set(followingTeams) : null, watched: new Set(watched) }),
    [liveSince, spoilerFree, spoilerTeamsOnly, followingTeams, watched],
  );
}

/**
 * The pre-paint script's rules know the choice as it was when the page began. Once it
 * changes, parts that React has not reached yet are covered whole. Returns a function that stops it.
 */
export function followSpoilerChoice(): () => void {
  const forget = (): void => {
    delete document.documentElement.dataset['ownSpoilers'];
  };
  const stops = [watchedStore.subscribe(forget), subscribeFollowing(forget)];
  return () => stops.forEach((stop) => stop());
}
