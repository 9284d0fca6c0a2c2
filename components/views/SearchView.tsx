import Head from 'next/head';
import styled from 'styled-components';
import { useSite } from '../../lib/client/page/site-context';
import { compareHref } from '../../lib/domain/compare/compare-query';
import { SEARCH_MAX_LENGTH } from '../../lib/domain/values/constants';
import { paths } from '../../lib/domain/page/paths';
import { MEETINGS_SHOWN, BEST_MATCHES_SHOWN } from '../../lib/domain/search/meetings-shown';
import type { FoundPart } from '../../lib/domain/search/all-names';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { groupEntries } from '../../lib/domain/search/search-index';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { PageHead } from '../head/PageHead';
import type { MatchesFound } from '../search/FoundMatches';
import { entryHref, HitParts } from '../search/HitParts';
import { pageHits, pagesOfEntry, allPageHits, type PageHit } from '../search/page-hits';
import { Button } from '../ui/Button';
import { EmptyCard } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { TitledSection } from '../ui/SectionHeading';
import { TextInput } from '../ui/TextInput';
import { StagePage } from './stage-page';

/** Loaded only for a search that finds a league, team, player or pair of teams: others have no rows of matches. */
const FoundMatches = islandOnDemand(() => import('../search/FoundMatches').then((module) => module.FoundMatches));

const Page = styled(StagePage)`
  & > form {
    display: flex;
    gap: var(--sp-2);
    max-width: 560px;
  }
  & > form input {
    flex: 1;
    min-width: 0;
    min-height: var(--hit);
    background: var(--bg-element-color);
  }
  & > p {
    max-width: 70ch;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & h3 {
    padding: var(--sp-3) var(--sp-3) 0;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
`;

const Hits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--sp-2);

  & a {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: max(52px, var(--hit));
    padding: 6px 12px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
    font-weight: 550;
  }
  & svg {
    flex: none;
    color: var(--faint-text-color);
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** What the page's first line leads to, on a line of its own. */
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-4);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: max(24px, var(--hit));
    color: var(--hl-color1);
  }
`;

type SearchPagePair = MatchesFound & {
  readonly kind: 'team' | 'player';
  readonly left: SearchEntry;
  readonly right: SearchEntry;
};

export type SearchPageData = {
  /** What is searched for; null: nothing yet. */
  readonly text: string | null;
  /** Best first; without a text, popular teams. */
  readonly entries: readonly SearchEntry[];
  readonly near: boolean;
  readonly pair: SearchPagePair | null;
  /** The whole text finds nothing: the entries are what a part of it finds. */
  readonly part: FoundPart | null;
  /** Matches of the first entry, if that is a league or team; of a player only those to come. */
  readonly matches: MatchesFound | null;
};

/** Everything that a text finds. */
export function SearchView({ text, entries: all, near, pair, part, matches }: SearchPageData) {
  const t = useTranslate();
  const locale = useLocale();
  const site = useSite();
  const named = text === null ? [] : pageHits(text, t, site);
  // "Power ranking" is a page: what "power" alone finds is not meant, nor what is only near.
  const entries = (part !== null || near) && named.length > 0 ? [] : all.filter(({ type }) => site.hasStats || type !== 'champion');
  const best = text === null ? undefined : entries[0];
  const own = text === null || near || pair !== null ? [] : pagesOfEntry(text, best ?? null, t, site);
  const marked = part?.shown ?? text ?? '';
  const isNothing = text !== null && entries.length + named.length === 0 && pair === null;
  const pages = text === null || isNothing ? allPageHits(t, site) : named;
  const title = text === null ? t('find.title') : t('find.titleOf', { text });
  return (
    <Page className="wide-page">
      <PageHead title={title} description={t('find.description')} path={paths.search()} />
      {/* Searches are endless: their pages are not for search engines, what they lead to is. */}
      <Head>
        <meta key="robots" name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <form action={localizedPath(locale, paths.search())} role="search" aria-label={t('find.title')}>
        <TextInput
          key={text ?? ''}
          type="search"
          name="q"
          aria-label={t('search.label')}
          defaultValue={text ?? ''}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{t('find.title')}</Button>
      </form>
      {text === null ? <p>{t('find.intro')}</p> : null}
      {text === null && entries.length > 0 ? <HitSection id="popular" title={t('find.popular')} entries={entries} text="" /> : null}
      {pair === null ? null : <Pair pair={pair} />}
      {isNothing ? <EmptyCard title={t('search.noResults')}>{t('find.noResultsHint')}</EmptyCard> : null}
      {part === null || entries.length === 0 || own.length > 0 ? null : <p>{t('find.part', part)}</p>}
      {near && entries.length > 0 ? <HitSection id="near" title={t('find.near')} entries={entries} text="" /> : null}
      {!near && best && pair === null ? <HitSection id="best" title={t('find.best')} pages={own} entries={[best]} text={marked} /> : null}
      {matches === null || best === undefined ? null : <FoundMatches matches={matches} most={BEST_MATCHES_SHOWN} />}
      {near || text === null
        ? null
        : groupEntries(pair === null ? entries.slice(1) : entries).map(({ type, items }) => (
            <HitSection key={type} id={type} title={t(`search.groups.${type}`)} entries={items} text={marked} />
          ))}
      {pages.length === 0 ? null : (
        <TitledSection id="found-pages" title={t('find.pages')}>
          <Hits>
            <PageItems pages={pages} />
          </Hits>
        </TitledSection>
      )}
    </Page>
  );
}

type EntryHitsProps = { readonly pages?: readonly PageHit[]; readonly entries: readonly SearchEntry[]; readonly text: string };

function HitSection({ id, title, ...hits }: EntryHitsProps & { readonly id: string; readonly title: string }) {
  return (
    <TitledSection id={`found-${id}`} title={title}>
      <EntryHits {...hits} />
    </TitledSection>
  );
}

function PageItems({ pages }: { readonly pages: readonly PageHit[] }) {
  return pages.map(({ key, href, name, icon }) => (
    <li key={key}>
      <Link href={href}>
        <Icon name={icon} size={18} />
        {name}
      </Link>
    </li>
  ));
}

/** `text` is marked in the names of entries. */
function EntryHits({ pages = [], entries, text }: EntryHitsProps) {
  return (
    <Hits>
      <PageItems pages={pages} />
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link href={entryHref(entry)}>
            <HitParts entry={entry} text={text} />
          </Link>
        </li>
      ))}
    </Hits>
  );
}

/** Two that were named together: what they will play and have played. */
function Pair({ pair }: { readonly pair: SearchPagePair }) {
  const { kind, left, right } = pair;
  const t = useTranslate();
  const hasStats = useSite().hasStats;
  const names = { left: left.name, right: right.name };
  return (
    <TitledSection id="found-pair" title={t('find.pair', names)}>
      <EntryHits entries={[left, right]} text="" />
      {kind === 'player' ? null : <FoundMatches matches={pair} most={MEETINGS_SHOWN} none={t('find.noMeetings')} />}
      <Ways>
        {hasStats ? <Link href={compareHref({ kind: `${kind}s`, ids: [left.id, right.id] })}>{t('find.compare', names)}</Link> : null}
        {kind === 'team' ? <Link href={teamHref(left, { tab: 'head-to-head', opponent: right.id })}>{t('find.meetings')}</Link> : null}
      </Ways>
    </TitledSection>
  );
}
