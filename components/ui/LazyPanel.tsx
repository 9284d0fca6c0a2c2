import { createContext, useContext, useState, type ReactNode } from 'react';

/** Whether the tab around is the open one. */
export const PanelShown = createContext(true);

/**
 * What is drawn only from when its tab is first opened: a series has up to
 * seven of them, and the page's HTML carries what says the same without it.
 */
export function LazyPanel({ children }: { readonly children: ReactNode }) {
  const shown = useContext(PanelShown);
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  return opened ? <>{children}</> : null;
}
