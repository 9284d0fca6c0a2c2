import styled from 'styled-components';
import { formatThousands } from '../../lib/domain/text/format';
import { paths } from '../../lib/domain/page/paths';
import { rankingsHref, type ShownRankings } from '../../lib/domain/rating/shown-rankings';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { PageHead } from '../head/PageHead';
import { islandOnDemand } from '../island/island';
import { RevealButton } from '../spoilers/RevealButton';
import { ShareButton } from '../share/ShareButton';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { LocalTime } from '../ui/LocalTime';
import { SectionHeading } from '../ui/SectionHeading';
import { StagePage } from './stage-page';
import { textLink } from '../ui/text-link';

const RankingsTable = islandOnDemand(() => import('../rankings/RankingsTable').then((module) => module.RankingsTable));
const RegionTable = islandOnDemand(() => import('../rankings/RegionTable').then((module) => module.RegionTable));

const Page = styled(StagePage)`
  & > p > a {
    ${textLink}
  }
  & .ui-heading {
    margin-top: var(--sp-4);
  }
  & .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
`;

export type RankingsViewProps = {
  /** The key of a region, or "others"; null for all. */
  readonly region: string | null;
  /** Null while no game has been played. */
  readonly rankings: ShownRankings | null;
};

/** The power ranking of all teams, or of a region's, and the regions beside one another. Hidden like a table: it follows from results. */
export function RankingsView({ region, rankings }: RankingsViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const named = rankings?.regionKeys.find((key) => key === region);
  const title = named === undefined ? t('rankings.title') : t('rankings.titleOf', { region: t(`regions.${named}`) });
  return (
    <Page className="wide-page">
      <PageHead title={title} description={t('rankings.description')} path={rankingsHref(region)} />
      <div className="head">
        <h1>{title}</h1>
        {rankings === null || rankings.ranked === 0 ? null : (
          <span className="tools">
            <ShareButton
              subject={{ kind: 'rankings', region: named ?? null }}
              path={rankingsHref(region)}
              title={title}
              titleWithResults={title}
              hidden={reveal.hidden}
            />
            <RevealButton reveal={reveal} hidesOnly />
          </span>
        )}
      </div>
      <p>
        {t('rankings.intro')} <Link href={paths.rankingsMethod()}>{t('rankings.toMethod')}</Link>
      </p>
      {rankings === null || rankings.ranked === 0 ? (
        <EmptyCard title={t('rankings.empty')}>{t('rankings.emptyHint')}</EmptyCard>
      ) : (
        <>
          <LinkTabs
            chips
            label={t('rankings.regions')}
            tabs={[
              { key: '', label: t('rankings.all'), href: rankingsHref(null) },
              ...rankings.regionKeys.map((key) => ({ key, label: t(`regions.${key}`), href: rankingsHref(key) })),
            ]}
            current={region ?? ''}
          />
          <SpoilerArea reveal={reveal} note={t('rankings.hidden')}>
            <p>
              {t('rankings.from', { games: formatThousands(rankings.games, locale), matches: formatThousands(rankings.matches, locale) })}{' '}
              <LocalTime at={rankings.asOf} show="yearTime" />
            </p>
            {rankings.teams.length === 0 ? (
              <EmptyCard title={t('rankings.noneHere')} />
            ) : (
              <RankingsTable rankings={rankings} caption={title} />
            )}
            {region === null && rankings.ranked > rankings.teams.length ? (
              <p>{t('rankings.more', { shown: rankings.teams.length, ranked: rankings.ranked })}</p>
            ) : null}
            {/* The table is the region of this name. */}
            <SectionHeading id="rankings-regions">{t('rankings.regions')}</SectionHeading>
            <RegionTable regions={rankings.regions} />
          </SpoilerArea>
        </>
      )}
    </Page>
  );
}
