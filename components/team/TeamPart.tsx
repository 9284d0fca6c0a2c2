import type { ReactNode } from 'react';
import { SectionHeading } from '../ui/SectionHeading';

type Props = { readonly id: string; readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** A titled section of a team's or player's page. */
export function TeamPart({ id, title, aside, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
