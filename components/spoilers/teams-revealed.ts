import { createContext } from 'react';

/** True inside a part of a page that shows its teams anyway: the visitor has requested all of its results. */
export const TeamsRevealed = createContext(false);
