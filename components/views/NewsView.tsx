import { useSettings } from '../../lib/client/settings/settings-store';
import type { NewsIndex, NewsItem } from '../../lib/domain/news/news';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FeedLinks } from '../news/FeedLinks';
import { MineSwitch } from '../following/MineSwitch';
import { NewsByDay, NewsOfTeam, OwnNews } from '../news/NewsItems';
import { NewsTabs } from '../news/NewsTabs';
import { PageSteps } from '../news/PageSteps';
import { PageHead } from '../head/PageHead';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';

export type NewsViewProps = {
  readonly items: readonly NewsItem[];
  readonly page: number;
  readonly pages: number;
  /** Leagues to choose from, in league order. */
  readonly leagues: NewsIndex['leagues'];
  /** The selected league or team; `name` is '' for everything. */
  readonly filter: { readonly leagueId: number | null; readonly teamId: number | null; readonly name: string };
};

/** Articles and digests, newest first: all of them or those of a league; of a team, articles and recaps. */
export function NewsView({ items, page, pages, leagues, filter }: NewsViewProps) {
  const t = useTranslate();
  const { leagueId, teamId, name } = filter;
  const { showFollowingLeaguesOnly: onlyMine } = useSettings();
  const title = name === '' ? t('news.title') : t('news.titleOf', { name });
  return (
    <StagePage>
      <PageHead
        title={title}
        description={name === '' ? t('news.description') : t('news.descriptionOf', { name })}
        path={paths.newsOf({ leagueId, teamId, page })}
      />
      <div className="head">
        <h1>{title}</h1>
        {teamId === null ? <MineSwitch /> : null}
      </div>
      <NewsTabs current="news" />
      {leagues.length > 1 || name !== '' ? (
        <LinkTabs
          chips
          label={t('news.filter')}
          tabs={[
            { key: 'all', label: t('news.everything'), href: paths.news() },
            ...(teamId === null ? [] : [{ key: 'team', label: name, href: paths.newsOf({ teamId }) }]),
            ...leagues.map(({ id, name: leagueName, acronym }) => ({
              key: id,
              label: competitionName(acronym || leagueName, t),
              href: paths.newsOf({ leagueId: id }),
            })),
          ]}
          current={teamId === null ? (leagueId ?? 'all') : 'team'}
        />
      ) : null}
      {teamId === null && onlyMine ? (
        <OwnNews key={`${leagueId ?? ''} ${page}`} items={items} leagueId={leagueId} page={page} pages={pages} />
      ) : (
        <>
          {teamId === null ? <NewsByDay items={items} /> : <NewsOfTeam items={items} />}
          <div data-after-groups="">
            <PageSteps page={page} pages={pages} hrefOf={(each) => paths.newsOf({ leagueId, teamId, page: each })} />
          </div>
        </>
      )}
      {teamId === null ? (
        <div data-after-groups="">
          <FeedLinks leagueId={leagueId} title={title} />
        </div>
      ) : null}
    </StagePage>
  );
}
