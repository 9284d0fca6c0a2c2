import { useMemo, useState } from 'react';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { useFollowing } from '../../lib/client/following/following-store';
import { useRevealedMatches } from '../../lib/client/spoilers/reveal-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import type { EveningReader, Ranked } from '../../lib/domain/schedule/evening';
import { useRowReader } from '../match/use-row-reader';
import { keepPaintedRows } from './painted-rows';

/** The reader's settings for a band of the homepage, read once for all of its rows. `list`: the id of its list. */
export function useBand(list: string) {
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
  const hydrated = useHydrated();
  const [painted] = useState(() => (hydrated || typeof window === 'undefined' ? null : keepPaintedRows(list)));
  /** What hydrates: the rows of these matches that are on the page. */
  const paintedOf = <Entry extends Ranked>(entries: readonly Entry[]): readonly Entry[] =>
    painted === null ? entries : entries.filter(({ match }) => painted.has(match.id));
  return { reader, now, zone, evening, revealed, all, paintedOf, showAll: () => setAll((shown) => !shown) };
}
