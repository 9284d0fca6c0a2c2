import styled from 'styled-components';
import type { ChampionRef } from '../../lib/domain/match/game';
import { paths } from '../../lib/domain/page/paths';
import type { PlayerChampion } from '../../lib/domain/statistics/player-figures-document';
import type { TeamPool } from '../../lib/domain/statistics/team-figures';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ChampionPool } from '../champion/ChampionPool';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { CoverageNote } from '../figures/CoverageNote';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import type { TeamTabOf } from '../../lib/domain/models/team-tab-data';

const Pools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5) var(--sp-4);
  align-items: start;

  & h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: baseline;
    margin-bottom: var(--sp-2);
    font-size: var(--fs-md);
  }
  & h3 > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  & h3 > small,
  & .more {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & .more {
    display: inline-flex;
    align-items: center;
    min-height: max(28px, var(--hit));
    margin-top: var(--sp-2);
    padding: 0 14px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @container page (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (hover: hover) {
    & h3 > a:hover {
      text-decoration: underline;
    }
  }
`;

/** The champions of a pool by name; those that nothing names are left out. */
function poolChampions(pool: TeamPool, refs: readonly ChampionRef[]): PlayerChampion[] {
  return pool.champions.flatMap(([id, games, wins, kills, deaths, assists]) => {
    const champion = refs.find((ref) => ref.id === id);
    return champion ? [{ champion, games, wins, kills, deaths, assists }] : [];
  });
}

type Props = { readonly tab: TeamTabOf<'champions'>; readonly reveal: Reveal };

/** The champions of each player for the team: the players of the season first, by role. */
export function TeamChampionsTab({ tab: { pools, champions, coverage }, reveal }: Props) {
  const t = useTranslate();
  if (pools.length === 0) {
    return <EmptyCard title={t('team.noFigures')}>{t('team.noFiguresHint')}</EmptyCard>;
  }
  const groups = [
    { key: 'now', title: t('team.playersNow'), own: pools.filter(({ current }) => current) },
    { key: 'before', title: t('team.playersBefore'), own: pools.filter(({ current }) => !current) },
  ];
  return (
    <SpoilerArea reveal={reveal} note={t('team.poolsHidden')}>
      <div className="column">
        {groups.map(({ key, title, own }) =>
          own.length === 0 ? null : (
            <TitledSection key={key} id={`team-pools-${key}`} title={`${title} · ${t('stats.anyCompetition')}`}>
              <CoverageNote coverage={coverage} />
              <Pools>
                {own.map((pool) => (
                  <Pool key={pool.id} pool={pool} champions={poolChampions(pool, champions)} />
                ))}
              </Pools>
            </TitledSection>
          ),
        )}
      </div>
    </SpoilerArea>
  );
}

function Pool({ pool, champions }: { readonly pool: TeamPool; readonly champions: readonly PlayerChampion[] }) {
  const t = useTranslate();
  return (
    <div>
      <h3>
        <Link href={paths.player(pool)}>{pool.name}</Link>
        <small>
          {pool.role === null ? null : `${t(`game.roles.${pool.role}`)} · `}
          {t('player.games', { count: pool.games })}
        </small>
      </h3>
      <ChampionPool champions={champions} name={pool.name} isPart={pool.omitted > 0} />
      {pool.omitted > 0 ? (
        <Link className="more" href={paths.player(pool)}>
          {t('team.moreChampions', { count: pool.omitted })}
        </Link>
      ) : null}
    </div>
  );
}
