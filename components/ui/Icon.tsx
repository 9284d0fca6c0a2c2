import type { SVGProps } from 'react';
import type { IconName } from './icon-sprite';

type Props = Omit<SVGProps<SVGSVGElement>, 'name' | 'width' | 'height' | 'className'> & {
  readonly name: IconName;
  /** The edge in CSS pixels. */
  readonly size: number;
};

/** An icon of the document's sprite, decorative: its control or text names it. */
export function Icon({ name, size, ...rest }: Props) {
  return (
    <svg {...rest} className="ui-icon" width={size} height={size} aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
