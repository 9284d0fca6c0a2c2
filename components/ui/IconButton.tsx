import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'type'> & {
  /** The accessible name, shown on hover. */
  readonly label: string;
  /** An icon; hidden from assistive technology. */
  readonly children: ReactNode;
  /** Whether the button has a hairline frame. */
  readonly framed?: boolean;
};

/** A square button that shows only an icon. */
export function IconButton({ label, children, framed = false, ...rest }: Props) {
  return (
    <button className="ui-icon-button" {...rest} type="button" aria-label={label} title={label} data-framed={framed ? '' : undefined}>
      {children}
    </button>
  );
}
