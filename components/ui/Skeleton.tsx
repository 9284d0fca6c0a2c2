import type { ComponentProps } from 'react';

/** A placeholder of the coming content's size: `style={{ '--w': '60%', '--h': '14px' }}`. Put `aria-busy` on the region. */
export function Skeleton(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} aria-hidden className="ui-skeleton" />;
}
