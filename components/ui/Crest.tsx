import { useCallback, useState } from 'react';
import { IMAGE_SIZES } from '../../lib/domain/constants';
import { classNames } from './class-names';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly acronym?: string;
  /** Path of the stored image on our own origin, or null. */
  readonly img: string | null;
  /** Edge in CSS pixels; 20 by default, as in `styles/ui-style.ts`. */
  readonly size?: number;
  readonly className?: string;
};

const DEFAULT_SIZE = 20;
/** Share of the box's edge that a letter may take, by how many there are. Most have three: that share is the style's. */
const LETTER_SIZES = [0.5, 0.5, 0.42, undefined, 0.27] as const;
/** Steps of the golden angle keep the colours of neighbouring ids apart. */
const HUE_STEP = 137.508;

/** At most four letters: the acronym, else initials, else the name's beginning. */
export function monogram(name: string, acronym: string): string {
  const short = acronym.replace(/[^\p{L}\p{N}]/gu, '');
  if (short && short.length <= 4) return short;
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return ((words.length > 1 ? initials : (words[0] ?? short)).slice(0, words.length > 1 ? 3 : 2) || '?').toUpperCase();
}

/** Only pictures that we store are shown: others would be blocked by the page's policy. */
const STORED = /optimize\/images\//;

/** The smallest stored size with this many device pixels, else the largest. */
function storedFor(img: string, pixels: number): string {
  const { icon, small, medium } = IMAGE_SIZES;
  return img.replace(/\/\d+_index\.png/, `/${pixels <= icon ? icon : pixels <= small ? small : medium}_index.png`);
}

/** What a picture of `size` CSS pixels loads: `src`, and on dense screens what `srcSet` says, where those need a larger file. */
export function pictureSources(img: string, size: number): { readonly src: string; readonly srcSet?: string } {
  const [src, two, three] = [storedFor(img, size), storedFor(img, size * 2), storedFor(img, size * 3)];
  return src === three ? { src } : { src, srcSet: two === three ? `${two} 2x` : `${two} 2x, ${three} 3x` };
}

/** Decorative picture of a league, team or player: the stored image, else a drawn monogram, in the same box. The name must stand beside it. */
export function Crest({ id, name, acronym = '', img, size = DEFAULT_SIZE, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  // An image that failed before hydration fires no event that React could hear.
  const check = useCallback(
    (node: HTMLImageElement | null) => {
      if (node?.complete && node.naturalWidth === 0) setBroken(img);
    },
    [img],
  );
  const letters = id === 0 ? '?' : monogram(name, acronym);
  const stored = img !== null && STORED.test(img) && broken !== img ? pictureSources(img, size) : null;
  return (
    <span
      aria-hidden
      className={classNames('ui-crest', className)}
      data-picture={stored ? '' : undefined}
      data-unknown={!stored && id === 0 ? '' : undefined}
      style={{
        '--size': size === DEFAULT_SIZE ? undefined : `${size}px`,
        '--letters': LETTER_SIZES[Math.min(letters.length, 4)],
        '--hue': stored ? undefined : Math.round((id * HUE_STEP) % 360),
      }}
    >
      {stored ? (
        <img ref={check} {...stored} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(img)} />
      ) : (
        letters
      )}
    </span>
  );
}
