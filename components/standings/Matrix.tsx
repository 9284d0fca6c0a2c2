import styled from 'styled-components';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { StandingsRow } from '../../lib/domain/competition/standings';
import { meetingsOf, resultsOf, scoresFor, type TeamResult } from '../../lib/domain/competition/standings-figures';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Crest } from '../ui/Crest';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Table = styled(DataTable)`
  & th,
  & td {
    padding: 5px 8px;
    text-align: center;
  }
  & .team {
    display: flex;
    gap: 9px;
    align-items: center;
    font-weight: 600;
  }
  & td > a {
    display: grid;
    place-items: center;
    min-width: 46px;
    min-height: 24px;
    padding: 0 6px;
    border-radius: var(--radius-s);
    color: var(--dim-text-color);
    font-weight: 600;
  }
  & td > a + a {
    margin-top: 3px;
  }
  & td > a[data-outcome='won'] {
    background: color-mix(in srgb, var(--win-text) 14%, transparent);
    color: var(--win-text);
  }
  & td > a[data-outcome='lost'],
  & td > a[data-outcome='drawn'] {
    background: var(--bg-element-hl-color);
  }
  & td > a > small {
    font-size: var(--fs-2xs);
    font-weight: 500;
  }
  & td[data-self] {
    background: repeating-linear-gradient(135deg, transparent 0 5px, var(--border-color) 5px 6px);
  }
`;

type Props = { readonly caption: string; readonly rows: readonly StandingsRow[]; readonly matches: readonly MatchSummary[] };

function TeamHead({ team }: { readonly team: StandingsRow['team'] }) {
  return (
    <th scope="row">
      <span className="team" title={team.name}>
        <Crest id={team.id} name={team.name} acronym={team.acronym} img={team.img} size={22} />
        {team.acronym || team.name}
      </span>
    </th>
  );
}

type ResultProps = { readonly result: TeamResult; readonly teamId: number; readonly withOpponent?: boolean };

function ResultLink({ result: { match, outcome }, teamId, withOpponent = false }: ResultProps) {
  const t = useTranslate();
  const [own, other] = scoresFor(teamId, match);
  const opponent = match.left.id === teamId ? match.right : match.left;
  const team = clubShortName(opponent.name);
  const words = outcome === null ? team : t(`standings.outcomeAgainst.${outcome}`, { team });
  return (
    <Link href={paths.match(match)} data-outcome={outcome ?? undefined} title={words}>
      {t('standings.record', { wins: own, losses: other })}
      {withOpponent ? <small>{opponent.abbr || opponent.name}</small> : <VisuallyHidden> {words}</VisuallyHidden>}
    </Link>
  );
}

/** The results of all pairs of teams: a row and a column for each team. */
export function Crosstable({ caption, rows, matches }: Props) {
  const t = useTranslate();
  return (
    <Table caption={caption} least={110 + rows.length * 64}>
      <thead>
        <tr>
          <th scope="col">{t('standings.team')}</th>
          {rows.map(({ team }) => (
            <th key={team.id} scope="col">
              <abbr title={team.name}>{team.acronym || team.name}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team }) => (
          <tr key={team.id}>
            <TeamHead team={team} />
            {rows.map(({ team: other }) => (
              <td key={other.id} data-self={other.id === team.id ? '' : undefined}>
                {meetingsOf(team.id, other.id, other.id === team.id ? [] : matches).map((result) => (
                  <ResultLink key={result.match.id} result={result} teamId={team.id} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A Swiss stage: a row for each team, a column for each round. */
export function SwissTable({ caption, rows, matches }: Props) {
  const t = useTranslate();
  const results = new Map(rows.map(({ team }) => [team.id, resultsOf(team.id, matches)]));
  const rounds = Array.from({ length: Math.max(0, ...[...results.values()].map((each) => each.length)) }, (_, index) => index);
  return (
    <Table caption={caption} least={110 + rounds.length * 84}>
      <thead>
        <tr>
          <th scope="col">{t('standings.team')}</th>
          {rounds.map((index) => (
            <th key={index} scope="col">
              {t('standings.round', { number: index + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team }) => (
          <tr key={team.id}>
            <TeamHead team={team} />
            {rounds.map((index) => {
              const result = results.get(team.id)?.[index];
              return <td key={index}>{result ? <ResultLink result={result} teamId={team.id} withOpponent /> : null}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
