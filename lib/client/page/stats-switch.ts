import { createContext, useContext } from 'react';

const StatsContext = createContext(true);

/** Whether the site shows statistics (the system setting `stats`). */
export const StatsProvider = StatsContext.Provider;

/** Without statistics there are no tables of them and no pages of champions, so nothing may link there. */
export const useStatsShown = (): boolean => useContext(StatsContext);
