import { useMemo, useState } from 'react';
import { useFollowing } from '../../lib/client/following/following-store';
import { useRevealedMatches } from '../../lib/client/spoilers/reveal-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import type { EveningReader } from '../../lib/domain/schedule/evening';
import { useRowReader } from '../match/use-row-reader';

/** The reader's settings for a band of the homepage, read once for all of its rows. */
export function useBand() {
  const reader = useRowReader();
  const now = useSiteNow();
  const zone = useTimeZone();
  const { leaguesOrder, followingTeams } = useFollowing();
  const revealed = useRevealedMatches();
  const [all, setAll] = useState(false);
  const { spoilerFree } = reader.spoilers;
  const evening: EveningReader = useMemo(
    () => ({ leaguesOrder, followingTeams, spoilerFree }),
    [leaguesOrder, followingTeams, spoilerFree],
  );
  return { reader, now, zone, evening, revealed, all, showAll: () => setAll((shown) => !shown) };
}
