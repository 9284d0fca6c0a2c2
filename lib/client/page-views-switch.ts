import { createContext, useContext } from 'react';

const PageViewsContext = createContext(false);

/** Whether this installation counts page views (`RIFTWEEK_PAGE_VIEW_URL`). */
export const PageViewsProvider = PageViewsContext.Provider;

/** False: nothing is sent, and nobody is asked for consent. */
export const usePageViewsCounted = (): boolean => useContext(PageViewsContext);
