import styled from 'styled-components';
import { useTimeZone } from '../../lib/client/settings/time-zone';
import { paths } from '../../lib/domain/page/paths';
import type { TeamSpell } from '../../lib/domain/statistics/player-figures-document';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { formatDay } from '../../lib/domain/schedule/day-format';
import { Card } from '../ui/Card';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 54px;
    padding: 8px 14px;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & .text {
    display: grid;
    line-height: 1.35;
  }
  & .text > * {
    justify-self: start;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a {
    min-height: 24px;
    font-weight: 550;
  }
  & small,
  & .games {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & .games {
    font-variant-numeric: tabular-nums;
  }
  @media (hover: hover) {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

type Props = {
  readonly spells: readonly TeamSpell[];
  /** The id of the team that the player belongs to now; null for none. */
  readonly present: number | null;
};

/** The teams that a player has played for according to the games, newest first. The number of games reveals how long series were: show it in a SpoilerArea. */
export function TeamHistory({ spells, present }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const month = (at: string) => formatDay(dayOf(at, zone), 'month', locale);
  return (
    <Card>
      <List className="team-history">
        {spells.map(({ team, from, to, games }, index) => (
          <li key={`${team.id} ${from}`}>
            <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={32} />
            <span className="text">
              <Link href={paths.team(team)}>{team.name || team.acronym || '?'}</Link>
              <small suppressHydrationWarning>
                {index === 0 && team.id === present
                  ? t('player.present', { from: month(from) })
                  : month(from) === month(to)
                    ? month(to)
                    : t('player.spell', { from: month(from), to: month(to) })}
              </small>
            </span>
            <span className="games">{t('player.games', { count: games })}</span>
          </li>
        ))}
      </List>
    </Card>
  );
}
