import { createContext } from 'react';

/** Whether the tab around is the open one. */
export const PanelShown = createContext(true);
