import styled from 'styled-components';
import { listText } from '../../lib/domain/text/list-text';
import type { Comparison } from '../../lib/domain/compare/comparison';
import { formatDecimals, percentText } from '../../lib/domain/text/format';
import { kda } from '../../lib/domain/statistics/sums';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionName } from '../champion/ChampionName';
import { NoData } from '../figures/NoData';
import { DataTable } from '../ui/DataTable';

const Table = styled(DataTable)`
  & th,
  & td {
    padding: 7px 10px;
    text-align: right;
  }
  & td > * {
    display: block;
  }
  & td small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

/** Champions that more than one has played, and how each did on them. Reveals results: show it in a SpoilerArea. */
export function SharedChampions({ comparison }: { readonly comparison: Comparison }) {
  const t = useTranslate();
  const locale = useLocale();
  const { kind, compared, champions } = comparison;
  return (
    <>
      <Table
        caption={t('compare.championsBy', {
          names: listText(
            compared.map(({ name }) => name),
            locale,
          ),
        })}
        least={130 + compared.length * 104}
      >
        <thead>
          <tr>
            <th scope="col">{t('player.champion')}</th>
            {compared.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {champions.map(({ champion, records }) => (
            <tr key={champion.id}>
              <th scope="row">
                <ChampionName champion={champion} />
              </th>
              {compared.map(({ id }, index) => {
                const record = records[index] ?? null;
                return (
                  <td key={id}>
                    {record === null ? (
                      <NoData />
                    ) : (
                      <>
                        <span>
                          {t('standings.record', { wins: record.wins, losses: record.games - record.wins })} ·{' '}
                          {percentText(record.wins / record.games, locale)}
                        </span>
                        <small>
                          {t('stats.columns.kda')} {formatDecimals(kda(record.kills, record.deaths, record.assists), locale, 2)}
                        </small>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="note">{kind === 'players' ? t('compare.championsOfPlayers') : t('compare.championsOfTeams')}</p>
    </>
  );
}
