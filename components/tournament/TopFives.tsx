import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { formatDecimals } from '../../lib/domain/text/format';
import { CHAMPION_TOPS, LEAST_PICKS, PLAYER_TOPS, type Highlights } from '../../lib/domain/competition/highlights';
import { labelledText } from '../../lib/domain/text/list-text';
import { championName } from '../../lib/i18n/champion-name';
import { paths } from '../../lib/domain/page/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { CoverageNote } from '../figures/CoverageNote';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { FoldableSection } from '../ui/Fold';
import { PageFrame } from '../ui/page-frame';
import { MEDIA } from '../../styles/media';

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--sp-3);

  & h3 {
    padding: 9px 14px;
    background: var(--bg-sunken-color);
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    letter-spacing: 0;
  }
  & li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: max(40px, var(--hit));
    padding: 3px 14px;
    border-top: 1px solid var(--border-color);
    font-variant-numeric: tabular-nums;
  }
  & li > :first-child {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    text-align: right;
  }
  /* Shorter: the six lists stand one under another. */
  ${MEDIA.phone} {
    & li:nth-child(n + 4) {
      display: none;
    }
  }
  & .who {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
  }
  & .who > a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    min-height: max(28px, var(--hit));
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .who > small {
    flex: none;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & li > b {
    font-size: var(--fs-sm);
    font-weight: 650;
  }
  @media (hover: hover) {
    & .who > a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Note = styled.p`
  color: var(--faint-text-color);
  font-size: var(--fs-xs);
`;

type Props = {
  readonly highlights: Highlights;
  /** The key of the scope: "tournament:16", "serie:9". */
  readonly scope: string;
  readonly reveal: Reveal;
  /** Whether it is folded, and opens at a tap. */
  readonly folded?: boolean;
};

/** The first five players and champions of some lists (on phones the first three), with links to the full tables. Not there while results are hidden: the page's button shows them with the rest. */
export function TopFives({ highlights, scope, reveal, folded = false }: Props) {
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const locale = useLocale();
  const { players, champions, leastGames, coverage } = highlights;
  if (!hasStats || (players.kda.length === 0 && champions.presence.length === 0)) return null;
  const number = (value: number, digits: number) => formatDecimals(value, locale, digits);
  const share = (value: number) => t('highlights.percent', { value: number(value * 100, 0) });
  const shown = {
    kda: (value: number) => number(value, 1),
    killParticipation: share,
    csPerMinute: (value: number) => number(value, 1),
    damagePerMinute: (value: number) => number(value, 0),
  };
  return (
    <SpoilerArea reveal={reveal}>
      <PageFrame>
        {players.kda.length > 0 ? (
          <FoldableSection
            folded={folded}
            id="top-players"
            title={t('highlights.players')}
            aside={<Link href={paths.statsOf(scope, 'players')}>{t('highlights.allPlayers')}</Link>}
          >
            <Lists>
              {PLAYER_TOPS.map((key) => (
                <TopList key={key} title={t(`highlights.${key}`)}>
                  {players[key].map((player, index) => (
                    <li key={player.id}>
                      <span>{index + 1}</span>
                      <span className="who">
                        <Link href={paths.player(player)}>{player.name}</Link>
                        <small>{player.team}</small>
                      </span>
                      <b>{shown[key](player.value)}</b>
                    </li>
                  ))}
                </TopList>
              ))}
            </Lists>
            <Note>{t('highlights.leastGames', { count: leastGames })}</Note>
            <CoverageNote coverage={coverage?.players} />
          </FoldableSection>
        ) : null}
        {champions.presence.length > 0 ? (
          <FoldableSection
            folded={folded}
            id="top-champions"
            title={t('highlights.champions')}
            aside={<Link href={paths.statsOf(scope, 'champions')}>{t('highlights.allChampions')}</Link>}
          >
            <Lists>
              {CHAMPION_TOPS.filter((key) => champions[key].length > 0).map((key) => (
                <TopList key={key} title={t(`highlights.${key}`)}>
                  {champions[key].map(({ champion, games, value }, index) => (
                    <li key={champion.id}>
                      <span>{index + 1}</span>
                      <span className="who">
                        <Link href={paths.champion(champion)}>
                          <ChampionIcon champion={champion} size={24} />
                          {championName(champion.name, t)}
                        </Link>
                        <small>{t('highlights.picks', { count: games })}</small>
                      </span>
                      <b>{share(value)}</b>
                    </li>
                  ))}
                </TopList>
              ))}
            </Lists>
            {champions.winRate.length > 0 ? (
              <Note>{labelledText(t('highlights.winRate'), t('highlights.leastPicks', { count: LEAST_PICKS }), locale)}</Note>
            ) : null}
            <CoverageNote coverage={coverage?.champions} />
          </FoldableSection>
        ) : null}
      </PageFrame>
    </SpoilerArea>
  );
}

function TopList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <h3>{title}</h3>
      <ol className="top">{children}</ol>
    </Card>
  );
}
