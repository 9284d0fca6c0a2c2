import styled from 'styled-components';
import type { TeamStub } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import { placementKind } from '../../lib/domain/statistics/placement-kind';
import type { Placement } from '../../lib/domain/statistics/team-history';
import { competitionOf } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { EmptyCard } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: var(--sp-2);

  & > li {
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    min-height: 56px;
    padding: 8px 12px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
  }
  & > li[data-kind='title'] {
    border-color: var(--main-mark);
    background: var(--main-tint);
  }
  & .place {
    display: grid;
    place-items: center;
    color: var(--dim-text-color);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & [data-kind='title'] .place {
    color: var(--main-color);
  }
  & .text {
    display: grid;
    line-height: 1.35;
  }
  & a {
    min-height: 24px;
    font-weight: 550;
  }
  & small {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
`;

type Props = {
  /** Newest first; those of a player name the team. Null where the document lacks them. */
  readonly placements: readonly (Placement & { readonly team?: TeamStub })[] | null;
  /** The year since which matches are known here; else that of the oldest place. */
  readonly since: number | null;
};

/** Titles and places as a list of cards. All of them are results: show it in a SpoilerArea. */
export function PlacementShelf({ placements, since }: Props) {
  const t = useTranslate();
  if (placements === null || placements.length === 0)
    return (
      <EmptyCard
        compact
        title={placements === null || since === null ? t('team.placementsUnknown') : t('team.noPlacements', { year: since })}
      />
    );
  const titles = placements.filter((placement) => placementKind(placement) === 'title').length;
  return (
    <>
      {titles > 0 ? <p>{t('team.titles', { count: titles, year: since ?? Math.min(...placements.map(({ year }) => year)) })}</p> : null}
      <Shelf>
        {placements.map((placement) => {
          const { serieId, name, leagueName, place, to, team } = placement;
          const kind = placementKind(placement);
          return (
            <li key={`${serieId} ${team?.id ?? ''}`} data-kind={kind}>
              <span className="place" aria-hidden>
                {kind === 'title' ? <Icon name="trophy" size={22} /> : to > place ? `${place}–${to}` : place}
              </span>
              <span className="text">
                <Link href={paths.serie({ id: serieId, name })}>{competitionOf(leagueName, [name], t)}</Link>
                <small>
                  {t(`team.placement.${kind}`)}
                  {team === undefined ? null : ` · ${team.name || team.acronym || '?'}`}
                </small>
              </span>
            </li>
          );
        })}
      </Shelf>
    </>
  );
}
