import Link from 'next/link';
import styled from 'styled-components';
import { notify } from '../../lib/client/notification-store';
import { STATS_KINDS } from '../../lib/domain/stats/stats-document';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { HistoryArea, RevealButton } from '../standings/HistoryArea';
import { useHistoryReveal } from '../standings/history-reveal';
import { csvText } from '../stats/csv';
import type { ScopeOptions } from '../stats/scope-options';
import { DEFAULT_SORT, STATS_COLUMNS } from '../stats/stats-columns';
import { statsHref, type StatsQuery } from '../stats/stats-query';
import { leastGames, type StatsTable } from '../stats/stats-table';
import { StatsFilters } from '../stats/StatsFilters';
import { StatsTableView } from '../stats/StatsTableView';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);

  & .kinds {
    display: flex;
    gap: 2px;
    overflow-x: auto;
    border-bottom: 1px solid var(--border-color);
    scrollbar-width: none;
  }
  & .kinds > a {
    display: grid;
    align-items: center;
    min-height: var(--hit);
    padding: 9px 14px;
    border-bottom: 2px solid transparent;
    color: var(--dim-text-color);
    font-weight: 550;
    outline-offset: -2px;
  }
  & .kinds > a[aria-current] {
    color: var(--text-color);
    border-color: var(--main-color);
  }
  & .lists {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & .lists > a {
    display: grid;
    align-items: center;
    min-height: max(32px, var(--hit));
    padding: 4px 14px;
    border: 1px solid var(--control-border-color);
    border-radius: 999px;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .lists > a[aria-current] {
    background: var(--bg-element-hl-color);
    color: var(--text-color);
    font-weight: 600;
  }
  & .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
    justify-content: space-between;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .pages {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-1);
    justify-content: center;
  }
  & .pages > a {
    display: grid;
    place-items: center;
    min-width: 40px;
    min-height: 40px;
    border-radius: var(--radius-m);
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
  }
  & .pages > a[aria-current] {
    background: var(--bg-element-hl-color);
    color: var(--text-color);
    font-weight: 650;
  }
`;

export type StatsData = {
  readonly query: StatsQuery;
  /** The scope that is shown: the query's, or the newest season. */
  readonly scope: string;
  readonly options: ScopeOptions;
  readonly table: StatsTable;
};

/** Figures of players, teams and champions over a league, season, stage or patch; everything that chooses them lives in the address. */
export function StatsView({ query, scope, options, table }: StatsData) {
  const t = useTranslate();
  const reveal = useHistoryReveal();
  const { rows, total, pages } = table;
  const chosen = [...options.seasons, ...options.series, ...options.stages, ...options.leagues, ...options.patches].find(
    ({ value }) => value === scope,
  )?.label;
  const caption = t('stats.caption', { kind: t(`stats.kinds.${query.kind}`), scope: chosen ?? t('stats.everything') });
  const copy = (): void => {
    const keys = STATS_COLUMNS[query.kind].map(({ key }) => key);
    const text = csvText([
      ['id', 'name', 'team', 'role', ...keys],
      ...rows.map((row) => [row.id, row.name, row.team, row.roles.join(' ') || null, ...row.values]),
    ]);
    navigator.clipboard.writeText(text).then(
      () => notify(t('stats.copied')),
      () => notify(t('stats.notCopied')),
    );
  };
  return (
    <Page>
      <PageTitle title={t('stats.title')} description={t('stats.description')} />
      <PageAddress
        path={statsHref({ ...query, sort: DEFAULT_SORT[query.kind], ascending: false, role: null, side: null, least: 1, page: 1 })}
      />
      <h1>{t('stats.title')}</h1>
      <nav className="kinds" aria-label={t('stats.title')}>
        {STATS_KINDS.map((kind) => (
          <Link
            key={kind}
            href={statsHref({ ...query, kind, sort: DEFAULT_SORT[kind], ascending: false, role: null, side: null, page: 1 })}
            aria-current={kind === query.kind ? 'page' : undefined}
            prefetch={false}
            scroll={false}
          >
            {t(`stats.kinds.${kind}`)}
          </Link>
        ))}
      </nav>
      <StatsFilters query={query} scope={scope} options={options} />
      {total === 0 ? (
        <Card>
          <EmptyState title={t('stats.empty')}>{t('stats.emptyHint')}</EmptyState>
        </Card>
      ) : (
        <>
          {query.kind === 'champions' ? <ChampionLists query={query} /> : null}
          <div className="line">
            <RevealButton reveal={reveal} />
            <Button data-size="small" onClick={copy} disabled={reveal.hidden}>
              {t('stats.copy')}
            </Button>
          </div>
          <HistoryArea reveal={reveal} teamIds={[]} note={t('stats.hidden')}>
            <StatsTableView query={query} rows={rows} caption={caption} />
            {pages > 1 ? <Pages query={query} pages={pages} /> : null}
          </HistoryArea>
        </>
      )}
    </Page>
  );
}

/** The lists of champions that people ask for by name: orders of the same table. */
function ChampionLists({ query }: { readonly query: StatsQuery }) {
  const t = useTranslate();
  const lists = [
    { key: 'presence', label: t('stats.mostPresent') },
    { key: 'picks', label: t('stats.mostPicked') },
    { key: 'winRate', label: t('stats.highestWinRate', { count: leastGames({ ...query, sort: 'winRate' }) }) },
  ];
  return (
    <nav className="lists" aria-label={t('stats.lists')}>
      {lists.map(({ key, label }) => (
        <Link
          key={key}
          href={statsHref({ ...query, sort: key, ascending: false, page: 1 })}
          aria-current={query.sort === key && !query.ascending ? 'true' : undefined}
          prefetch={false}
          scroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Pages({ query, pages }: { readonly query: StatsQuery; readonly pages: number }) {
  const t = useTranslate();
  const current = Math.min(query.page, pages);
  return (
    <nav className="pages" aria-label={t('stats.pages')}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <Link key={page} href={statsHref({ ...query, page })} aria-current={page === current ? 'page' : undefined} prefetch={false}>
          {page}
        </Link>
      ))}
    </nav>
  );
}
