import { useId } from 'react';
import { useFollowedLeagues, useFollowing, type FollowedLeague } from '../../lib/client/following/following-store';
import type { League } from '../../lib/domain/entities/entities';
import { leagueFix } from '../../lib/domain/leagues/league-table';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useFollowedMatches } from '../following/use-followed-matches';
import { Crest } from '../ui/Crest';
import { Flag } from '../ui/Flag';
import { Link } from '../ui/Link';
import { NavEntry } from './NavEntry';
import { TOURNAMENTS } from '../search/site-pages';

/** The flag of no country, which says nothing beside a name. */
const INTERNATIONAL = 'un';
/** So many followed teams are listed; the pre-paint script reserves their height (`own-rules.ts`). */
const MOST_TEAMS = 5;

/** Followed leagues by the visitor's order, then the others; a league without a known name is left out. */
function inOwnOrder(order: readonly number[], top: readonly League[], named: readonly FollowedLeague[]): FollowedLeague[] {
  const known: readonly FollowedLeague[] = [...top, ...named];
  const followed = order.flatMap((id) => {
    const entry = known.find((each) => each.id === id);
    if (entry) return [entry];
    const fix = leagueFix(id, '');
    return fix ? [{ id, name: fix.name, acronym: fix.acronym, img: null, flag: fix.flag }] : [];
  });
  return [...followed, ...top.filter(({ id }) => !order.includes(id))];
}

/** The navigation's list of leagues: the followed ones, then the other top ones; before them the first followed teams. */
export function TopTournaments({ topLeagues }: { readonly topLeagues: readonly League[] }) {
  const t = useTranslate();
  const id = useId();
  const { leaguesOrder } = useFollowing();
  const entries = inOwnOrder(leaguesOrder, topLeagues, useFollowedLeagues());
  return (
    <>
      <OwnTeams />
      <section aria-labelledby={id} data-part="leagues" data-personal>
        <h2 id={id}>{t('shell.topTournaments')}</h2>
        <ul data-part="list">
          <NavEntry item={TOURNAMENTS} />
          {entries.map((league) => (
            <li key={league.id}>
              <Link href={paths.league(league)} title={competitionName(league.name, t)} data-league={league.id}>
                <Crest id={league.id} name={league.name} acronym={league.acronym} img={league.img} size={20} />
                <span data-part="label">{competitionName(league.acronym || league.name, t)}</span>
                {league.flag && league.flag !== INTERNATIONAL ? <Flag code={league.flag} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function OwnTeams() {
  const t = useTranslate();
  const { followingTeams } = useFollowing();
  const teams = useFollowedMatches().data?.teams ?? [];
  const own = followingTeams.slice(0, MOST_TEAMS).flatMap((id) => teams.find((team) => team.id === id) ?? []);
  return (
    <ul data-part="teams" aria-label={t('shell.yourTeams')}>
      {own.map((team) => (
        <li key={team.id}>
          <Link href={paths.team(team)} title={team.name}>
            <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={20} />
            <span data-part="label">{team.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
