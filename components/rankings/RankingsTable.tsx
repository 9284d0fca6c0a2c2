import styled from 'styled-components';
import { WEEK_MS } from '../../lib/domain/values/durations';
import { paths } from '../../lib/domain/page/paths';
import type { RankedTeam } from '../../lib/domain/rating/rankings';
import type { ShownRankings } from '../../lib/domain/rating/shown-rankings';
import { formatDay, formatListedDay } from '../../lib/domain/schedule/day-format';
import { figureText } from '../../lib/domain/statistics/column-text';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChartTable } from '../charts/ChartTable';
import { Sparkline } from '../charts/Sparkline';
import { OutcomeMark } from '../figures/OutcomeMark';
import { TeamCell } from '../standings/TeamCell';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Table = styled(DataTable)`
  & td,
  & th {
    padding: 8px 10px;
    text-align: right;
  }
  /* On two lines rather than at the cost of the names. */
  & thead th {
    min-width: 60px;
    white-space: normal;
  }
  /* The column must not give way to the figures. */
  & tbody th > a {
    display: block;
    min-width: 190px;
    min-height: 36px;
    align-content: center;
  }
  @container table (max-width: 760px) {
    & tbody th > a {
      min-width: 164px;
    }
  }
  /* Short names where other tables have acronyms: the tile says those already. */
  @container table (max-width: 560px) {
    & tbody .name > .long {
      display: inline;
    }
    & tbody .name > .short {
      display: none;
    }
  }
  & td[data-key] {
    font-size: var(--fs-md);
    font-weight: 650;
  }
  & td[data-key] > small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & td[data-moved='up'] {
    color: var(--win-text);
    font-weight: 600;
  }
  & td[data-moved='down'] {
    color: var(--dim-text-color);
  }
  & .five {
    display: inline-flex;
    gap: 3px;
    vertical-align: middle;
  }
  & td > svg {
    margin-left: auto;
  }
  @media (hover: hover) {
    & tbody th > a:hover .name {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** Smaller movements of a rating are noise. */
const LEAST_SPAN = 60;
/** The table of a line has every fourth week. */
const WEEKS_APART = 4;

/** Teams by place. Reveals results: show it in a SpoilerArea. */
export function RankingsTable({ rankings, caption }: { readonly rankings: ShownRankings; readonly caption: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { teams, asOf } = rankings;
  const weeks = teams[0]?.curve.length ?? 0;
  const known = teams.map(({ curve }) => curve.findIndex((rating) => rating !== null)).filter((index) => index >= 0);
  // Ratings may be younger than the curves are long.
  const first = Math.min(...known, weeks);
  const shown = Array.from({ length: weeks }, (_, index) => index).filter(
    (index) => index >= first && (weeks - 1 - index) % WEEKS_APART === 0,
  );
  const dayAt = (index: number) => dayOf(new Date(Date.parse(asOf) - (weeks - 1 - index) * WEEK_MS).toISOString(), 'UTC');
  const since = formatListedDay(dayAt(first), Number(asOf.slice(0, 4)), locale);
  const curves = t('rankings.curves', { day: since });
  return (
    <>
      <Table caption={caption} least={640}>
        <thead>
          <tr>
            <th scope="col">{t('standings.team')}</th>
            <th scope="col">{t('rankings.week')}</th>
            <th scope="col">{t('rankings.rating')}</th>
            <th scope="col">{t('rankings.gained')}</th>
            <th scope="col">{t('standings.lastFive')}</th>
            <th scope="col">{t('standings.matches')}</th>
            <th scope="col">{t('rankings.since', { day: since })}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <Row key={team.team.id} ranked={team} first={first} />
          ))}
        </tbody>
      </Table>
      <ChartTable
        caption={curves}
        label={curves}
        head={[t('standings.team'), ...shown.map((index) => formatDay(dayAt(index), 'date', locale))]}
        rows={teams.map(({ team, curve }) => [team.name, ...shown.map((index) => String(curve[index] ?? '–'))])}
      />
    </>
  );
}

function Row({ ranked, first }: { readonly ranked: RankedTeam; readonly first: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const { place, team, league, rating, deviation, ratingBefore, latest, matches, curve } = ranked;
  const gained = ratingBefore === null ? null : rating - ratingBefore;
  return (
    <tr>
      <th scope="row">
        <Link href={paths.team(team)}>
          <TeamCell place={place} team={team}>
            {league === null ? null : <small>{competitionName(league.name, t)}</small>}
          </TeamCell>
        </Link>
      </th>
      <Moved ranked={ranked} />
      <td data-key="">
        {rating} <small>±{deviation}</small>
      </td>
      <td>{gained === null ? '–' : figureText(gained, 'signedWhole', locale)}</td>
      <td>
        <span className="five">
          {[...latest].reverse().map((outcome, index) => (
            // Outcomes have no key but their order.
            <OutcomeMark key={index} outcome={outcome} />
          ))}
        </span>
      </td>
      <td>{matches}</td>
      <td>
        <Sparkline values={curve.slice(first)} leastSpan={LEAST_SPAN} />
      </td>
    </tr>
  );
}

/** Says by how many places a team has moved within the week. */
function Moved({ ranked: { place, placeBefore } }: { readonly ranked: RankedTeam }) {
  const t = useTranslate();
  if (placeBefore === null) return <td>{t('rankings.new')}</td>;
  const places = placeBefore - place;
  if (places === 0)
    return (
      <td>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('rankings.same')}</VisuallyHidden>
      </td>
    );
  const direction = places > 0 ? 'up' : 'down';
  return (
    <td data-moved={direction}>
      <span aria-hidden>{`${places > 0 ? '▲' : '▼'} ${Math.abs(places)}`}</span>
      <VisuallyHidden>{t(`rankings.${direction}`, { count: Math.abs(places) })}</VisuallyHidden>
    </td>
  );
}
