import styled from 'styled-components';
import { formatThousands } from '../../lib/domain/format';
import type { Match } from '../../lib/domain/match';
import type { Scenarios as ScenariosOfTable, TeamScenario } from '../../lib/domain/scenarios/scenario-model';
import type { StandingsRow } from '../../lib/domain/standings';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { SectionHeading } from '../ui/SectionHeading';
import { chanceText, needLines } from './scenario-texts';
import { TableFrame } from './TableFrame';
import { TeamCell } from './TeamCell';

const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  margin-top: var(--sp-3);

  & > p {
    max-width: 72ch;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

const Table = styled(TableFrame)`
  & td,
  & th {
    padding: 8px 10px;
    text-align: right;
  }
  & th[scope='row'] {
    width: 32%;
    min-width: 190px;
  }
  @container table (max-width: 560px) {
    & th[scope='row'] {
      min-width: 0;
    }
  }
  & th:last-child,
  & td:last-child {
    text-align: left;
    white-space: normal;
  }
  & td:last-child {
    min-width: 210px;
    padding-top: 6px;
    padding-bottom: 6px;
    line-height: 1.4;
  }
  & .chance {
    display: inline-grid;
    grid-template-columns: 56px 62px;
    gap: 8px;
    align-items: center;
  }
  & .chance > i {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(90deg, var(--main-color) var(--part), var(--border-strong-color) var(--part));
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
  @container table (max-width: 560px) {
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
  readonly rows: readonly StandingsRow[];
  readonly matches: readonly Match[];
};

/** What each team of a table still needs, and how that was worked out (layouts: "Qualification scenarios"). */
export function Scenarios({ stage, scenarios, rows, matches }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { places, method, byScore, outcomes, remaining, teams } = scenarios;
  const kind = method === 'simulated' ? 'simulated' : byScore ? 'exact' : 'exactWinners';
  const byTeam = new Map(teams.map((team) => [team.teamId, team]));
  return (
    <Section>
      <SectionHeading level={3}>{t('scenarios.title')}</SectionHeading>
      <Table caption={t('scenarios.caption', { stage })} least={640}>
        <thead>
          <tr>
            <th scope="col">{t('standings.team')}</th>
            <th scope="col">{t('scenarios.chance')}</th>
            <th scope="col">{t('scenarios.possible')}</th>
            <th scope="col">
              <abbr title={t('scenarios.leftTitle')} aria-label={t('scenarios.leftTitle')}>
                {t('scenarios.left')}
              </abbr>
            </th>
            <th scope="col">{t('scenarios.needs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const scenario = byTeam.get(row.team.id);
            return scenario ? <Row key={row.team.id} row={row} scenario={scenario} matches={matches} /> : null;
          })}
        </tbody>
      </Table>
      <p>
        {t('scenarios.places', { count: places })}.{' '}
        {t(`scenarios.${kind}`, { outcomes: formatThousands(outcomes, locale), count: remaining })}
      </p>
    </Section>
  );
}

type RowProps = { readonly row: StandingsRow; readonly scenario: TeamScenario; readonly matches: readonly Match[] };

function Row({ row, scenario, matches }: RowProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, best, worst, chance, remaining } = scenario;
  const [first, ...rest] = needLines(scenario, matches, t);
  return (
    <tr data-status={status} data-teams={row.team.id}>
      <th scope="row">
        <TeamCell place={row.rank} team={row.team} />
      </th>
      <td>
        <span className="chance">
          <i aria-hidden style={{ '--part': `${Math.round(chance * 100)}%` }} />
          {chanceText(scenario, locale, t)}
        </span>
      </td>
      <td>{best === worst ? t('scenarios.place', { best }) : t('scenarios.placeRange', { best, worst })}</td>
      <td>{remaining}</td>
      <td>
        <strong>{first}</strong>
        {rest.length > 0 ? ` · ${rest.join(' · ')}` : null}
      </td>
    </tr>
  );
}
