import styled from 'styled-components';
import { regionKeyOf } from '../../lib/domain/leagues/regions';
import { percentText } from '../../lib/domain/text/format';
import { paths } from '../../lib/domain/page/paths';
import type { RegionStrength } from '../../lib/domain/rating/rankings';
import { chanceByRatings } from '../../lib/domain/rating/shown-rankings';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ClubName } from '../figures/ClubName';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';

const Table = styled(DataTable)`
  & td,
  & th {
    padding: 9px 12px;
    text-align: right;
  }
  & tbody th {
    font-weight: 600;
    white-space: normal;
  }
  & td[data-key] {
    font-weight: 650;
  }
  & .share {
    display: grid;
    grid-template-columns: minmax(60px, 1fr) 3.2em;
    gap: 10px;
    align-items: center;
    min-width: 160px;
  }
  & .share > i {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--main-mark) var(--part), var(--border-color) var(--part));
  }
  & td > a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    text-decoration: underline transparent;
    text-underline-offset: 3px;
  }
  @media (hover: hover) {
    & td > a:hover {
      text-decoration-color: currentColor;
    }
  }
`;

/**
 * Regions, strongest first, each with the chance of its teams in a game against
 * the strongest region's. Reveals results: show it in a SpoilerArea.
 */
export function RegionTable({ regions }: { readonly regions: readonly RegionStrength[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const [strongest] = regions;
  if (!strongest) return null;
  const nameOf = (regionId: number) => t(`regions.${regionKeyOf(regionId)}`);
  return (
    <Table caption={t('rankings.regions')} least={600}>
      <thead>
        <tr>
          <th scope="col">{t('rankings.region')}</th>
          <th scope="col">{t('rankings.average')}</th>
          <th scope="col">{t('rankings.against', { region: nameOf(strongest.regionId) })}</th>
          <th scope="col">{t('rankings.best')}</th>
          <th scope="col">{t('rankings.teams')}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ regionId, rating, counted, teams, best }) => {
          const chance = chanceByRatings(rating, strongest.rating);
          return (
            <tr key={regionId}>
              <th scope="row">{nameOf(regionId)}</th>
              <td data-key="" title={t('rankings.averageOf', { count: counted })}>
                {rating}
              </td>
              <td>
                <span className="share">
                  <i aria-hidden style={{ '--part': `${(chance * 100).toFixed(1)}%` }} />
                  {percentText(chance, locale)}
                </span>
              </td>
              <td>
                <Link href={paths.team(best)}>
                  <ClubName name={best.name} />
                </Link>
              </td>
              <td>{teams}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
