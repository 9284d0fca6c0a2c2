import styled from 'styled-components';
import { labelledText, listText } from '../../lib/domain/text/list-text';
import { COMPARED_KINDS, compareHref, idsWith, MOST_COMPARED, type CompareQuery } from '../../lib/domain/compare/compare-query';
import type { Comparison } from '../../lib/domain/compare/comparison';
import type { ReadyPair } from '../../lib/domain/compare/ready-pairs';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import type { ScopeOptions } from '../../lib/domain/statistics/scope-options';
import { competitionName } from '../../lib/i18n/competition-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ComparedHeads } from '../compare/ComparedHeads';
import { FoundNames } from '../compare/FoundNames';
import { NameChips } from '../figures/NameChips';
import { PageHead } from '../head/PageHead';
import { islandOnDemand } from '../island/island';
import { ShareButton } from '../share/ShareButton';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { LinkTabs } from '../ui/LinkTabs';
import { StagePage } from './stage-page';

const CompareForm = islandOnDemand(() => import('../compare/CompareForm').then((module) => module.CompareForm));
const ComparisonBody = islandOnDemand(() => import('../compare/ComparisonBody').then((module) => module.ComparisonBody));

const Page = styled(StagePage)`
  & .notice {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & .choices {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & .choices h2 {
    font-size: var(--fs-lg);
  }
  & h2.pair {
    padding-top: var(--sp-3);
    font-size: var(--fs-2xl);
  }
`;

export type CompareData = {
  readonly query: CompareQuery;
  /** The comparison of the selection, else of the pair that is shown until something is selected; null where there is none. */
  readonly comparison: Comparison | null;
  /** Suggestions, where the address selects nothing. */
  readonly pairs: readonly ReadyPair[];
  /** The scopes that figures can be counted over. */
  readonly options: ScopeOptions;
  /** Names to choose from, for browsers without scripts; null where none were searched for. */
  readonly found: readonly SearchEntry[] | null;
};

/** Up to four players or teams side by side. Without any, pairs to begin with and the first of them. */
export function CompareView({ query, comparison, pairs, options, found }: CompareData) {
  const t = useTranslate();
  const locale = useLocale();
  const reveal = useReveal();
  const { kind, ids } = query;
  const requested = ids.length > 0 ? comparison : null;
  const chosen = requested?.compared ?? [];
  const names = chosen.map(({ name }) => name).join(' vs ');
  const scopeName = competitionName(options.label, t) || t('stats.everything');
  const title = chosen.length > 1 ? names : t(`compare.titles.${kind}`);
  return (
    <Page className="wide-page">
      <PageHead
        title={title}
        description={
          chosen.length > 1
            ? t('compare.descriptionOf', {
                names: listText(
                  chosen.map(({ name }) => name),
                  locale,
                ),
              })
            : t('compare.description')
        }
        path={compareHref({ kind, ids })}
      />
      <h1>{title}</h1>
      <div className="head">
        <LinkTabs
          label={t('compare.kinds')}
          tabs={COMPARED_KINDS.map((key) => ({
            key,
            label: t(`stats.kinds.${key}`),
            href: compareHref({ kind: key }),
          }))}
          current={kind}
        />
        {chosen.length > 0 ? (
          <ShareButton
            subject={{ kind: 'compare', of: kind, ids }}
            path={compareHref({ kind, ids, scope: query.scope })}
            title={names}
            titleWithResults={names}
            hidden={reveal.hidden}
          />
        ) : null}
      </div>
      <div className="choices">
        <CompareForm query={query} chosen={chosen.map(({ id, name }) => ({ id, name }))} options={options} />
        <Notices query={query} comparison={requested} />
        <Found query={query} found={found} />
      </div>
      {requested === null ? null : (
        <>
          <ComparedHeads comparison={requested} query={query} />
          <Others query={query} comparison={requested} />
        </>
      )}
      {comparison === null ? (
        query.refused ? null : (
          <EmptyCard title={t('compare.noFigures')}>{t('compare.noFiguresHint')}</EmptyCard>
        )
      ) : (
        <SpoilerArea reveal={reveal} note={t('compare.hidden')}>
          {requested === null ? <Pairs query={query} pairs={pairs} comparison={comparison} /> : null}
          <ComparisonBody comparison={comparison} scopeName={scopeName} />
        </SpoilerArea>
      )}
    </Page>
  );
}

/** Says what the address names and cannot be shown. */
function Notices({ query, comparison }: { readonly query: CompareQuery; readonly comparison: Comparison | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const missing = comparison?.missing ?? [];
  const words = [
    query.refused ? t('compare.refused', { count: MOST_COMPARED }) : null,
    missing.length > 0 ? t('compare.missing', { ids: listText(missing.map(String), locale) }) : null,
    query.role === null ? null : t('compare.noLaners', { role: t(`game.roles.${query.role}`) }),
  ].filter((each) => each !== null);
  return words.map((each) => (
    <p key={each} className="notice" role="alert">
      {each}
    </p>
  ));
}

function Found({ query, found }: Pick<CompareData, 'query' | 'found'>) {
  const t = useTranslate();
  if (found === null || query.find === null) return null;
  const { kind, ids, at, scope, find } = query;
  return found.length === 0 ? (
    <p className="notice">{t('search.noResults')}</p>
  ) : (
    <FoundNames
      label={t('compare.found', { text: find })}
      entries={found}
      hrefOf={(id) => compareHref({ kind, ids: idsWith(ids, id, at ?? (ids.length < MOST_COMPARED ? null : 0)), scope })}
    />
  );
}

/** Suggestions for a second player or team beside a single one. */
function Others({ query, comparison }: { readonly query: CompareQuery; readonly comparison: Comparison }) {
  const t = useTranslate();
  const { others, kind } = comparison;
  if (others.length === 0) return query.ids.length === 1 ? <p className="notice">{t('compare.one')}</p> : null;
  const label = t(`compare.with.${kind}`);
  return (
    <section className="choices" aria-labelledby="compare-with">
      <h2 id="compare-with">{label}</h2>
      <NameChips
        label={label}
        chips={others.map(({ id, name }) => ({
          key: id,
          href: compareHref({ kind, ids: [...query.ids, id], scope: query.scope }),
          content: name,
        }))}
      />
    </section>
  );
}

/** Pairs to begin with; the one that the page opens with is named above its figures. */
function Pairs({ query, pairs, comparison }: Pick<CompareData, 'query' | 'pairs'> & { readonly comparison: Comparison }) {
  const t = useTranslate();
  const locale = useLocale();
  const [first] = pairs;
  return (
    <section className="choices" aria-labelledby="compare-pairs">
      <h2 id="compare-pairs">{first?.teams ? labelledText(t('compare.pairs'), first.teams.join(' – '), locale) : t('compare.pairs')}</h2>
      <NameChips
        label={t('compare.pairs')}
        chips={pairs.map(({ role, ids, names }) => ({
          key: ids.join(),
          href: compareHref({ kind: query.kind, ids, scope: query.scope }),
          content: (
            <>
              {role === null ? null : <small>{t(`game.roles.${role}`)}</small>}
              {names.join(' – ')}
            </>
          ),
        }))}
      />
      <h2 className="pair">{comparison.compared.map(({ name }) => name).join(' vs ')}</h2>
    </section>
  );
}
