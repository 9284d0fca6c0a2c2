import { figureText } from '../../lib/domain/statistics/column-text';
import type { FigureFormat } from '../../lib/domain/statistics/figure-columns';
import { shadeAt } from '../../lib/domain/statistics/shading';
import type { StatsKind } from '../../lib/domain/statistics/stats-document';
import type { RankedRow } from '../../lib/domain/statistics/stats-table';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { ClubName } from '../figures/ClubName';
import { ChampionIcon } from '../figures/ChampionIcon';
import { NoData } from '../figures/NoData';
import { Crest } from '../ui/Crest';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { PickedRow } from './ComparePicks';
import { percentileText } from './percentile-text';

/** A column that the table shows, by its place among the values of a row. */
type ShownColumn = { readonly key: string; readonly format: FigureFormat; readonly index: number };

type Props = {
  readonly row: RankedRow;
  readonly kind: StatsKind;
  readonly columns: readonly ShownColumn[];
  /** The key of the column that the table is sorted by. */
  readonly sort: string;
  /** The row's tick box, while rows are ticked for a comparison. */
  readonly pick: { readonly checked: boolean; readonly full: boolean; readonly toggle: (row: PickedRow) => void } | null;
};

/** A row of statistics: place, who, and a cell for each column. */
export function StatsRow({ row, kind, columns, sort, pick }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        <Who row={row} kind={kind} pick={pick} />
      </th>
      {columns.map(({ key, format, index }) => {
        const value = row.values[index] ?? null;
        const isSorted = sort === key;
        // The percentile is read aloud in this column only: in every cell it would double what screen readers read.
        const place = isSorted ? percentileText(row, kind, index, t) : null;
        return (
          <td key={key} data-sorted={isSorted ? '' : undefined} data-shade={bandOf(shadeAt(row.shades, index))}>
            {value === null ? <NoData /> : figureText(value, format, locale)}
            {format === 'partial' && value !== null && row.partialGames !== null ? (
              <small>{` ${t('stats.knownIn', { count: row.partialGames })}`}</small>
            ) : null}
            {place === null ? null : <VisuallyHidden>{` (${place})`}</VisuallyHidden>}
          </td>
        );
      })}
    </tr>
  );
}

/** The tenth of a percentile; the lower four have the table's background. */
function bandOf(percentile: number | null): number | undefined {
  return percentile === null || percentile < 40 ? undefined : Math.floor(percentile / 10);
}

function Who({ row, kind, pick }: Pick<Props, 'row' | 'kind' | 'pick'>) {
  const t = useTranslate();
  const { id, name, acronym, img, href, team, roles, rank } = row;
  const note = [...(team === null ? [] : [team]), ...roles.map((role) => t(`game.roles.${role}`))].join(' · ');
  return (
    <span className="who">
      {pick === null ? (
        <span className="rank">{rank}</span>
      ) : (
        <input
          type="checkbox"
          aria-label={t('stats.pickRow', { name: kind === 'teams' ? clubShortName(name) : name })}
          checked={pick.checked}
          disabled={pick.full && !pick.checked}
          onChange={() => pick.toggle(row)}
        />
      )}
      {kind === 'champions' ? (
        <ChampionIcon champion={{ id, name, img }} size={26} />
      ) : (
        <Crest id={id} name={name} acronym={acronym} img={img} size={26} />
      )}
      <span>
        {href === null ? <span>{name}</span> : <Link href={href}>{kind === 'teams' ? <ClubName name={name} /> : name}</Link>}
        {note === '' ? null : <small>{note}</small>}
      </span>
    </span>
  );
}
