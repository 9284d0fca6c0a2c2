import { createContext, useContext } from 'react';

const PageViewsContext = createContext(false);

/** Whether this installation counts page views (`RIFTWEEK_PAGE_VIEW_URL`). */
export const PageViewsProvider = PageViewsContext.Provider;

/** False: nothing is sent, and no consent is asked for. */
export const usePageViewsCounted = (): boolean => useContext(PageViewsContext);
