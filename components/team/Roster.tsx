import styled from 'styled-components';
import type { Team } from '../../lib/domain/entities/entities';
import { listText } from '../../lib/domain/text/list-text';
import { paths } from '../../lib/domain/page/paths';
import { roleOrder } from '../../lib/domain/match/role';
import { championName } from '../../lib/i18n/champion-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import type { PlayedForTeam } from '../../lib/domain/statistics/team-figures';
import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
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
  & .text {
    display: grid;
    line-height: 1.3;
  }
  & .text > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-weight: 550;
  }
  & .played {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
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

/** Sorts players from top to support, then those without a role; of one role the active first. */
function byRole(players: readonly RosterPlayer[]): RosterPlayer[] {
  return [...players].sort(
    (a, b) => roleOrder(a.role) - roleOrder(b.role) || Number(b.active) - Number(a.active) || a.name.localeCompare(b.name),
  );
}

type Props = {
  readonly team: Pick<Team, 'players'>;
  readonly played: readonly PlayedForTeam[];
  readonly reveal: Reveal;
};

/**
 * The players of a team by role, each linked to their page, with the games that
 * they have played for it and their champions, which reveal results.
 */
export function TeamRoster({ team: { players }, played, reveal }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Card>
      {players.length === 0 ? (
        <EmptyState compact title={t('team.noRoster')} />
      ) : (
        <List className="roster">
          {byRole(players).map((player) => {
            const own = played.find(({ id }) => id === player.id);
            return (
              <li key={player.id}>
                <Link href={paths.player(player)}>
                  <Crest id={player.id} name={player.name} img={player.img} size={32} />
                  <span className="text">
                    <b>{player.name}</b>
                    {own === undefined ? null : (
                      <Spoiler className="played" reveal={reveal}>
                        {[
                          t('player.games', { count: own.games }),
                          listText(
                            own.champions.map((champion) => championName(champion, t)),
                            locale,
                          ),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Spoiler>
                    )}
                  </span>
                  <small>{player.role === null ? t('team.noRole') : t(`game.roles.${player.role}`)}</small>
                </Link>
              </li>
            );
          })}
        </List>
      )}
    </Card>
  );
}
