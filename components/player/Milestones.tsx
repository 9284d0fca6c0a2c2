import styled from 'styled-components';
import { paths } from '../../lib/domain/page/paths';
import type { Milestone } from '../../lib/domain/statistics/player-figures-document';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { LocalTime } from '../ui/LocalTime';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';

const List = styled.ol`
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    min-height: 48px;
    padding: 8px 14px;
    outline-offset: -2px;
  }
  & > li + li {
    border-top: 1px solid var(--border-color);
  }
  & b {
    font-weight: 650;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

const Note = styled.p`
  padding: 0 14px 10px;
  color: var(--faint-text-color);
  font-size: var(--fs-xs);
`;

/** The first game and every hundredth, newest first. Reveals how many games were played: show it in a SpoilerArea. */
export function Milestones({ milestones }: { readonly milestones: readonly Milestone[] }) {
  const t = useTranslate();
  return (
    <Card>
      <List>
        {milestones.map(({ games, matchId, beginAt, leagueName, left, right }) => (
          <li key={games}>
            <Link href={paths.match({ id: matchId, left: { name: left }, right: { name: right } })}>
              <b>{games === 1 ? t('player.firstGame') : t('player.games', { count: games })}</b>
              <small>
                <LocalTime at={beginAt} show="day" />
              </small>
              <small>{`${competitionName(leagueName, t)} · ${left || '?'} – ${right || '?'}`}</small>
            </Link>
          </li>
        ))}
      </List>
      <Note>{t('player.milestonesNote')}</Note>
    </Card>
  );
}
