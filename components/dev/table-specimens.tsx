import styled from 'styled-components';
import { NO_QUALIFICATION_LINES } from '../../lib/domain/competition/qualification-lines';
import { FINISHED } from '../../lib/fixtures/match-states';
import { STANDINGS_ROWS } from '../../lib/fixtures/table-fixture';
import { ChartTable } from '../charts/ChartTable';
import { FigureStrip } from '../figures/FigureStrip';
import { FigureTable, type FigureColumn } from '../figures/FigureTable';
import { NoData } from '../figures/NoData';
import { StandingsTable } from '../standings/StandingsTable';
import { Card } from '../ui/Card';
import { DataTable } from '../ui/DataTable';
import { CoveredSpecimen } from './CoveredSpecimen';
import type { SpecimenGroup } from './specimen';

const Plain = styled(DataTable)`
  & th,
  & td {
    padding: 7px 10px;
    text-align: right;
  }
`;

function Figures({ label }: { readonly label: string }) {
  return (
    <>
      <thead>
        <tr>
          {['Team', 'Games', 'Wins', 'Gold', 'Kills', 'Deaths', 'Towers', 'Dragons', 'Barons'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {['T1', 'Gen.G', 'KT Rolster'].map((team, row) => (
          <tr key={team}>
            <th scope="row">{`${team}${label}`}</th>
            {[36, 24 - row, 61_200 - 900 * row, 15, 11 + row, 7, 2.6, 0.9].map((figure) => (
              <td key={figure}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

type Row = { readonly name: string; readonly games: number; readonly rate: number | null; readonly gold: number | null };
const ROWS: readonly Row[] = [
  { name: 'Jayce', games: 14, rate: 0.71, gold: null },
  { name: 'Azir', games: 9, rate: 0.44, gold: null },
  { name: 'Xayah', games: 3, rate: null, gold: null },
];
const COLUMNS: readonly FigureColumn<Row>[] = [
  { key: 'games', label: 'Games', value: ({ games }) => games, text: String, barOf: 14 },
  {
    key: 'rate',
    label: 'Win %',
    title: 'Share of games won',
    value: ({ rate }) => rate,
    text: (rate) => `${Math.round(rate * 100)}%`,
    strong: true,
  },
  { key: 'gold', label: 'Gold', value: ({ gold }) => gold, text: String },
];

function FigureTables() {
  return (
    <Card>
      <FigureTable
        caption="Champions"
        firstLabel="Champion"
        rows={ROWS}
        rowKey={({ name }) => name}
        rowHead={({ name }) => name}
        columns={COLUMNS}
        headWeight={2}
      />
    </Card>
  );
}

function Strips() {
  return (
    <FigureStrip
      figures={[
        { key: 'games', label: 'Games', value: 36 },
        { key: 'wins', label: 'Won', value: '67%', note: '24 of 36' },
        { key: 'kda', label: 'KDA', title: 'Kills and assists over deaths', value: '4.1' },
        { key: 'gold', label: 'Gold', value: <NoData /> },
      ]}
    />
  );
}

export const TABLES: SpecimenGroup = {
  id: 'tables',
  title: 'Tables and figures',
  specimens: [
    {
      id: 'data-table',
      title: 'DataTable',
      use: 'A table in a frame; its first column stays while the others scroll.',
      show: () => (
        <Plain caption="Figures of teams" least={780}>
          <Figures label="" />
        </Plain>
      ),
    },
    {
      id: 'data-table-card',
      title: 'DataTable, inCard',
      use: 'The same where a card is the frame.',
      show: () => (
        <Card>
          <Plain inCard caption="Figures of teams in a card" least={0}>
            <Figures label=" (summer)" />
          </Plain>
        </Card>
      ),
    },
    {
      id: 'figure-table',
      title: 'FigureTable',
      use: 'Figures by column; what is known of nobody is left out.',
      show: FigureTables,
    },
    {
      id: 'standings-table',
      title: 'StandingsTable',
      use: 'A table by place.',
      show: () => (
        <CoveredSpecimen>
          <StandingsTable caption="Summer 2023" rows={STANDINGS_ROWS} matches={[FINISHED]} lines={NO_QUALIFICATION_LINES} />
        </CoveredSpecimen>
      ),
    },
    { id: 'figure-strip', title: 'FigureStrip, NoData', use: 'A line of large figures.', show: Strips },
    {
      id: 'chart-table',
      title: 'ChartTable',
      use: 'A chart’s twin in figures, folded.',
      show: () => (
        <ChartTable
          caption="Gold advantage"
          head={['Minute', 'T1']}
          rows={[
            ['5', '+300'],
            ['10', '+1,200'],
          ]}
        />
      ),
    },
  ],
};
