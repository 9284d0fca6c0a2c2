import type { ComponentProps } from 'react';

/** Read aloud, not seen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="ui-hidden" />;
}
