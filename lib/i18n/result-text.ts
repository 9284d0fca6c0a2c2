import type { FinishedSummary } from '../domain/match/match';
import { fullName } from '../domain/match/match-names';
import { competitionOf } from './competition-name';
import type { Translate } from './translate';

/** "T1 3–1 Gen.G · LCK Summer 2023 Playoffs · player of the match Faker": the result of a match in one line, for sharing. */
export function resultText(match: FinishedSummary, best: string | null, t: Translate): string {
  const { left, right, leagueName, serieName, tournamentName } = match;
  const line = t('share.line', {
    left: fullName(left),
    leftScore: left.score,
    rightScore: right.score,
    right: fullName(right),
    competition: competitionOf(leagueName, [serieName, tournamentName], t),
  });
  return best === null ? line : `${line} · ${t('share.best', { player: best })}`;
}
