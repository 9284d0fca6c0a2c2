import type { ReactNode } from 'react';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import { useReveal } from '../spoilers/use-reveal';

/** A component that shows results and is covered by the page around it, not by itself. */
export function CoveredSpecimen({ children }: { readonly children: ReactNode }) {
  return (
    <SpoilerArea reveal={useReveal()} note="Pages cover it with a SpoilerArea.">
      {children}
    </SpoilerArea>
  );
}
