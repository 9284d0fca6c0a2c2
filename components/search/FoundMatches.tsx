import type { MatchSummary } from '../../lib/domain/match/match';
import { isUnderWay } from '../../lib/domain/match/match-state';
import { shownMeetings } from '../../lib/domain/search/meetings-shown';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MatchList } from '../match/MatchList';
import { OwnMatches } from '../spoilers/OwnMatches';
import { useReveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

export type MatchesFound = { readonly next: readonly MatchSummary[]; readonly last: readonly MatchSummary[] };

type FoundMatchesProps = {
  readonly matches: MatchesFound;
  readonly most: { readonly next: number; readonly last: number };
  /** Said where there are none. */
  readonly none?: string;
};

/** What is played next and was played last. That a knockout match is among it is a result. */
export function FoundMatches({ matches: { next, last }, most, none }: FoundMatchesProps) {
  const t = useTranslate();
  const reveal = useReveal();
  const ahead = shownMeetings(next, most.next, reveal.hidden);
  const [live, upcoming] = [ahead.filter(isUnderWay), ahead.filter((match) => !isUnderWay(match))];
  const past = shownMeetings(last, most.last, reveal.hidden);
  const isEmpty = ahead.length + past.length === 0;
  if (isEmpty && none === undefined) return null;
  return (
    <OwnMatches reveal={reveal} note={t('find.hidden')} revealLabel={t('standings.show')}>
      <Card>
        {isEmpty ? <EmptyState compact title={none ?? ''} /> : null}
        {live.length === 0 ? null : <h3>{t('match.live')}</h3>}
        <MatchList matches={live} showLeague showDay label={t('match.live')} />
        {upcoming.length === 0 ? null : <h3>{t('find.upcoming')}</h3>}
        <MatchList matches={upcoming} showLeague showDay label={t('find.upcoming')} />
        {past.length === 0 ? null : <h3>{t('find.past')}</h3>}
        <MatchList matches={past} showLeague showDay label={t('find.past')} />
      </Card>
    </OwnMatches>
  );
}
