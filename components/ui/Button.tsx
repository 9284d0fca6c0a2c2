import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Link } from './Link';

/** `data-variant="primary" | "quiet"`, `data-size="small"`, `data-wide`. A submit button says `type="submit"`. */
export function Button({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames('ui-button', className)} />;
}

/** A link that looks like a button; same attributes. */
export function ButtonLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames('ui-button', className)} />;
}
