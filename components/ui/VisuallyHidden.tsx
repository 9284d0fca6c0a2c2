import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Read aloud, not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('ui-hidden', className)} />;
}
