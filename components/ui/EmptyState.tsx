import type { ReactNode } from 'react';
import { Card } from './Card';

type Props = {
  readonly title: string;
  /** What the visitor can do, or why there is nothing. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly compact?: boolean;
};

/** Shown where a list would be: says that there is nothing, and why. */
export function EmptyState({ title, children, icon, compact = false }: Props) {
  return (
    <div className="ui-empty" data-compact={compact ? '' : undefined}>
      {icon ? (
        <span data-part="icon" aria-hidden>
          {icon}
        </span>
      ) : null}
      <p data-part="title">{title}</p>
      {children ? <div>{children}</div> : null}
    </div>
  );
}

/** An `EmptyState` on a card of its own, in place of a whole section. */
export function EmptyCard(props: Props) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  );
}
