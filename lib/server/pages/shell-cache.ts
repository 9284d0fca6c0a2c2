import type { Announcement } from '../../domain/schedule/announcements';
import type { SystemSettings } from '../../domain/models/read-models';
import type { ShellData } from '../../domain/site/shell-data';
import type { RefreshingCache } from '../refreshing-cache';

/** What the side navigation and the footer show, all system settings, and what the source has; changes rarely. */
export type ShellFrame = Pick<ShellData, 'topLeagues' | 'simulated' | 'credits'> & {
  readonly settings: SystemSettings;
  readonly hasFigures: boolean;
};
/** The part of the shell that follows the matches. */
export type ShellWeek = Pick<ShellData, 'today' | 'week'>;
/** What the homepage announces, in all locales. */
type ShellAnnouncements = readonly { readonly id: string; readonly value: Announcement }[];
/** The process's copies of these. */
export type ShellCache = {
  readonly frame: RefreshingCache<ShellFrame>;
  readonly week: RefreshingCache<ShellWeek>;
  readonly announcements: RefreshingCache<ShellAnnouncements>;
};
