import styled from 'styled-components';
import type { Serie } from '../../lib/domain/entities';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import { DayRange } from './DayRange';

const Box = styled(Card)`
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px var(--sp-3);
    padding: 10px var(--sp-4);
    border-top: 1px solid var(--border-color);
    font-weight: 550;
  }
  & li:first-child {
    border-top: 0;
  }
  & .range {
    margin-left: auto;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 450;
    font-variant-numeric: tabular-nums;
  }
  & em {
    padding: 0 7px;
    border-radius: var(--radius-full);
    background: var(--main-tint);
    color: var(--main-color);
    font-size: var(--fs-2xs);
    font-style: normal;
    font-weight: 650;
    line-height: 1.7;
  }
`;

/** Every serie of a league, newest first. */
export function Seasons({ series, currentId }: { readonly series: readonly Serie[]; readonly currentId: number | null }) {
  const t = useTranslate();
  return (
    <Box>
      <ul className="seasons">
        {series.map((serie) => (
          <li key={serie.id}>
            {serie.fullName}
            {serie.id === currentId ? <em>{t('leaguePage.current')}</em> : null}
            <DayRange from={serie.beginAt} until={serie.endAt} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
