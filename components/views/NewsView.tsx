import type { NewsIndex, NewsItem } from '../../lib/domain/news/news';
import { paths } from '../../lib/domain/paths';
import { ownMatches } from '../../lib/domain/match/spoilers';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OwnMatches } from '../spoilers/OwnMatches';
import { NewsRow } from '../news/NewsRow';
import { NewsTabs } from '../news/NewsTabs';
import { PageSteps } from '../news/PageSteps';
import { PageAddress } from '../head/PageAddress';
import { PageTitle } from '../head/PageTitle';
import { useReveal } from '../spoilers/use-reveal';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

export type NewsViewProps = {
  readonly items: readonly NewsItem[];
  readonly page: number;
  readonly pages: number;
  /** What can be chosen, in league order. */
  readonly leagues: NewsIndex['leagues'];
  /** What is chosen; `name` '' for everything. */
  readonly filter: { readonly leagueId: number | null; readonly teamId: number | null; readonly name: string };
};

/** Articles and recaps, newest first; all of them, or those of a league or a team. */
export function NewsView({ items, page, pages, leagues, filter }: NewsViewProps) {
  const t = useTranslate();
  const { leagueId, teamId, name } = filter;
  const title = name === '' ? t('news.title') : t('news.titleOf', { name });
  return (
    <StagePage>
      <PageTitle title={title} description={name === '' ? t('news.description') : t('news.descriptionOf', { name })} />
      <PageAddress path={paths.newsOf({ leagueId, teamId, page })} />
      <h1>{title}</h1>
      <NewsTabs current="news" />
      {leagues.length > 1 || name !== '' ? (
        <LinkTabs
          chips
          label={t('news.filter')}
          tabs={[
            { key: 'all', label: t('news.everything'), href: paths.news(), current: leagueId === null && teamId === null },
            ...(teamId === null ? [] : [{ key: 'team', label: name, href: paths.newsOf({ teamId }), current: true }]),
            ...leagues.map(({ id, name: leagueName, acronym }) => ({
              key: id,
              label: acronym || leagueName,
              href: paths.newsOf({ leagueId: id }),
              current: teamId === null && id === leagueId,
            })),
          ]}
        />
      ) : null}
      {teamId === null ? <Items items={items} /> : <ItemsOfTeam items={items} />}
      <PageSteps page={page} pages={pages} hrefOf={(each) => paths.newsOf({ leagueId, teamId, page: each })} />
    </StagePage>
  );
}

function Items({ items }: Pick<NewsViewProps, 'items'>) {
  const t = useTranslate();
  return (
    <Card>
      {items.length === 0 ? (
        <EmptyState title={t('news.empty')}>{t('news.emptyHint')}</EmptyState>
      ) : (
        <ul className="news">
          {items.map((item) => (
            <NewsRow key={item.kind === 'recap' ? `match-${item.matchId}` : item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A team's recaps tell how far it got. */
function ItemsOfTeam({ items }: Pick<NewsViewProps, 'items'>) {
  const t = useTranslate();
  const reveal = useReveal();
  const listed = items.filter((item) => item.kind === 'article' || ownMatches([item], reveal.hidden).length > 0);
  return (
    <OwnMatches reveal={reveal} note={t('news.recapsHidden')} revealLabel={t('news.showRecaps')}>
      <Items items={listed} />
    </OwnMatches>
  );
}
