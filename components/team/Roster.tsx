import styled from 'styled-components';
import type { Team } from '../../lib/domain/entities';
import { paths } from '../../lib/domain/paths';
import { roleOrder } from '../../lib/domain/match/role';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { EmptyState } from '../ui/EmptyState';
import { Link } from '../ui/Link';

const List = styled.ul`
  & li > a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 52px;
    padding: 8px 14px;
    outline-offset: -2px;
  }
  & li + li {
    border-top: 1px solid var(--border-color);
  }
  & span {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  @media (hover: hover) {
    & li > a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

type RosterPlayer = Team['players'][number];

/** Top to support, then those without a role; of one role the active first. */
export function byRole(players: readonly RosterPlayer[]): RosterPlayer[] {
  return [...players].sort(
    (a, b) => roleOrder(a.role) - roleOrder(b.role) || Number(b.active) - Number(a.active) || a.name.localeCompare(b.name),
  );
}

/** The players of a team by role, each linked to their page. */
export function TeamRoster({ players }: { readonly players: readonly RosterPlayer[] }) {
  const t = useTranslate();
  return (
    <Card>
      {players.length === 0 ? (
        <EmptyState compact title={t('team.noRoster')} />
      ) : (
        <List className="roster">
          {byRole(players).map((player) => (
            <li key={player.id}>
              <Link href={paths.player(player)}>
                <Crest id={player.id} name={player.name} img={player.img} size={32} />
                <span>{player.name}</span>
                <small>{player.role === null ? t('team.noRole') : t(`game.roles.${player.role}`)}</small>
              </Link>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
