import type { ShellData } from '../domain/shell-data';
import type { RefreshingCopy } from './refreshing-copy';

/** What the side navigation and the footer show; changes rarely. */
export type ShellFrame = Pick<ShellData, 'topLeagues' | 'system' | 'simulated'>;
/** The part of the shell that follows the matches. */
export type ShellWeek = Pick<ShellData, 'today' | 'week'>;
/** The process's copies of both. */
export type ShellCopies = { readonly frame: RefreshingCopy<ShellFrame>; readonly week: RefreshingCopy<ShellWeek> };
