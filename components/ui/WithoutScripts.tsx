import type { ReactNode } from 'react';

/**
 * Words that show only where scripts are off. A style does it, because these
 * words may stand in a `<noscript>` (a tab of a match), which ends at the
 * first `</noscript>` inside it.
 */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  return <span className="ui-without-scripts">{children}</span>;
}
