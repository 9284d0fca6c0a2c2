import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { IMAGE_SIZES } from '../../lib/domain/constants';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly acronym?: string;
  /** Path of the stored image on our own origin, or null. */
  readonly img: string | null;
  /** Edge in CSS pixels; 20 unless told. */
  readonly size?: number;
  readonly className?: string;
};

const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--size);
  height: var(--size);
  border-radius: 26%;
  font-size: calc(var(--size) * var(--letters));
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.03em;
  overflow: hidden;
  user-select: none;

  &[data-drawn] {
    background: oklch(var(--crest-lightness) var(--crest-chroma) var(--hue));
    color: oklch(var(--crest-text-lightness) 0.1 var(--hue));
    box-shadow: inset 0 0 0 1px oklch(var(--crest-text-lightness) 0.1 var(--hue) / 0.22);
  }

  &[data-drawn='unknown'] {
    background: var(--bg-element-hl-color);
    color: var(--faint-text-color);
    box-shadow: inset 0 0 0 1px var(--border-color);
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** Share of the box's edge that a letter may take, by how many there are. */
const LETTER_SIZES = [0.5, 0.5, 0.42, 0.34, 0.27] as const;
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

/** The stored size that is sharp enough at `size` CSS pixels on a dense screen. */
export function imageForSize(img: string, size: number): string {
  const stored = size * 2 <= IMAGE_SIZES.icon ? IMAGE_SIZES.icon : size * 2 <= IMAGE_SIZES.small ? IMAGE_SIZES.small : IMAGE_SIZES.medium;
  return img.replace(/\/\d+_index\.png/, `/${stored}_index.png`);
}

/** Decorative picture of a league, team or player: the stored image, else a drawn monogram, in the same box. The name must stand beside it. */
export function Crest({ id, name, acronym = '', img, size = 20, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  // An image that failed before hydration fires no event that React could hear.
  const check = useCallback(
    (node: HTMLImageElement | null) => {
      if (node?.complete && node.naturalWidth === 0) setBroken(img);
    },
    [img],
  );
  const letters = id === 0 ? '?' : monogram(name, acronym);
  const stored = img !== null && img.startsWith('/') && broken !== img ? imageForSize(img, size) : null;
  return (
    <Box
      aria-hidden
      className={className}
      data-drawn={stored ? undefined : id === 0 ? 'unknown' : ''}
      style={{ '--size': `${size}px`, '--letters': LETTER_SIZES[Math.min(letters.length, 4)] ?? 0.27, '--hue': Math.round((id * HUE_STEP) % 360) }}
    >
      {stored ? <img ref={check} src={stored} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(img)} /> : letters}
    </Box>
  );
}
