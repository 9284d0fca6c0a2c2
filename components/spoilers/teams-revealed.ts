import { createContext } from 'react';

/** True inside a part of a page that shows its teams anyway: the visitor has asked for its results as a whole. */
export const TeamsRevealed = createContext(false);
