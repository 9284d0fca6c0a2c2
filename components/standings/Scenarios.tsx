import { memo } from 'react';
import styled from 'styled-components';
import { formatThousands } from '../../lib/domain/text/format';
import { sentencesText } from '../../lib/domain/text/list-text';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { Scenarios as ScenariosOfTable, TeamScenario } from '../../lib/domain/competition/scenario-model';
import type { StandingsRow } from '../../lib/domain/competition/standings';
import { chanceText } from '../../lib/i18n/outlook-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { DataTable } from '../ui/DataTable';
import { ChanceFigure } from './chance-parts';
import { basisText, changeText, needLines } from './scenario-texts';
import { TeamCell } from './TeamCell';

/*
 * Where the columns would not fit beside one another, what a team needs is a
 * second line of its row, under the name. Roles are spelled out: some browsers
 * take no table for one whose rows are grids.
 */
const Table = styled(DataTable)`
  & td,
  & th {
    padding: 8px 10px;
    text-align: right;
  }
  & th[scope='row'] {
    width: 32%;
    min-width: 190px;
  }
  & .needs {
    text-align: left;
    white-space: normal;
  }
  & td.needs {
    min-width: 210px;
    padding-top: 6px;
    padding-bottom: 6px;
    line-height: 1.4;
  }
  & .chance small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-2xs);
    line-height: 1.1;
  }
  & .chance small[data-sign='1'] {
    color: var(--win-text);
  }
  & tr[data-status='in'] .chance > i {
    background: var(--win-text);
  }
  & strong {
    font-weight: 650;
  }
  & tr[data-status='in'] strong {
    color: var(--win-text);
  }
  & tr[data-status='out'] > :not(th) {
    color: var(--faint-text-color);
  }
  @container table (max-width: 700px) {
    & table {
      display: grid;
      grid-template-columns: minmax(0, 1fr) repeat(3, auto);
    }
    & thead,
    & tbody,
    & tr {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
    & tr > :not(.needs) {
      display: grid;
      align-items: center;
      padding-right: 6px;
    }
    & tr > :not(.needs, :first-child) {
      padding-left: 6px;
    }
    & tbody tr > :not(.needs) {
      padding-bottom: 2px;
    }
    & th[scope='row'] {
      width: auto;
      min-width: 0;
    }
    & tr > :nth-child(4):not(.needs) {
      padding-right: 14px;
    }
    & th.needs {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
    }
    & td.needs {
      grid-column: 1 / -1;
      min-width: 0;
      /* Past the place and the crest. */
      padding: 0 14px 9px 80px;
      border-top: 0;
    }
    & .chance {
      grid-template-columns: auto;
    }
    & .chance > i {
      display: none;
    }
  }
`;

type Props = {
  readonly stage: string;
  readonly scenarios: ScenariosOfTable;
  /** The scenarios without picked results, where `scenarios` are with some: the differences show. */
  readonly before: ScenariosOfTable | null;
  readonly rows: readonly StandingsRow[];
  readonly matches: readonly MatchSummary[];
};

/** What each team of a table still needs, and how that was worked out. */
export const ScenarioList = memo(function ScenarioList({ stage, scenarios, before, rows, matches }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { places, method, byScore, outcomes, remaining, rated = 0, teams } = scenarios;
  const kind = method === 'simulated' ? 'simulated' : byScore ? 'exact' : 'exactWinners';
  const byTeam = new Map(teams.map((team) => [team.teamId, team]));
  return (
    <>
      <Table caption={t('scenarios.caption', { stage })} least={0}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('standings.team')}
            </th>
            <th scope="col" role="columnheader">
              {t('scenarios.chance')}
            </th>
            <th scope="col" role="columnheader">
              {t('scenarios.possible')}
            </th>
            <th scope="col" role="columnheader">
              <abbr title={t('scenarios.leftTitle')} aria-label={t('scenarios.leftTitle')}>
                {t('scenarios.left')}
              </abbr>
            </th>
            <th scope="col" role="columnheader" className="needs">
              {t('scenarios.needs')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const scenario = byTeam.get(row.team.id);
            const now = before?.teams.find(({ teamId }) => teamId === row.team.id) ?? null;
            return scenario ? <Row key={row.team.id} row={row} scenario={scenario} before={now} matches={matches} /> : null;
          })}
        </tbody>
      </Table>
      <p>
        {sentencesText(
          [
            t('scenarios.places', { count: places }),
            ...(remaining === 0
              ? []
              : [
                  t(`scenarios.${kind}`, { outcomes: formatThousands(outcomes, locale), count: remaining }),
                  ...(kind === 'simulated' && teams.some(({ status }) => status !== 'open') ? [t('scenarios.certain')] : []),
                  basisText(rated, remaining, t),
                ]),
          ],
          locale,
        )}
      </p>
    </>
  );
});

type RowProps = {
  readonly row: StandingsRow;
  readonly scenario: TeamScenario;
  readonly before: TeamScenario | null;
  readonly matches: readonly MatchSummary[];
};

function Row({ row, scenario, before, matches }: RowProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, best, worst, chance, remaining } = scenario;
  const change = before === null ? '' : changeText(before.chance, chance);
  const [first, ...rest] = needLines(scenario, matches, t);
  return (
    <tr role="row" data-status={status}>
      <th scope="row" role="rowheader">
        <TeamCell place={row.rank} team={row.team}>
          {before === null ? null : <small>{t('standings.record', { wins: row.wins, losses: row.losses })}</small>}
        </TeamCell>
      </th>
      <td role="cell">
        <ChanceFigure chance={chance}>
          <span>
            {chanceText(scenario, locale)}
            {change === '' ? null : <small data-sign={change.startsWith('+') ? '1' : '-1'}>{change}</small>}
          </span>
        </ChanceFigure>
      </td>
      <td role="cell">{best === worst ? t('scenarios.place', { best }) : t('scenarios.placeRange', { best, worst })}</td>
      <td role="cell">{remaining}</td>
      <td role="cell" className="needs">
        {/* Not bold while nothing is certain. */}
        {first === t('scenarios.noCertain') ? first : <strong>{first}</strong>}
        {rest.length > 0 ? ` · ${rest.join(' · ')}` : null}
      </td>
    </tr>
  );
}
