import type { MatchSummary } from '../../lib/domain/match/match';
import { pipCount, type MatchResult, type SideResult } from '../../lib/domain/match/match-result';
import { SIDES } from '../../lib/domain/match/match-state';
import { seriesFormat } from '../../lib/i18n/series-format';
import type { Translate } from '../../lib/i18n/translate';
import { Spoiler, type SpoilerProps } from '../spoilers/Spoiler';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = Pick<SpoilerProps, 'reveal'> & {
  readonly match: MatchSummary;
  /** The result; null while it is hidden: then all pips are empty. */
  readonly result: MatchResult | null;
  readonly t: Translate;
};

/** Each side's best-of as pips: 2–1 in a best of five is visible at a glance. Nothing for a single game. */
export function BestOfPips({ match, result, reveal, t }: Props) {
  const count = pipCount(match);
  if (count === 0) return null;
  const playing = result?.game?.isRunning ?? false;
  return (
    <span className="best-of">
      <VisuallyHidden>{seriesFormat(match, t)}</VisuallyHidden>
      {SIDES.map((side) => (
        <Pips key={side} count={count} result={result?.[side] ?? null} playing={playing} reveal={reveal} />
      ))}
    </span>
  );
}

type PipsProps = Pick<Props, 'reveal'> & {
  /** Wins that the series needs. */
  readonly count: number;
  readonly result: SideResult | null;
  /** Whether a game is being played, which decides the next pip. */
  readonly playing: boolean;
};

/** Decorative: score and best-of are in words beside them. The won ones are in their own layer, which the pre-paint style can hide. */
function Pips({ count, result, playing, reveal }: PipsProps) {
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
