import type { ComponentProps, ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  readonly level?: 2 | 3;
  /** The number of items; not shown if it is 0. */
  readonly count?: number | undefined;
  /** A link or control at the end of the line. */
  readonly aside?: ReactNode;
};

/** The title line of a section: heading, optional count, optional link at its end. */
export function SectionHeading({ children, id, level = 2, count, aside }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="ui-heading">
      <Heading id={id}>{children}</Heading>
      {count ? <span data-part="count">{count}</span> : null}
      {aside ? <span data-part="aside">{aside}</span> : null}
    </div>
  );
}

type SectionProps = Omit<ComponentProps<'section'>, 'title'> &
  Pick<Props, 'count' | 'aside'> & {
    /** The id of the heading. */
    readonly id: string;
    readonly title: ReactNode;
  };

export function TitledSection({ id, title, count, aside, children, ...rest }: SectionProps) {
  return (
    <section {...rest} aria-labelledby={id}>
      <SectionHeading id={id} count={count} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
