import { useMemo } from 'react';
import type { MatchSummary, StageMatch } from '../../lib/domain/match/match';
import { isNeedless } from '../../lib/domain/match/match-state';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FoldedMatches } from '../match/FoldedMatches';
import type { Reveal } from '../spoilers/use-reveal';
import { Card } from '../ui/Card';
import { Fold } from '../ui/Fold';
import { TitledSection } from '../ui/SectionHeading';
import { BracketRows } from './BracketRows';
import { StageResults } from './StageResults';

type Props = {
  /** All matches of the stage, by start. */
  readonly matches: readonly StageMatch[];
  /** Whether it is an elimination stage: who plays in it is a result. */
  readonly isBracket: boolean;
  readonly reveal: Reveal;
};

/** A stage's next matches and its results. */
export function StageMatches({ matches, isBracket, reveal }: Props) {
  const t = useTranslate();
  const upcoming = matches.filter(({ status, overdue }) => !overdue && (status === 'not_started' || status === 'postponed'));
  const finished = useMemo(
    () =>
      matches
        .filter((match) => match.overdue || match.status === 'finished' || (match.status === 'canceled' && !isNeedless(match)))
        .reverse(),
    [matches],
  );
  const next = (
    <Card>
      <FoldedMatches matches={upcoming} kind="upcoming" first={5} />
    </Card>
  );
  const cover = (rows: readonly MatchSummary[], label: string, children: React.ReactNode) =>
    isBracket ? (
      <BracketRows reveal={reveal} matches={rows} all={matches} label={label}>
        {children}
      </BracketRows>
    ) : (
      children
    );
  return (
    <>
      {upcoming.length > 0 ? (
        <TitledSection id="stage-upcoming" title={t('home.upcoming')} count={upcoming.length}>
          {cover(upcoming, t('home.upcoming'), next)}
        </TitledSection>
      ) : null}
      {finished.length > 0 ? (
        <Fold title={t('tournament.results')} count={finished.length}>
          {cover(finished, t('tournament.results'), <StageResults matches={finished} />)}
        </Fold>
      ) : null}
    </>
  );
}
