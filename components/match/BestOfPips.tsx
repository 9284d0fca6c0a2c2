import { Spoiler } from '../spoilers/Spoiler';
import type { Reveal } from '../spoilers/use-reveal';
import type { SideResult } from '../../lib/domain/match/match-result';

type BestOfPipsProps = {
  /** Wins that the series needs; see `pipCount`. */
  readonly count: number;
  /** Null while the result is hidden: then all pips are empty. */
  readonly result: SideResult | null;
  /** The next pip is being played for. */
  readonly playing: boolean;
  readonly reveal: Pick<Reveal, 'hidden' | 'revealed'>;
};

/**
 * One side's best-of as pips: 2–1 in a best of five is visible at a glance.
 * Decorative: score and best-of are in words beside them. The won ones are in
 * their own layer, which the pre-paint style can hide.
 */
export function BestOfPips({ count, result, playing, reveal }: BestOfPipsProps) {
  const wins = Math.min(result?.wins ?? 0, count);
  const pips = Array.from({ length: count }, (_, index) => index);
  return (
    <span className="pips" aria-hidden="true">
      {pips.map((index) => (
        <i key={index} className="pip" />
      ))}
      {result && (wins > 0 || playing) ? (
        <Spoiler className="won" reveal={reveal}>
          {pips.slice(0, wins).map((index) => (
            <i key={index} className="pip" data-pip="won" />
          ))}
          {playing && wins < count ? <i className="pip" data-pip="playing" /> : null}
        </Spoiler>
      ) : null}
    </span>
  );
}
