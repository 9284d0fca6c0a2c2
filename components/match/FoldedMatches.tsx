import type { ComponentProps } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FirstRows } from '../ui/FirstRows';
import { MatchList } from './MatchList';

const LABELS = { upcoming: 'home.allUpcoming', results: 'home.allResults' } as const;

type Props = {
  readonly matches: readonly MatchSummary[];
  readonly kind: keyof typeof LABELS;
  readonly showLeague?: boolean;
  readonly first?: ComponentProps<typeof FirstRows>['first'];
};

/** A list of matches with their days: its first rows, and all of them at a tap. */
export function FoldedMatches({ matches, kind, showLeague = false, first = 8 }: Props) {
  const t = useTranslate();
  return (
    <FirstRows first={first} count={matches.length} label={t(LABELS[kind], { count: matches.length })}>
      <MatchList matches={matches} showDay showLeague={showLeague} />
    </FirstRows>
  );
}
