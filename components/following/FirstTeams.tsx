import styled from 'styled-components';
import { endFirstChoice } from '../../lib/client/following/first-choice';
import { toggleTeam, useFollowed, useFollowing } from '../../lib/client/following/following-store';
import { notify } from '../../lib/client/page/notification-store';
import { useSettings } from '../../lib/client/settings/settings-store';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { CHOOSE_HREF } from './choose-link';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--sp-2);
  list-style: none;
  padding: 0;

  @media (min-width: 720px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }

  & > li {
    display: grid;
  }
  & button {
    position: relative;
    display: grid;
    gap: 6px;
    justify-items: center;
    align-content: start;
    padding: 12px 2px 8px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & button[aria-pressed='true'] {
    border-color: var(--main-color);
    color: var(--text-color);
    background: var(--bg-element-hl-color);
  }
  & button > svg {
    position: absolute;
    top: 3px;
    right: 3px;
    color: var(--faint-text-color);
  }
  & button[aria-pressed='true'] > svg {
    fill: currentColor;
    color: var(--main-color);
  }
  @media (hover: hover) {
    & button:hover {
      background: var(--bg-element-hl-color);
      color: var(--text-color);
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  padding: var(--sp-3) 14px 0;

  & > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  & p {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-3) 14px 14px;

  & > a {
    justify-self: start;
    min-height: 24px;
    color: var(--hl-color1);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`;

/** Crests to choose first teams from by a tap. That they are strong follows from results, so with results hidden there are none. */
export function TeamCrests({ teams }: { readonly teams: readonly TeamStub[] }) {
  const { spoilerFree } = useSettings();
  if (spoilerFree) return null;
  return (
    <Row>
      {teams.map((team) => (
        <li key={team.id}>
          <TeamCrest team={team} />
        </li>
      ))}
    </Row>
  );
}

function TeamCrest({ team }: { readonly team: TeamStub }) {
  const t = useTranslate();
  const { id, name, acronym, img } = team;
  const followed = useFollowed('team', id);
  const choose = (): void => {
    const outcome = toggleTeam(id);
    if (!outcome.ok) notify(t('follow.teamLimit', { max: outcome.error.max }));
  };
  return (
    <button type="button" aria-pressed={followed ?? false} aria-label={t('follow.label', { name })} title={name} onClick={choose}>
      <Crest id={id} name={name} acronym={acronym} img={img} size={36} />
      {acronym || name}
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
  const { spoilerFree } = useSettings();
  if (teams.length === 0 || spoilerFree) return null;
  return (
    <section className="first-teams" aria-labelledby="first-teams">
      <Card>
        <Head>
          <div>
            <h2 id="first-teams">{t('following.pick')}</h2>
            <p>{t('following.pickHint')}</p>
          </div>
          <Button data-size="small" data-variant={followingTeams.length > 0 ? 'primary' : 'quiet'} onClick={endFirstChoice}>
            {t(followingTeams.length > 0 ? 'following.picked' : 'following.notNow')}
          </Button>
        </Head>
        <Body>
          <TeamCrests teams={teams} />
          <Link href={CHOOSE_HREF}>{t('following.moreTeams')}</Link>
        </Body>
      </Card>
    </section>
  );
}
