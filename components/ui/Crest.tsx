import { IMAGE_SIZES } from '../../lib/domain/values/constants';
import { clubColors } from '../../lib/domain/entities/club-colors';
import { darkTwin } from '../../lib/domain/entities/image';
import { letterSize, monogram } from '../../lib/domain/text/monogram';
import { classNames } from './class-names';
import { useBroken } from './use-broken';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly acronym?: string;
  /** The path of the stored image on our own origin, or null. */
  readonly img: string | null;
  /** The edge in CSS pixels; 20 by default, as in `styles/ui.css`. */
  readonly size?: number;
  readonly className?: string;
  /** The name of the club in whose colours the letters are drawn, where it is not `name`: a player's. */
  readonly club?: string | undefined;
};

const DEFAULT_SIZE = 20;
/** Only pictures that we store are shown: others would be blocked by the page's policy. */
const STORED = /optimize\/images\//;

/** The smallest stored size with this many device pixels, else the largest. */
function storedFor(img: string, pixels: number): string {
  const { icon, small, medium } = IMAGE_SIZES;
  return img.replace(/\/\d+_/, `/${pixels <= icon ? icon : pixels <= small ? small : medium}_`);
}

/** The files of a picture of `size` CSS pixels: `src`, and on dense screens `srcSet`, where those need a larger file. */
export function pictureSources(img: string, size: number): { readonly src: string; readonly srcSet?: string } {
  const [src, two, three] = [storedFor(img, size), storedFor(img, size * 2), storedFor(img, size * 3)];
  return src === three ? { src } : { src, srcSet: two === three ? `${two} 2x` : `${two} 2x, ${three} 3x` };
}

/** Decorative picture of a league, team or player: the stored image, else a drawn monogram, in the same box. The name must be beside it. */
export function Crest({ img, ...rest }: Props) {
  return img !== null && STORED.test(img) ? <Picture {...rest} img={img} /> : <Monogram {...rest} />;
}

/** A picture that is replaced by the monogram when it cannot be loaded. */
function Picture({ img, ...rest }: Props & { readonly img: string }) {
  const { isBroken, watched } = useBroken(img);
  const { size = DEFAULT_SIZE, className } = rest;
  if (isBroken) return <Monogram {...rest} />;
  const dark = darkTwin(img);
  const common = { alt: '', width: size, height: size, loading: 'lazy', decoding: 'async' } as const;
  return (
    <span aria-hidden className={classNames('ui-crest', className)} data-picture="" style={{ '--size': ownSize(size) }}>
      <img {...watched} {...pictureSources(img, size)} {...common} />
      {/* One of the two has no place in the theme that is on, so it is not loaded. */}
      {dark ? <img {...pictureSources(dark, size)} {...common} /> : null}
    </span>
  );
}

function Monogram({ id, name, acronym = '', size = DEFAULT_SIZE, className, club = name }: Omit<Props, 'img'>) {
  const letters = id === 0 ? '?' : monogram(name, acronym);
  const colors = clubColors(club);
  return (
    <span
      aria-hidden
      className={classNames('ui-crest', className)}
      data-unknown={id === 0 ? '' : undefined}
      style={{
        '--size': ownSize(size),
        '--letters': letterSize(letters),
        '--club': colors?.color,
        '--ink': colors?.ink,
      }}
    >
      {letters}
    </span>
  );
}

function ownSize(size: number): string | undefined {
  return size === DEFAULT_SIZE ? undefined : `${size}px`;
}
