import type en from '../../locales/en.json';

/** A top-level section of the locales. */
export type Section = keyof typeof en & string;

/**
 * Sections that do not travel with every page (docs/decisions/0008). A page
 * that needs one names it in its result, as `texts: ['stats']`. A test holds
 * those lists against what the pages import. Sections that are not named here
 * are in every page's script: the shell's and the homepage's.
 */
export const PAGE_SECTIONS = [
  'account',
  'announcements',
  'bracket',
  'calendar',
  'champion',
  'charts',
  'comments',
  'commentsSlot',
  'contact',
  'coverage',
  'errors',
  'follow',
  'following',
  'game',
  'gameDetail',
  'handler',
  'highlights',
  'install',
  'leaguePage',
  'leagues',
  'legal',
  'login',
  'mail',
  'matchPage',
  'matches',
  'moderation',
  'news',
  'newsTabs',
  'notifications',
  'patchNotes',
  'player',
  'preferences',
  'push',
  'recap',
  'regions',
  'scenarios',
  'serie',
  'settings',
  'standings',
  'stats',
  'team',
  'tournament',
  'unsubscribe',
  'video',
  'videos',
  'votes',
] as const satisfies readonly Section[];
export type PageSection = (typeof PAGE_SECTIONS)[number];

export function isPageSection(section: string): section is PageSection {
  return PAGE_SECTIONS.some((each) => each === section);
}
