import { toggleLeague, toggleTeam, useFollowed, useFollowing, type FollowOutcome } from '../../lib/client/following/following-store';
import { showToast } from '../../lib/client/page/toast-store';
import { createLocalStore } from '../../lib/client/stored/local-store';
import { clubShortName } from '../../lib/domain/entities/club-names';
import type { League, TeamStub } from '../../lib/domain/entities/entities';
import { followsNothing } from '../../lib/domain/people/following';
import { useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CHOOSE_HREF } from './choose-link';

const OwnCalendar = islandOnDemand<object>(() => import('../calendar/OwnCalendar').then((module) => module.OwnCalendar));

/** Crests to choose first teams from by a tap. */
export function TeamCrests({ teams }: { readonly teams: readonly TeamStub[] }) {
  return (
    <ul className="team-crests">
      {teams.map((team) => (
        <li key={team.id}>
          <FirstCrest kind="team" of={team} called={calledName(team)} toggle={() => toggleTeam(team.id)} />
        </li>
      ))}
    </ul>
  );
}

/** The name as it is read aloud: "Gen.G (GEN)". */
function calledName({ name, acronym }: TeamStub): string {
  const shown = acronym || name;
  const short = clubShortName(name);
  return short.includes(shown) ? short : `${short} (${shown})`;
}

/** As many leagues as fit in a row; on a phone six do (styles/first-teams.css). */
const MOST_LEAGUES = 12;

/** Crests of top leagues, to follow by a tap like the teams above. */
function LeagueCrests({ leagues }: { readonly leagues: readonly League[] }) {
  return (
    <ul className="team-crests" data-of="leagues">
      {leagues.slice(0, MOST_LEAGUES).map((league) => (
        <li key={league.id}>
          <FirstCrest kind="league" of={league} called={league.name} toggle={() => toggleLeague(league.id, league)} />
        </li>
      ))}
    </ul>
  );
}

type CrestProps = {
  readonly kind: 'team' | 'league';
  readonly of: TeamStub;
  /** The name as it is read aloud. */
  readonly called: string;
  readonly toggle: () => FollowOutcome;
};

function FirstCrest({ kind, of: { id, name, acronym, img }, called, toggle }: CrestProps) {
  const t = useTranslate();
  const followed = useFollowed(kind, id);
  const choose = (): void => {
    const outcome = toggle();
    if (!outcome.ok) showToast(t(`follow.${kind}Limit`, { max: outcome.error.max }));
  };
  return (
    <button type="button" aria-pressed={followed ?? false} title={name} onClick={choose}>
      <Crest id={id} name={name} acronym={acronym} img={img} size={36} />
      <span className="name" aria-hidden>
        {acronym || name}
      </span>
      <VisuallyHidden>{t('follow.label', { name: called })}</VisuallyHidden>
      <Icon name="star" size={12} />
    </button>
  );
}

const isDone = createLocalStore<boolean>('firstChoiceDone', Boolean, false, { encode: Number });

/** The visitor has chosen first teams, or wants none: the choice does not come back. */
function endFirstChoice(): void {
  delete document.documentElement.dataset['new'];
  isDone.write(true);
}

/**
 * For first-time visitors: crests of teams and leagues to pick from, and the calendar of what was picked. `data-new` on
 * <html> shows it before the first paint. It stays while something is picked; closed or left, it does not come back.
 */
export function FirstTeams({ teams, leagues }: { readonly teams: readonly TeamStub[]; readonly leagues: readonly League[] }) {
  const t = useTranslate();
  const hasPicked = !followsNothing(useFollowing());
  if (teams.length === 0) return null;
  return (
    <section className="first-teams" aria-labelledby="first-teams">
      <Card>
        <div data-part="head">
          <div>
            <h2 id="first-teams">{t('following.pick')}</h2>
            <p>{t('following.pickHint')}</p>
          </div>
          {hasPicked ? <OwnCalendar /> : null}
          <Button data-size="small" data-variant={hasPicked ? 'primary' : 'quiet'} onClick={endFirstChoice}>
            {t(hasPicked ? 'following.picked' : 'following.notNow')}
          </Button>
        </div>
        <div data-part="body">
          <TeamCrests teams={teams} />
          <LeagueCrests leagues={leagues} />
          <Link href={CHOOSE_HREF}>{t('following.moreTeams')}</Link>
        </div>
      </Card>
    </section>
  );
}
