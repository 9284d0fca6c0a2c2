import styled from 'styled-components';
import type { ChampionChange } from '../../lib/domain/news/patch-figures';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import { formatThousands, percentText } from '../../lib/domain/text/format';
import { labelledText } from '../../lib/domain/text/list-text';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { NoData } from '../figures/NoData';
import { StatsLink } from '../figures/StatsLink';
import { DataTable } from '../ui/DataTable';

const Changes = styled.div`
  /* Narrow figures: the headings wrap, so that all columns fit a phone. */
  & caption + thead th {
    padding-block: 4px;
    white-space: normal;
    vertical-align: bottom;
  }
  & caption + thead th:not(:first-child),
  & td {
    padding: 4px 3px;
    text-align: right;
  }
  & tr > th:first-child {
    padding-left: 0;
  }
  & tr > :last-child {
    padding-right: 2px;
  }
  & tbody th > span {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
  }
  & tbody th a {
    display: block;
    max-width: 92px;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 550;
  }
  & small {
    display: block;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & td > small[data-up] {
    color: var(--win-text);
  }
`;

type Props = { readonly title: string; readonly changes: readonly ChampionChange[] };

/** Champions that are drafted more, or less, than on the patch before: each figure with its change in points. */
export function ChampionChanges({ title, changes }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Changes>
      <h2>{title}</h2>
      <DataTable caption={title} least={300} inCard>
        <thead>
          <tr>
            <th scope="col">{t('stats.row.champions')}</th>
            <th scope="col">{t('stats.columns.presence')}</th>
            <th scope="col">{t('stats.columns.winRate')}</th>
            <th scope="col">{t('stats.columns.pickRate')}</th>
            <th scope="col">{t('patchNotes.banRate')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ champion, picks, presence, pick, ban, win }) => (
            <tr key={champion.id}>
              <th scope="row">
                <span>
                  <ChampionIcon champion={champion} size={26} />
                  <span>
                    <StatsLink href={paths.champion(champion)}>{championName(champion.name, t)}</StatsLink>
                    <small>{labelledText(t('stats.columns.picks'), formatThousands(picks, locale), locale)}</small>
                  </span>
                </span>
              </th>
              <Figure {...presence} />
              <Figure {...win} />
              <Figure {...pick} />
              <Figure {...ban} />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Changes>
  );
}

function Figure({ now, change }: ChampionChange['win']) {
  const locale = useLocale();
  const points = change === null ? null : Math.round(change * 100);
  return (
    <td>
      {now === null ? <NoData /> : percentText(now, locale)}
      {points === null ? null : (
        <small data-up={points > 0 ? '' : undefined}>{points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0'}</small>
      )}
    </td>
  );
}
