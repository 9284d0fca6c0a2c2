import type { Announcement } from '../domain/announcements';
import type { ShellData } from '../domain/shell-data';
import type { RefreshingCopy } from './refreshing-copy';

/** What the side navigation and the footer show; changes rarely. */
export type ShellFrame = Pick<ShellData, 'topLeagues' | 'system' | 'simulated'>;
/** The part of the shell that follows the matches. */
export type ShellWeek = Pick<ShellData, 'today' | 'week'>;
/** What the homepage announces, in all locales. */
export type ShellAnnouncements = readonly { readonly id: string; readonly value: Announcement }[];
/** The process's copies of these. */
export type ShellCopies = {
  readonly frame: RefreshingCopy<ShellFrame>;
  readonly week: RefreshingCopy<ShellWeek>;
  readonly announcements: RefreshingCopy<ShellAnnouncements>;
};
