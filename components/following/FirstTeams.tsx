import { endFirstChoice } from '../../lib/client/following/first-choice';
import { toggleTeam, useFollowed, useFollowing } from '../../lib/client/following/following-store';
import { notify } from '../../lib/client/page/notification-store';
import { useSettings } from '../../lib/client/settings/settings-store';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CHOOSE_HREF } from './choose-link';

/** Crests to choose first teams from by a tap. That they are strong follows from results, so with results hidden there are none. */
export function TeamCrests({ teams }: { readonly teams: readonly TeamStub[] }) {
  const { spoilerFree } = useSettings();
  if (spoilerFree) return null;
  return (
    <ul className="team-crests">
      {teams.map((team) => (
        <li key={team.id}>
          <TeamCrest team={team} />
        </li>
      ))}
    </ul>
  );
}

function TeamCrest({ team }: { readonly team: TeamStub }) {
  const t = useTranslate();
  const { id, name, acronym, img } = team;
  const shown = acronym || name;
  const short = clubShortName(name);
  const called = short.includes(shown) ? short : `${short} (${shown})`;
  const followed = useFollowed('team', id);
  const choose = (): void => {
    const outcome = toggleTeam(id);
    if (!outcome.ok) notify(t('follow.teamLimit', { max: outcome.error.max }));
  };
  return (
    <button type="button" aria-pressed={followed ?? false} title={name} onClick={choose}>
      <Crest id={id} name={name} acronym={acronym} img={img} size={36} />
      <span className="name" aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{t('follow.label', { name: called })}</VisuallyHidden>
      <Icon name="star" size={12} />
    </button>
  );
}

/**
 * For first-time visitors: a row of crests to pick from. `data-new` on <html> shows it
 * before the first paint; picking keeps it until it is closed or the page is left, and then it is gone for good.
 */
export function FirstTeams({ teams }: { readonly teams: readonly TeamStub[] }) {
  const t = useTranslate();
  const { followingTeams } = useFollowing();
  if (teams.length === 0) return null;
  return (
    <section className="first-teams" aria-labelledby="first-teams">
      <Card>
        <div data-part="head">
          <div>
            <h2 id="first-teams">{t('following.pick')}</h2>
            <p>{t('following.pickHint')}</p>
          </div>
          <Button data-size="small" data-variant={followingTeams.length > 0 ? 'primary' : 'quiet'} onClick={endFirstChoice}>
            {t(followingTeams.length > 0 ? 'following.picked' : 'following.notNow')}
          </Button>
        </div>
        <div data-part="body">
          <TeamCrests teams={teams} />
          <Link href={CHOOSE_HREF}>{t('following.moreTeams')}</Link>
        </div>
      </Card>
    </section>
  );
}
