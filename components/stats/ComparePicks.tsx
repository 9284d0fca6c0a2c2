import styled from 'styled-components';
import { listText } from '../../lib/domain/text/list-text';
import { compareHref, MOST_COMPARED, type ComparedKind } from '../../lib/domain/compare/compare-query';
import type { RankedRow } from '../../lib/domain/statistics/stats-table';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ButtonLink } from '../ui/Button';

/** Stays in sight while the page scrolls past the table. */
const Bar = styled.div`
  position: sticky;
  bottom: var(--sp-2);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--sp-2);
  padding: 8px 12px;
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-m);
  background: var(--bg-element-color);
  font-size: var(--fs-sm);
`;

export type PickedRow = Pick<RankedRow, 'id' | 'name'>;

/** The picks with the row added, or removed if it is among them; unchanged where no more fit. */
export function pickedWith(picks: readonly PickedRow[], { id, name }: PickedRow): readonly PickedRow[] {
  if (picks.some((each) => each.id === id)) return picks.filter((each) => each.id !== id);
  return picks.length < MOST_COMPARED ? [...picks, { id, name }] : picks;
}

type Props = { readonly kind: ComparedKind; readonly scope: string; readonly picks: readonly PickedRow[] };

/** The rows that were ticked in a table, and a link to their comparison over the table's scope. */
export function ComparePicks({ kind, scope, picks }: Props) {
  const t = useTranslate();
  const names = listText(
    picks.map(({ name }) => name),
    useLocale(),
  );
  return (
    <Bar>
      <span role="status">{picks.length < 2 ? [names, t('stats.pick')].filter(Boolean).join(' · ') : names}</span>
      {picks.length < 2 ? null : (
        <ButtonLink data-variant="primary" data-size="small" href={compareHref({ kind, ids: picks.map(({ id }) => id), scope })}>
          {t('shell.compare')}
        </ButtonLink>
      )}
    </Bar>
  );
}
