import type { RecentSearch } from '../../lib/client/search/recent-searches';
import { compareHref } from '../../lib/domain/compare/compare-query';
import type { League } from '../../lib/domain/entities/entities';
import { paths } from '../../lib/domain/page/paths';
import type { FoundMatch } from '../../lib/domain/search/found';
import { MEETINGS_SHOWN, shownMeetings } from '../../lib/domain/search/meetings-shown';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import type { Translate } from '../../lib/i18n/translate';
import { entryHref } from './HitParts';
import type { PageHit } from './page-hits';
import type { SearchFound } from './use-search';

/** What a line of the panel shows. */
type RowKind =
  | { readonly kind: 'entry'; readonly entry: SearchEntry }
  | { readonly kind: 'match'; readonly match: FoundMatch; readonly label: string; readonly isOver: boolean }
  | { readonly kind: 'link'; readonly name: string; readonly icon: PageHit['icon'] };

export type BoxRow = { readonly key: string; readonly href: string; readonly shows: RowKind };
export type BoxSection = { readonly key: string; readonly label: string; readonly rows: readonly BoxRow[] };

function entryRow(entry: SearchEntry): BoxRow {
  return { key: entry.key, href: entryHref(entry), shows: { kind: 'entry', entry } };
}

function entrySection(key: string, label: string, entries: readonly SearchEntry[]): BoxSection[] {
  return entries.length === 0 ? [] : [{ key, label, rows: entries.map(entryRow) }];
}

type Reader = { readonly t: Translate; readonly hidesResults: boolean; readonly hasStats: boolean };

function pairSection(pair: SearchFound['pair'], { t, hidesResults, hasStats }: Reader): BoxSection[] {
  if (pair === null) return [];
  const { kind, left, right } = pair;
  const names = { left: left.acronym || left.name, right: right.acronym || right.name };
  const match =
    (label: string, isOver: boolean) =>
    (each: FoundMatch): BoxRow => ({
      key: `match-${each.id}`,
      href: paths.match(each),
      shows: { kind: 'match', match: each, label: each.status === 'running' ? t('match.live') : label, isOver },
    });
  const rows: BoxRow[] = [
    ...shownMeetings(pair.next, MEETINGS_SHOWN.next, hidesResults).map(match(t('find.next'), false)),
    ...shownMeetings(pair.last, MEETINGS_SHOWN.last, hidesResults).map(match(t('find.last'), true)),
  ];
  if (hasStats) {
    rows.push({
      key: 'compare',
      href: compareHref({ kind: `${kind}s`, ids: [left.id, right.id] }),
      shows: { kind: 'link', name: t('find.compare', names), icon: 'compare' },
    });
  }
  return [{ key: 'pair', label: t('find.pair', names), rows }, ...entrySection('sides', t('find.named'), [left, right])];
}

function pageRow({ key, href, name, icon }: PageHit): BoxRow {
  return { key, href, shows: { kind: 'link', name, icon } };
}

/** The panel's sections for what was found: the best first (`own`: its pages that the text names), pages of the site, then league, team, player, champion and season, each by name. */
export function foundSections(found: SearchFound, own: readonly PageHit[], pages: readonly PageHit[], reader: Reader): BoxSection[] {
  const { t } = reader;
  const { best, groups, near, pair, text } = found;
  // The best hit has a section of its own only where it would not come first anyway.
  const apart = pair === null && best !== null && (own.length > 0 || groups[0]?.items[0]?.key !== best.key) ? best : null;
  const sections = [
    ...pairSection(pair, reader),
    ...entrySection('near', t('find.near'), near),
    ...(apart === null ? [] : [{ key: 'best', label: t('find.best'), rows: [...own.map(pageRow), entryRow(apart)] }]),
    ...(pages.length === 0 ? [] : [{ key: 'pages', label: t('find.pages'), rows: pages.map(pageRow) }]),
    ...groups.flatMap(({ type, items }) =>
      entrySection(
        type,
        t(`search.groups.${type}`),
        items.filter(({ key }) => key !== apart?.key),
      ),
    ),
  ];
  if (sections.length === 0) return [];
  const all: BoxRow = {
    key: 'all',
    href: paths.searchFor(text.trim()),
    shows: { kind: 'link', name: t('find.all', { text: text.trim() }), icon: 'search' },
  };
  return [...sections, { key: 'all', label: t('find.more'), rows: [all] }];
}

/** The panel's sections before anything is typed: what was opened lately, and top leagues. */
export function emptySections(recent: readonly RecentSearch[], leagues: readonly League[], t: Translate): BoxSection[] {
  const recentKeys = new Set(recent.map(({ key }) => key));
  const popular = leagues
    .map(({ id, name, acronym, img }): SearchEntry => ({ type: 'league', id, name, acronym, img, key: `league-${id}` }))
    .filter(({ key }) => !recentKeys.has(key));
  return [...entrySection('recent', t('find.recent'), recent), ...entrySection('popular', t('find.popular'), popular)];
}
