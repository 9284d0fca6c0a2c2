import styled from 'styled-components';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { hasResults, type StandingsRow } from '../../lib/domain/competition/standings';
import type { QualificationLine, QualificationLines } from '../../lib/domain/competition/qualification-lines';
import { tiebreakOrder, tiebreakReasons, type TiebreakReason } from '../../lib/domain/competition/tiebreaks';
import { awaitsDraw } from '../../lib/domain/competition/table-groups';
import { teamStreak, type TeamStreak } from '../../lib/domain/competition/standings-figures';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { useTranslate } from '../../lib/i18n/use-translate';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { TeamCell } from './TeamCell';

const Table = styled(DataTable)`
  & td,
  & th {
    padding: 8px 10px;
    text-align: right;
  }
  & tbody tr[data-line] > th:first-child {
    --line: var(--win-text);
    background-image: repeating-linear-gradient(var(--line) 0 4px, transparent 4px 8px);
    background-repeat: no-repeat;
    background-size: 3px 100%;
  }
  & tbody tr[data-certain] > th:first-child {
    background-image: linear-gradient(var(--line), var(--line));
  }
  & tbody tr[data-line='playIn'] > th:first-child {
    --line: var(--main-mark);
  }
  & tbody tr[data-line='out'] > th:first-child {
    --line: var(--border-strong-color);
  }
  & td[data-key] {
    font-size: var(--fs-md);
    font-weight: 650;
  }
  /* Beside the figures, which stay in line. */
  & td[data-key] > sup {
    position: absolute;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & td[data-sign='1'] {
    color: var(--win-text);
  }
  & .five {
    display: inline-flex;
    gap: 3px;
  }
  & .five > a {
    display: grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    border-radius: var(--radius-s);
    background: var(--bg-element-hl-color);
    color: var(--dim-text-color);
    font-size: var(--fs-2xs);
    font-weight: 700;
  }
  & .five > a[data-outcome='won'] {
    background: color-mix(in srgb, var(--win-text) 16%, transparent);
    color: var(--win-text);
  }
  & [data-streak='won'] {
    color: var(--win-text);
    font-weight: 600;
  }
`;

/** Texts for what a place leads to while that may still change: in the legend, and in every row for readers who cannot see its line. */
export const STANDING_TEXTS = { advances: 'scenarios.asItStands', playIn: 'scenarios.playIn', out: 'scenarios.outNow' } as const;

type Props = {
  readonly caption: string;
  readonly rows: readonly StandingsRow[];
  /** The stage's matches, for streak, last five and what remains. */
  readonly matches: readonly MatchSummary[];
  /** The matches that a table of an earlier week counts; absent for the table as it stands. */
  readonly after?: readonly MatchSummary[] | undefined;
  /** What each place leads to, or would lead to now, where that is known. */
  readonly lines: QualificationLines;
};

/** A table by place. The team stays while the figures scroll. */
export function StandingsTable({ caption, rows, matches, after: played = matches, lines }: Props) {
  const t = useTranslate();
  const withTies = rows.some(({ ties }) => ties > 0);
  const hasPlaces = hasResults(rows);
  const listed = rows.map((row) => ({ row, figures: teamStreak(row.team.id, played, matches) }));
  // While pairings are still to be drawn, nobody knows how many matches a team has left.
  const withLeft =
    listed.some(({ figures }) => figures.remaining > 0) &&
    !awaitsDraw(
      rows.map(({ team }) => team.id),
      matches,
    );
  // Where every match is one game, games say nothing more.
  const withGames = matches.length === 0 || !matches.every((match) => match.numOfGames === 1);
  const reasons = tiebreakReasons(rows, played, tiebreakOrder(matches[0]?.leagueId ?? 0));
  return (
    <Table caption={caption} least={(withLeft ? 620 : 560) + (withGames ? 60 : 0)}>
      <thead>
        <tr>
          <th scope="col">{t('standings.team')}</th>
          <th scope="col">{t('standings.matches')}</th>
          {withGames ? <th scope="col">{t('standings.games')}</th> : null}
          <th scope="col">
            <abbr title={t('standings.differenceTitle')} aria-label={t('standings.differenceTitle')}>
              {t('standings.difference')}
            </abbr>
          </th>
          <th scope="col">{t('standings.streak')}</th>
          <th scope="col">{t('standings.lastFive')}</th>
          {withLeft ? (
            <th scope="col">
              <abbr title={t('standings.remainingTitle')} aria-label={t('standings.remainingTitle')}>
                {t('standings.remaining')}
              </abbr>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {listed.map(({ row, figures }) => (
          <Row
            key={row.team.id}
            row={row}
            place={hasPlaces ? row.rank : null}
            figures={figures}
            line={lines.byTeam.get(row.team.id)}
            isCertain={lines.certain.has(row.team.id)}
            reason={reasons.get(row.team.id)}
            withTies={withTies}
            withGames={withGames}
            withLeft={withLeft}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = {
  readonly row: StandingsRow;
  readonly place: number | null;
  readonly figures: TeamStreak;
  readonly line: QualificationLine | undefined;
  readonly isCertain: boolean;
  readonly reason: TiebreakReason | undefined;
  readonly withTies: boolean;
  readonly withGames: boolean;
  /** Whether any team of the table has matches left. */
  readonly withLeft: boolean;
};

function Row({ row, place, figures, line, isCertain, reason, withTies, withGames, withLeft }: RowProps) {
  const t = useTranslate();
  const { team, wins, losses, ties, gameWins, gameLosses } = row;
  const difference = gameWins - gameLosses;
  return (
    <tr data-line={line} data-certain={line !== undefined && isCertain ? '' : undefined}>
      <th scope="row">
        <TeamCell place={place} team={team}>
          {line === undefined ? null : <VisuallyHidden> ({t(isCertain ? `scenarios.edge.${line}` : STANDING_TEXTS[line])})</VisuallyHidden>}
          {reason === undefined ? null : <small>{t(`standings.tiebreaks.${reason}`)}</small>}
        </TeamCell>
      </th>
      <td data-key="">
        {withTies ? t('standings.recordWithTies', { wins, ties, losses }) : t('standings.record', { wins, losses })}
        {row.contradicts ? (
          <>
            <sup aria-hidden>*</sup>
            <VisuallyHidden> ({t('standings.contradicts')})</VisuallyHidden>
          </>
        ) : null}
      </td>
      {withGames ? <td>{t('standings.record', { wins: gameWins, losses: gameLosses })}</td> : null}
      <td data-sign={Math.sign(difference)}>{difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0'}</td>
      <td>
        {figures.streak === null ? (
          '–'
        ) : (
          <span data-streak={figures.streak.outcome}>
            {t(`standings.streaks.${figures.streak.outcome}`, { count: figures.streak.count })}
          </span>
        )}
      </td>
      <td>
        <span className="five">
          {figures.lastFive.map(({ match, outcome }) => {
            const opponent = match.left.id === team.id ? match.right : match.left;
            const label = t(`standings.outcomeAgainst.${outcome}`, { team: clubShortName(opponent.name) });
            return (
              <Link key={match.id} href={paths.match(match)} data-outcome={outcome} aria-label={label} title={label}>
                {t(`matchPage.outcomesShort.${outcome}`)}
              </Link>
            );
          })}
        </span>
      </td>
      {withLeft ? <td>{figures.remaining}</td> : null}
    </tr>
  );
}
