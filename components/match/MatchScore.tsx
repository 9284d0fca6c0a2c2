import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler, type SpoilerProps } from '../spoilers/Spoiler';
import { useReveal } from '../spoilers/use-reveal';
import { useTicks } from './ChangingFigure';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { matchResult, type MatchResult, type SideResult } from '../../lib/domain/match/match-result';

/** One side's score; a change of the number shows as a short tick, the first paint and a reveal do not. */
export function ScoreValue({ side }: { readonly side: SideResult }) {
  const ticks = useTicks(side.text);
  return (
    <span key={ticks} className="score-value" data-tone={side.standing === 'none' ? 'none' : side.tone} data-ticks={ticks || undefined}>
      {side.text}
    </span>
  );
}

/** A star beside a score that the games contradict, and its meaning in words. */
function Doubt({ result }: { readonly result: MatchResult }) {
  const t = useTranslate();
  if (!result.contradicts) return null;
  return (
    <sup title={t('match.contradicts')} style={{ lineHeight: 0 }}>
      <span aria-hidden>*</span>
      <VisuallyHidden> ({t('match.contradicts')})</VisuallyHidden>
    </sup>
  );
}

/**
 * The score in one line, "2 – 1", in the font size around it: for scoreboards
 * and narrow lists. A dash a side before the start; nothing readable while
 * spoilers are hidden, in a box of the same width.
 */
export function MatchScore({ match }: { readonly match: MatchSummary }) {
  const reveal = useReveal(match);
  const result = matchResult(match, reveal.hidden);
  if (!result) return <HiddenScore className="match-score" />;
  return (
    <Spoiler className="match-score" reveal={reveal} match={match}>
      <ScoreValue side={result.left} />
      <span className="between">:</span>
      <ScoreValue side={result.right} />
      <Doubt result={result} />
    </Spoiler>
  );
}

function HiddenScore({ className }: { readonly className: string }) {
  const t = useTranslate();
  return (
    <span className={className}>
      <VisuallyHidden>{t('match.resultHidden')}</VisuallyHidden>
    </span>
  );
}

type ScoreColumnProps = Pick<SpoilerProps, 'reveal' | 'inRow'> & {
  readonly match: MatchSummary;
  readonly result: MatchResult | null;
};

/** The two scores of a row or card, one above the other; they are styled there. */
export function ScoreColumn({ match, result, reveal, inRow = false }: ScoreColumnProps) {
  if (!result) return <HiddenScore className="score" />;
  return (
    <Spoiler className="score" reveal={reveal} match={match} inRow={inRow}>
      <ScoreValue side={result.left} />
      <ScoreValue side={result.right} />
      <Doubt result={result} />
    </Spoiler>
  );
}
