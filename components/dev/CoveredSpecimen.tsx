import type { ReactNode } from 'react';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';

/** What tells results and leaves it to its page to hide them. */
export function CoveredSpecimen({ children }: { readonly children: ReactNode }) {
  return (
    <SpoilerArea reveal={useReveal()} note="Pages cover it with a SpoilerArea.">
      {children}
    </SpoilerArea>
  );
}
