import { Fragment } from 'react';
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
  /** A text shown where there are none, unless results are hidden: there may be some that exist only by a result. */
  readonly none?: string;
};

/** The next and the latest matches. That a knockout match is among them is a result. */
export function FoundMatches({ matches: { next, last }, most, none }: FoundMatchesProps) {
  const t = useTranslate();
  const reveal = useReveal();
  const ahead = shownMeetings(next, most.next, reveal.hidden);
  const lists = [
    { title: t('match.live'), matches: ahead.filter(isUnderWay) },
    { title: t('find.upcoming'), matches: ahead.filter((match) => !isUnderWay(match)) },
    { title: t('find.past'), matches: shownMeetings(last, most.last, reveal.hidden) },
  ].filter(({ matches }) => matches.length > 0);
  if (lists.length === 0 && none === undefined) return null;
  return (
    <OwnMatches reveal={reveal} note={t('find.hidden')} revealLabel={t('standings.show')}>
      {lists.length === 0 && reveal.hidden ? null : (
        <Card>
          {lists.length === 0 ? <EmptyState compact title={none ?? ''} /> : null}
          {lists.map(({ title, matches }) => (
            <Fragment key={title}>
              <h3>{title}</h3>
              <MatchList matches={matches} showLeague showDay label={title} />
            </Fragment>
          ))}
        </Card>
      )}
    </OwnMatches>
  );
}
