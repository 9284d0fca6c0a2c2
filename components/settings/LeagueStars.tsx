import type { FollowedLeague } from '../../lib/client/following/following-store';
import { FollowStar } from '../ui/FollowStar';
import { LeagueName } from './LeagueName';
import { SettingsRows } from './settings-rows';

export function LeagueStars({ leagues }: { readonly leagues: readonly FollowedLeague[] }) {
  return (
    <SettingsRows>
      {leagues.map((league) => (
        <li key={league.id}>
          <LeagueName league={league} />
          <FollowStar kind="league" of={league} />
        </li>
      ))}
    </SettingsRows>
  );
}
