import { DEFAULT_REGIONS_ORDER, REGIONS_STORAGE_KEY } from '../domain/people/region-choices';
import type { Settings } from '../domain/settings/settings';
import { isRecord } from '../domain/values/is-record';
import { followedPlayerTeams, stored, storedIds } from './stored';

/** Rules of a constructed style sheet for what the visitor follows; they hold until React shows the same. */

/** The parts that React has not taken over yet: the whole page, then the islands that wait. */
export const WAITING = ':is(html:not([data-ready]),[data-waiting]) ';
const GROUP = `${WAITING}[data-league-group`;

export function adoptSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = [...('adoptedStyleSheets' in document ? document.adoptedStyleSheets : []), sheet];
}

let ownSheet: CSSStyleSheet | null = null;

/** Adds rules to the sheet. A rule that an old browser does not understand must not take the others with it. */
export function adopt(rules: readonly string[]): void {
  try {
    if (ownSheet === null) adoptSheet((ownSheet = new CSSStyleSheet()));
    for (const rule of rules) {
      try {
        ownSheet.insertRule(rule, ownSheet.cssRules.length);
      } catch {
        // The page is complete without the rule.
      }
    }
  } catch {
    // This browser has no constructed style sheets.
  }
}

/** The selector of rows and cards that are the visitor's own: '' for one who follows nothing, null for one who wants all. */
export function ownRows({ showFollowingLeaguesOnly, spoilerFree }: Settings): string | null {
  if (!showFollowingLeaguesOnly) return null;
  const row =
    (name: string, end = '') =>
    (id: number) =>
      `:is(li,article)[data-${name}~="${id}"]${end}`;
  return [
    ...storedIds('leaguesOrder').map(row('league')),
    ...storedIds('followingMatches').map(row('match')),
    // With results hidden, a team does not count where it is one. (No :has(): browsers take none inside another.)
    ...[...storedIds('followingTeams'), ...followedPlayerTeams()].map(row('teams', spoilerFree ? ':not([data-spoiler-teams])' : '')),
  ].join();
}

/** Leaves out what is not the visitor's own; what stands below such a list, whose place depends on it, waits. */
function onlyOwn(own: string): string[] {
  const [others, without] = own ? [`:not(${own})`, `:not(:has(${own}))`] : ['', ''];
  return [
    `${GROUP}]${without}{display:none}`,
    `${WAITING}[data-mine-list] li[data-league]${others}{display:none}`,
    `[data-mine-list] article:is(html:not([data-ready]) *,[data-waiting] *)${others}{display:none}`,
    `html:not([data-ready]) section:has(>[data-mine-list]>.island>article)${without}{display:none}`,
    `${WAITING}[data-after-groups]{visibility:hidden}`,
  ];
}

/** A list of regions as text: "4+,6+,…,0,2", the ticked ones with a plus. */
function regionsText(regions: readonly unknown[]): string {
  return regions.map((region) => (isRecord(region) ? `${String(region['id'])}${region['selected'] ? '+' : ''}` : '')).join();
}

/** Whether the visitor's regions are not the default ones. A list from before leagues of no region had a row is shorter. */
function hasOwnRegions(): boolean {
  const regions = stored(REGIONS_STORAGE_KEY);
  return Array.isArray(regions) && !regionsText(DEFAULT_REGIONS_ORDER).startsWith(regionsText(regions));
}

/**
 * Puts followed leagues first by CSS `order`, in lists of matches and in the navigation, and keeps room
 * there for followed teams, which come with a request. Where the visitor wants it, only their own shows. Lists by
 * time, and by region where the visitor's are not the default ones, wait for React,
 * and so does what follows them.
 */
export function applyOwnRules({ showScheduleByTime }: Settings, own: string | null): void {
  const order = storedIds('leaguesOrder');
  const first = (place: number): string => `{order:${place - order.length}}`;
  const rules = order.flatMap((id, place) => [
    `${GROUP}="${id}"]${first(place)}`,
    `${WAITING}[data-personal] li:has([data-league="${id}"])${first(place)}`,
  ]);
  if (order.length > 0)
    rules.push('html:not([data-parsed]) [data-league-group]{visibility:hidden}', `${WAITING}[data-personal] li:first-child{order:-99}`);
  const teams = Math.min(storedIds('followingTeams').length, 5);
  // There is a gap of one pixel between two teams. An empty list shows nothing elsewhere (styles/nav.css).
  if (teams > 0)
    rules.push(`html ul[data-part=teams]{display:grid!important;align-content:start;min-height:calc(${teams}*(var(--hit) + 1px) - 1px)}`);
  if (own !== null) rules.push(...onlyOwn(own));
  if (showScheduleByTime) rules.push(`${GROUP}]{visibility:hidden}`);
  if (hasOwnRegions())
    rules.push(
      `${WAITING}[data-own-regions]{visibility:hidden}`,
      'html:not([data-ready]) main:has([data-own-regions]) ~ *{visibility:hidden}',
    );
  if (rules.length > 0) adopt(rules);
}
