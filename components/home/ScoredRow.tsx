import type { ReactNode } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { matchResult } from '../../lib/domain/match/match-result';
import { hasResult } from '../../lib/domain/match/match-state';
import { useRevealedMatches } from '../../lib/client/spoilers/reveal-store';
import { ScoreColumn } from '../match/MatchScore';
import type { RowReader } from '../match/use-row-reader';
import { EyeInPlace } from '../spoilers/RevealEye';
import { revealOf } from '../spoilers/use-reveal';
import { HomeRow } from './HomeRow';

type Props = {
  readonly match: MatchSummary;
  readonly reader: RowReader;
  readonly isOwn?: boolean;
  /** The current time; null on the server and while hydrating. */
  readonly now: number | null;
  readonly note?: ReactNode;
};

/** A row with the score of its match once it has one, and the eye where that is hidden. */
export function ScoredRow({ match, reader, ...rest }: Props) {
  const reveal = revealOf({ result: match }, reader.spoilers, useRevealedMatches().has(match.id));
  const result = matchResult(match, reveal.hidden);
  return (
    <HomeRow {...rest} match={match} reader={reader} result={result} revealed={reveal.revealed}>
      {hasResult(match) ? <ScoreColumn match={match} result={result} reveal={reveal} inRow /> : <span className="score" />}
      <EyeInPlace match={match} reveal={reveal} />
    </HomeRow>
  );
}
