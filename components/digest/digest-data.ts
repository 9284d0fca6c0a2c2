import type { FinishedSummary } from '../../lib/domain/match/match';
import type { DigestDocument } from '../../lib/domain/news/digest';
import type { DigestFacts } from '../../lib/domain/news/digest/digest-facts';

export type DigestPageData = {
  readonly digest: Omit<DigestDocument, 'matches'>;
  readonly matches: readonly FinishedSummary[];
  readonly facts: DigestFacts;
};
