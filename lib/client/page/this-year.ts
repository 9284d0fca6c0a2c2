import { createContext, useContext } from 'react';

const ThisYearContext = createContext<number | null>(null);

export const ThisYearProvider = ThisYearContext.Provider;

/** The year in which the server wrote the page: days of it are written without it. Null on a page without shell data. */
export function useThisYear(): number | null {
  return useContext(ThisYearContext);
}
