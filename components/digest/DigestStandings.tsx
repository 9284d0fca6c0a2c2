import styled from 'styled-components';
import type { DigestTable, DigestTableRow } from '../../lib/domain/news/digest';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ClubName } from '../figures/ClubName';
import { Crest } from '../ui/Crest';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';

const Places = styled.div`
  & td,
  & thead th:not(:first-child) {
    padding: 6px 10px;
    text-align: right;
  }
  & tbody th {
    padding: 6px 10px;
    font-weight: 550;
  }
  & tbody th > span {
    display: inline-grid;
    grid-template-columns: 2ch 20px auto;
    gap: 10px;
    align-items: center;
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`;

type Props = {
  readonly table: DigestTable;
  /** Shows only these teams; null for all. */
  readonly teamIds: ReadonlySet<number> | null;
};

/** The table after a day or week, with each team's place before it. Reveals results. */
export function DigestStandings({ table, teamIds }: Props) {
  const t = useTranslate();
  const rows = table.rows.filter(({ team }) => teamIds === null || teamIds.has(team.id));
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <Places>
      <DataTable caption={t('digest.table.title', { stage: competitionName(table.name, t) })} least={280}>
        <thead>
          <tr>
            <th scope="col">{t('digest.table.team')}</th>
            <th scope="col">{t('digest.table.before')}</th>
            <th scope="col">{t('digest.table.record')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group ?? 0}>
            {group === undefined ? null : (
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {t('standings.group', { number: group })}
                </th>
              </tr>
            )}
            {rows
              .filter((row) => row.group === group)
              .map((row) => (
                <Row key={row.team.id} row={row} />
              ))}
          </tbody>
        ))}
      </DataTable>
    </Places>
  );
}

function Row({ row: { team, rank, before, wins, losses } }: { readonly row: DigestTableRow }) {
  return (
    <tr>
      <th scope="row">
        <span>
          {rank}
          <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={20} />
          <Link href={paths.team(team)}>
            <ClubName name={team.name} />
          </Link>
        </span>
      </th>
      <td>{before === null ? '–' : before}</td>
      <td>
        {wins}–{losses}
      </td>
    </tr>
  );
}
