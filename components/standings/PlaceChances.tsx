import { memo } from 'react';
import styled from 'styled-components';
import type { Scenarios } from '../../lib/domain/competition/scenario-model';
import type { StandingsRow } from '../../lib/domain/competition/standings';
import { useTranslate } from '../../lib/i18n/use-translate';
import { DataTable } from '../ui/DataTable';
import { placeShare } from './scenario-texts';
import { TeamCell } from './TeamCell';

/** The most colour of a cell, in percent: with more its text would not be readable. */
const FULLEST = 55;

const Table = styled(DataTable)`
  & td,
  & th {
    padding: 5px 3px;
    text-align: center;
  }
  & th[scope='row'] {
    padding-right: 10px;
  }
  & td {
    min-width: 25px;
    background: color-mix(in srgb, var(--main-fill) var(--part, 0%), transparent);
    font-size: var(--fs-xs);
  }
  /* The line that the chances are about. */
  & [data-line] {
    border-right: 2px solid var(--win-text);
  }
  & tr > :last-child {
    padding-right: 8px;
  }
  @container table (max-width: 560px) {
    & td,
    & thead th:not(:first-child) {
      padding-right: 1px;
      padding-left: 1px;
      font-size: var(--fs-2xs);
    }
    & tr > th:first-child {
      padding-left: 6px;
    }
    & th[scope='row'] {
      padding-right: 4px;
    }
    & th[scope='row'] > span {
      grid-template-columns: 16px 24px minmax(0, 1fr);
      gap: 5px;
    }
  }
  /* Rather scroll than cut an acronym; the rows are in the order of the places. */
  @container table (max-width: 350px) {
    & th[scope='row'] > span {
      grid-template-columns: 24px max-content;
    }
    & th[scope='row'] .place {
      display: none;
    }
  }
`;

type Props = {
  readonly stage: string;
  readonly scenarios: Scenarios;
  readonly rows: readonly StandingsRow[];
};

/** Each team's chances of ending on each place of a table. */
export const PlaceChances = memo(function PlaceChances({ stage, scenarios, rows }: Props) {
  const t = useTranslate();
  const byTeam = new Map(scenarios.teams.map((team) => [team.teamId, team]));
  const lineAt = (place: number) => (place === scenarios.places ? '' : undefined);
  return (
    <Table caption={t('scenarios.placesCaption', { stage })} least={0}>
      <thead>
        <tr>
          <th scope="col">{t('standings.team')}</th>
          {rows.map((row, index) => (
            <th key={row.team.id} scope="col" data-line={lineAt(index + 1)}>
              {index + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, team }) => {
          const scenario = byTeam.get(team.id);
          return scenario ? (
            <tr key={team.id}>
              <th scope="row">
                <TeamCell place={rank} team={team} />
              </th>
              {scenario.byPlace?.map((chance, index) => (
                <td key={index} data-line={lineAt(index + 1)} style={{ '--part': `${Math.round(chance * FULLEST)}%` }}>
                  {placeShare(scenario, index + 1)}
                </td>
              ))}
            </tr>
          ) : null;
        })}
      </tbody>
    </Table>
  );
});
