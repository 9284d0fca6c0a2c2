import { paths } from '../../lib/domain/page/paths';
import { isPatch, patchName } from '../../lib/domain/match/patch-name';
import { ROLES } from '../../lib/domain/match/role';
import { foldText } from '../../lib/domain/search/fold';
import { ROLE_WORDS } from '../../lib/domain/search/role-words';
import { parseStatsQuery, statsHref } from '../../lib/domain/statistics/table-query';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import type { IconName } from '../ui/icon-sprite';

export type PageHit = { readonly key: string; readonly href: string; readonly name: string; readonly icon: IconName };

type SitePage = {
  readonly key: MessageKey;
  readonly href: string;
  readonly icon: IconName;
  /** Other search terms for it, folded. */
  readonly words: readonly string[];
  readonly stats?: true;
};

const PAGES: readonly SitePage[] = [
  {
    key: 'shell.matches',
    href: paths.matches('today'),
    icon: 'calendar-days',
    words: ['schedule', 'calendar', 'today', 'results', 'scores', 'live'],
  },
  { key: 'shell.standings', href: paths.standings(), icon: 'list-ordered', words: ['table', 'tables', 'playoffpicture'] },
  { key: 'shell.rankings', href: paths.rankings(), icon: 'trending', words: ['powerrankings', 'ranking', 'elo', 'rating', 'ratings'] },
  { key: 'shell.stats', href: paths.stats(), icon: 'chart', words: ['statistics', 'kda', 'players', 'figures'], stats: true },
  { key: 'shell.compare', href: paths.compare(), icon: 'compare', words: ['comparison', 'headtohead', 'h2h'], stats: true },
  { key: 'shell.tournaments', href: paths.leagues(), icon: 'trophy', words: ['leagues', 'events'] },
  { key: 'shell.news', href: paths.news(), icon: 'newspaper', words: ['recaps', 'articles'] },
  { key: 'find.meta', href: paths.patchNotes(), icon: 'chart', words: ['meta', 'patch', 'patches', 'patchnotes'], stats: true },
  { key: 'find.videos', href: paths.videos(), icon: 'play', words: ['vods', 'vod', 'replays', 'streams'] },
  { key: 'shell.following', href: paths.following(), icon: 'star', words: ['favorites', 'favourites', 'mymatches'] },
  { key: 'shell.settings', href: paths.settings(), icon: 'settings', words: ['theme', 'spoiler', 'spoilers', 'timezone', 'language'] },
];

const LEAST_LETTERS = 3;

/** The pages of the site that a text names, in their order: by the first letters of their names, the statistics of a role or of champions, and a patch by any of its names. */
export function pageHits(text: string, t: Translate, hasStats: boolean): PageHit[] {
  const keyword = foldText(text);
  const starts = (word: string): boolean => keyword === word || (keyword.length >= LEAST_LETTERS && word.startsWith(keyword));
  const pages = PAGES.filter(({ key, words, stats }) => (hasStats || !stats) && [foldText(t(key)), ...words].some(starts));
  const role = hasStats ? ROLES.find((each) => [foldText(t(`game.roles.${each}`)), ...ROLE_WORDS[each]].includes(keyword)) : undefined;
  const ofRole: PageHit[] = role
    ? [
        {
          key: `role-${role}`,
          href: statsHref({ ...parseStatsQuery({}), role }),
          name: t('find.statsOf', { role: t(`game.roles.${role}`) }),
          icon: 'chart',
        },
      ]
    : [];
  const ofChampions: PageHit[] =
    hasStats && [foldText(t('stats.kinds.champions')), 'champions'].some(starts)
      ? [
          {
            key: 'stats-champions',
            href: statsHref(parseStatsQuery({ kind: 'champions' })),
            name: t('find.statsOf', { role: t('stats.kinds.champions') }),
            icon: 'chart',
          },
        ]
      : [];
  const patch = patchName(text.trim().replace(/^patch\s+/i, ''));
  const ofPatch: PageHit[] =
    hasStats && isPatch(patch)
      ? [{ key: `patch-${patch}`, href: paths.patch(patch), name: t('patchNotes.pageTitle', { version: patch }), icon: 'chart' }]
      : [];
  return [
    ...ofPatch,
    ...ofRole,
    ...ofChampions,
    ...pages.map(({ key, href, icon }) => ({ key: `page-${href.slice(1)}`, href, name: t(key), icon })),
  ];
}
