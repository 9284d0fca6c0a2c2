import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A raised surface. `data-padded` for text, none for rows that reach its edges; `data-live` tints it. Clips what it holds. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card', className)} />;
}
