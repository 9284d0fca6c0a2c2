import styled from 'styled-components';
import type { TitleChances } from '../../lib/domain/competition/title-chances-model';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { sentencesText } from '../../lib/domain/text/list-text';
import { formatThousands } from '../../lib/domain/text/format';
import { chanceText } from '../../lib/i18n/outlook-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { DataTable } from '../ui/DataTable';
import { SectionHeading } from '../ui/SectionHeading';
import { ChanceFigure, ChanceSection } from './chance-parts';
import { basisText } from './scenario-texts';
import { TeamCell } from './TeamCell';

const Table = styled(DataTable)`
  & td,
  & th {
    padding: 7px 10px;
    text-align: right;
  }
  & td {
    width: 30%;
  }
  & .chance {
    grid-template-columns: minmax(0, 90px) 62px;
    justify-content: end;
    width: 100%;
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
  readonly chances: TitleChances;
  readonly teams: readonly TeamStub[];
};

/** How likely each team that is still in a bracket is to reach and to win its final. */
export function TitleChanceTable({ stage, chances, teams }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { method, outcomes, remaining, rated } = chances;
  const stubs = new Map(teams.map((team) => [team.id, team]));
  const count = { outcomes: formatThousands(outcomes, locale), count: remaining };
  return (
    <ChanceSection>
      <SectionHeading level={3}>{t('bracket.chances')}</SectionHeading>
      <Table caption={t('bracket.chancesCaption', { stage })} least={0}>
        <thead>
          <tr>
            <th scope="col">{t('standings.team')}</th>
            <th scope="col">{t('bracket.reachFinal')}</th>
            <th scope="col">{t('bracket.winFinal')}</th>
          </tr>
        </thead>
        <tbody>
          {chances.teams.map(({ teamId, final, title }) => {
            const team = stubs.get(teamId);
            const place = 1 + chances.teams.findIndex((other) => other.title === title);
            return team ? (
              <tr key={teamId}>
                <th scope="row">
                  <TeamCell place={place} team={team} />
                </th>
                <Chance chance={final} isExact={method === 'exact'} />
                <Chance chance={title} isExact={method === 'exact'} />
              </tr>
            ) : null;
          })}
        </tbody>
      </Table>
      <p>
        {sentencesText(
          [method === 'exact' ? t('scenarios.exact', count) : t('bracket.simulated', count), basisText(rated, remaining, t)],
          locale,
        )}
      </p>
    </ChanceSection>
  );
}

function Chance({ chance, isExact }: { readonly chance: number; readonly isExact: boolean }) {
  const locale = useLocale();
  // What no run of a simulation ended with may still happen.
  const status = isExact && chance === 1 ? 'in' : isExact && chance === 0 ? 'out' : 'open';
  return (
    <td>
      <ChanceFigure chance={chance}>{chanceText({ status, chance }, locale)}</ChanceFigure>
    </td>
  );
}
