import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A placeholder of the coming content's size: `style={{ '--w': '60%', '--h': '14px' }}`. Put `aria-busy` on the region. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden className={classNames('ui-skeleton', className)} />;
}
