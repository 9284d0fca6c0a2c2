import { createContext, useContext } from 'react';

const PlayContext = createContext(false);

/** Whether the site has the prediction game (the system setting `betting`). */
export const PlayProvider = PlayContext.Provider;

/** Without it nothing may link there. */
export const usePlayShown = (): boolean => useContext(PlayContext);
