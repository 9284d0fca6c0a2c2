import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities/entities';
import type { Roster } from '../../lib/domain/competition/highlights';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { FollowStar } from '../ui/FollowStar';
import { Link } from '../ui/Link';

const Box = styled(Card)`
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
    overflow: hidden;
  }
  & ul.teams > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    margin: -1px 0 0 -1px;
    padding: 4px 8px 8px 14px;
    border-top: 1px solid var(--border-color);
    border-left: 1px solid var(--border-color);
  }
  & .team {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 40px;
  }
  & .team > a {
    flex: 1;
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
    min-height: 36px;
    font-weight: 600;
  }
  & .team > a > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 12px;
    padding-left: 36px;
    font-size: var(--fs-sm);
  }
  & dl > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    min-height: max(26px, calc(var(--hit) - 8px));
  }
  & dt {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
  }
  & dd > a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, calc(var(--hit) - 8px));
  }
  @media (hover: hover) {
    & dd > a:hover,
    & .team > a:hover > span:last-child {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

type Player = Roster['players'][number];

/** Groups players by role, in the field's order; players without one last. */
function byRole(players: readonly Player[]): { readonly role: Player['role']; readonly players: readonly Player[] }[] {
  const roles = [...new Set(players.map(({ role }) => role))];
  return roles.map((role) => ({ role, players: players.filter((player) => player.role === role) }));
}

type Props = {
  readonly teams: readonly TeamStub[];
  /** The teams' players; a team without an entry shows only its name. */
  readonly rosters: readonly Roster[];
};

/** The teams of a tournament by name, with their players by role. */
export function TeamGrid({ teams, rosters }: Props) {
  const byTeam = new Map(rosters.map(({ teamId, players }) => [teamId, players]));
  return (
    <Box>
      <ul className="teams">
        {[...teams]
          .sort((a, b) => a.name.localeCompare(b.name, 'en'))
          .map((team) => (
            <li key={team.id}>
              <span className="team">
                <Link href={paths.team(team)}>
                  <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={26} />
                  <span>{team.name}</span>
                </Link>
                <FollowStar kind="team" of={team} />
              </span>
              <RosterLines players={byTeam.get(team.id) ?? []} />
            </li>
          ))}
      </ul>
    </Box>
  );
}

function RosterLines({ players }: { readonly players: readonly Player[] }) {
  const t = useTranslate();
  if (players.length === 0) return null;
  return (
    <dl>
      {byRole(players).map(({ role, players: ofRole }) => (
        <div key={role ?? ''}>
          <dt>{role === null ? '–' : t(`game.roles.${role}`)}</dt>
          <dd>
            {ofRole.map((player) => (
              <Link key={player.id} href={paths.player(player)}>
                {player.name}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
