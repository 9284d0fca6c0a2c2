import { useId } from 'react';
import { useFollowedLeagues, useFollowing, type FollowedLeague } from '../../lib/client/following/following-store';
import type { League } from '../../lib/domain/entities/entities';
import { leagueFix } from '../../lib/domain/competition/league-table';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';

type Entry = FollowedLeague;

/** The flag of no country says nothing beside a name. */
const INTERNATIONAL = 'un';

/** Followed leagues by the visitor's order; one that nothing names is left out. */
function followedEntries(order: readonly number[], known: readonly Entry[]): Entry[] {
  return order.flatMap((id) => {
    const entry = known.find((each) => each.id === id);
    if (entry) return [entry];
    const fix = leagueFix(id);
    return fix ? [{ id, name: fix.name, acronym: fix.acronym, img: null, flag: fix.flag }] : [];
  });
}

/**
 * The navigation's list of leagues: the followed ones when there are
 * any, else the top ones. Both titles are in everybody's HTML; `data-user` on
 * <html> decides before the first paint which one shows.
 */
export function TopTournaments({ topLeagues }: { readonly topLeagues: readonly League[] }) {
  const t = useTranslate();
  const id = useId();
  const { leaguesOrder } = useFollowing();
  const named = useFollowedLeagues();
  const followed = followedEntries(leaguesOrder, [...topLeagues, ...named]);
  const entries: readonly Entry[] = followed.length > 0 ? followed : topLeagues;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} data-part="leagues" data-personal>
      <h2 id={id}>
        <span data-for="user">{t('shell.followingTournaments')}</span>
        <span data-for="visitor">{t('shell.topTournaments')}</span>
      </h2>
      <ul data-part="list">
        {entries.map((league) => (
          <li key={league.id}>
            <Link href={paths.league(league)} title={league.name} data-league={league.id}>
              <Crest id={league.id} name={league.name} acronym={league.acronym} img={league.img} size={20} />
              <span data-part="label">{league.acronym || league.name}</span>
              {league.flag && league.flag !== INTERNATIONAL ? <Flag code={league.flag} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
