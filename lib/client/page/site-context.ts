import { createContext, useContext, useMemo } from 'react';
import type { Credits } from '../../domain/site/credits';
import type { ShellData, SignInLimits } from '../../domain/site/shell-data';

/** What every part of a page may know of the site; the same for all visitors. */
type Site = {
  /** The public origin ("https://…", no slash at the end), for addresses that must be absolute; '' on a page without shell data. */
  readonly url: string;
  /** The year in which the server rendered the page: days of that year are written without it. Null on a page without shell data. */
  readonly year: number | null;
  /** The sources of the data. */
  readonly credits: Credits;
  /** The system setting `stats`. Without it there are no tables of figures and no pages of champions: nothing may link there. */
  readonly hasStats: boolean;
  /** Whether there is the prediction game, the system setting `betting`. Without it nothing may link there. */
  readonly hasPlay: boolean;
  /** Whether page views are counted (`RIFTWEEK_PAGE_VIEW_URL`). False: nothing is sent, and no consent is asked for. */
  readonly countsPageViews: boolean;
  /** Whether pictures of the game come from the site itself (`RIFTWEEK_LOCAL_IMAGES`). */
  readonly localImages: boolean;
  /** What accounts cannot do on this site; null: they can do everything. */
  readonly signIn: SignInLimits | null;
};

export const BARE_SITE: Site = {
  url: '',
  year: null,
  credits: 'none',
  hasStats: true,
  hasPlay: false,
  countsPageViews: false,
  localImages: false,
  signIn: null,
};

const SiteContext = createContext(BARE_SITE);

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => useContext(SiteContext);

/** Whether the site sends mails. Without them, nothing that needs one is offered. */
export const useMailsOffered = (): boolean => useSite().signIn?.mails ?? true;

/** Returns the same object as long as nothing in it changes: with a new one React would render every part that reads it, also those that have not hydrated. */
export function useSiteOf(shell: ShellData | undefined): Site {
  const year = shell ? Number(shell.today.slice(0, 4)) : null;
  const {
    siteUrl: url = BARE_SITE.url,
    credits = BARE_SITE.credits,
    play: hasPlay = BARE_SITE.hasPlay,
    pageViews: countsPageViews = BARE_SITE.countsPageViews,
    localImages = BARE_SITE.localImages,
    signIn = BARE_SITE.signIn,
  } = shell ?? {};
  const hasStats = shell?.system.stats ?? BARE_SITE.hasStats;
  return useMemo(
    () => ({ url, year, credits, hasStats, hasPlay, countsPageViews, localImages, signIn }),
    [url, year, credits, hasStats, hasPlay, countsPageViews, localImages, signIn],
  );
}
