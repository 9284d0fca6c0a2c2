import { createContext, useContext } from 'react';

const SiteUrlContext = createContext('');

export const SiteUrlProvider = SiteUrlContext.Provider;

/** The site's public origin ("https://…", no slash at the end), for addresses that must be absolute; '' on a page without shell data. */
export function useSiteUrl(): string {
  return useContext(SiteUrlContext);
}
