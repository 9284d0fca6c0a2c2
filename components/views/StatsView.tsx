import styled from 'styled-components';
import { copyText } from '../../lib/client/page/copy-text';
import { showToast } from '../../lib/client/page/toast-store';
import type { PresencePlot } from '../../lib/domain/statistics/champion-plot';
import type { DraftCount } from '../../lib/domain/statistics/champion-stats';
import type { Coverage } from '../../lib/domain/statistics/coverage';
import { DEFAULT_SORT } from '../../lib/domain/statistics/figure-columns';
import { STATS_KINDS } from '../../lib/domain/statistics/stats-document';
import type { StatsTable } from '../../lib/domain/statistics/stats-table';
import { statsCsvAddress, statsHref, type StatsQuery } from '../../lib/domain/statistics/table-query';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { PageHead } from '../head/PageHead';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { RevealButton } from '../spoilers/RevealButton';
import { useReveal } from '../spoilers/use-reveal';
import { CoverageNote } from '../figures/CoverageNote';
import type { ScopeOptions } from '../../lib/domain/statistics/scope-options';
import { Link } from '../ui/Link';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';
import { Button } from '../ui/Button';
import { EmptyCard } from '../ui/EmptyState';
import { textLink } from '../ui/text-link';

const StatsTableView = islandOnDemand(() => import('../stats/StatsTableView').then((module) => module.StatsTableView));
const StatsFilters = islandOnDemand(() => import('../stats/StatsFilters').then((module) => module.StatsFilters));

const Page = styled(StagePage)`
  & .controls {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: end;
    justify-content: space-between;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
  }
  & .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & .note {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .lists {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-4);
    align-items: center;
    justify-content: space-between;
    min-width: 0;
  }
  & .lists > nav {
    min-width: 0;
  }
  & .lists > a {
    font-size: var(--fs-sm);
  }
  & .lists > a,
  & .note > a {
    display: inline-block;
    padding: 4px 0;
    ${textLink}
  }
  & .copy {
    justify-self: start;
  }
  & .pages {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-1);
    justify-content: center;
  }
  /* A search in the table covers all of them. */
  & .table:has([data-answered]) .pages {
    display: none;
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
  /** The games that the rates of champions divide by; null for players and teams. */
  readonly drafts: DraftCount | null;
  /** Null for players and teams, and where too few champions have been picked. */
  readonly plot: PresencePlot | null;
  /** How much of the scope's games the figures cover; null where it is not known. */
  readonly coverage: Coverage | null;
};

/** Figures of players, teams and champions over a league, season, stage or patch; everything that chooses them lives in the address. */
export function StatsView({ query, scope, options, table, drafts, plot, coverage }: StatsData) {
  const t = useTranslate();
  const reveal = useReveal();
  const { total, pages, least, fewer } = table;
  const scopeName = competitionName(options.label, t) || t('stats.everything');
  const caption = t('stats.caption', { kind: t(`stats.kinds.${query.kind}`), scope: scopeName });
  const copy = (): void => {
    copyText(statsCsvAddress({ ...query, scope })).then(
      () => showToast(t('stats.copied')),
      () => showToast(t('stats.notCopied')),
    );
  };
  return (
    <Page className="wide-page">
      <PageHead
        title={t('stats.title')}
        description={t('stats.description')}
        path={statsHref({ ...query, sort: DEFAULT_SORT[query.kind], ascending: false, role: null, side: null, least: null, page: 1 })}
      />
      <h1>{t('stats.title')}</h1>
      <LinkTabs
        label={t('stats.title')}
        tabs={STATS_KINDS.map((kind) => ({
          key: kind,
          label: t(`stats.kinds.${kind}`),
          href: statsHref({ ...query, kind, sort: DEFAULT_SORT[kind], ascending: false, role: null, side: null, page: 1 }),
        }))}
        current={query.kind}
      />
      <div className="controls">
        <StatsFilters query={query} options={options} />
        {total === 0 ? null : (
          <div className="actions">
            <RevealButton reveal={reveal} hidesOnly />
          </div>
        )}
      </div>
      {total === 0 ? (
        <EmptyCard title={t('stats.empty')}>{t('stats.emptyHint')}</EmptyCard>
      ) : (
        <div className="table">
          {query.kind === 'champions' ? <ChampionLists query={query} patch={plot === null ? '' : options.chosen.patch} /> : null}
          <SpoilerArea reveal={reveal} note={t('stats.hidden')}>
            <CoverageNote coverage={coverage} />
            <StatsTableView
              key={query.kind}
              query={query}
              table={table}
              plot={plot}
              scope={scope}
              scopeName={scopeName}
              caption={caption}
              coverage={coverage}
              drafts={drafts}
            />
            {fewer === 0 ? null : (
              <p className="note">
                {t('stats.fewer', { count: fewer, least })}{' '}
                <Link href={statsHref({ ...query, least: 1, page: 1 })} data-scroll="stay" rel="nofollow">
                  {t('stats.showAll')}
                </Link>
              </p>
            )}
            {pages > 1 ? <Pages query={query} pages={pages} /> : null}
            <Button className="copy" data-size="small" onClick={copy}>
              {t('stats.copy')}
            </Button>
          </SpoilerArea>
        </div>
      )}
    </Page>
  );
}

/** Links to well-known lists of champions, which are orders of the same table, and to the meta of the patch, or of all (''). */
function ChampionLists({ query, patch }: { readonly query: StatsQuery; readonly patch: string }) {
  const t = useTranslate();
  const lists = [
    { key: 'presence', label: t('stats.mostPresent') },
    { key: 'picks', label: t('stats.mostPicked') },
    { key: 'winRate', label: t('stats.highestWinRate') },
  ];
  return (
    <div className="lists">
      <LinkTabs
        chips
        label={t('stats.lists')}
        tabs={lists.map(({ key, label }) => ({
          key,
          label,
          href: statsHref({ ...query, sort: key, ascending: false, page: 1 }),
        }))}
        current={query.ascending ? null : query.sort}
      />
      {patch === '' ? (
        <Link href={paths.patchNotes()}>{t('stats.meta')}</Link>
      ) : (
        <Link href={paths.patch(patch)}>{t('stats.metaOf', { version: patch })}</Link>
      )}
    </div>
  );
}

function Pages({ query, pages }: { readonly query: StatsQuery; readonly pages: number }) {
  const t = useTranslate();
  const current = Math.min(query.page, pages);
  return (
    <nav className="pages" aria-label={t('stats.pages')}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <Link key={page} href={statsHref({ ...query, page })} aria-current={page === current ? 'page' : undefined}>
          {page}
        </Link>
      ))}
    </nav>
  );
}
