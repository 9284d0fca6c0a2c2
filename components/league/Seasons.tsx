import styled from 'styled-components';
import type { Serie, TeamStub } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { Tag } from '../ui/Tag';
import { DayRange } from './DayRange';
import { useReveal } from '../spoilers/use-reveal';
import { SerieWinner } from './SerieWinner';

const Box = styled(Card)`
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 var(--sp-3);
    padding: 10px var(--sp-4);
    border-top: 1px solid var(--border-color);
    font-weight: 550;
  }
  & li:first-child {
    border-top: 0;
  }
  & .name {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-3);
    align-items: baseline;
  }
  & a {
    padding: 3px 0;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & .range {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 450;
    font-variant-numeric: tabular-nums;
  }
`;

type Props = {
  readonly series: readonly Serie[];
  readonly currentId: number | null;
  /** The teams that won these series. */
  readonly winners: readonly TeamStub[];
};

/** Every serie of a league, newest first, and who won it. */
export function Seasons({ series, currentId, winners }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  return (
    <Box>
      <ul className="seasons">
        {series.map((serie) => {
          const winner = winners.find(({ id }) => id === serie.winnerId);
          return (
            <li key={serie.id}>
              <span className="name">
                <Link href={paths.serie({ id: serie.id, name: serie.fullName })}>{competitionName(serie.fullName, t)}</Link>
                {serie.id === currentId ? <Tag>{t('leaguePage.current')}</Tag> : null}
              </span>
              <DayRange from={serie.beginAt} until={serie.endAt} />
              {winner ? <SerieWinner winner={winner} reveal={reveal} /> : null}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
