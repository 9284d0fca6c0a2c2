import { useId, useState } from 'react';
import styled from 'styled-components';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AllButton } from '../ui/AllButton';
import { MatchList } from './MatchList';

/** Rows before the fold. */
const FIRST_ROWS = 8;
/** A button is as high as a row: fewer rows than these are not worth it. */
const LEAST_FOLDED = 3;

const Fold = styled.div`
  @media (scripting: enabled) {
    &[data-folded] > .match-list > li:nth-child(n + ${FIRST_ROWS + 1}) {
      display: none;
    }
  }
`;

const LABELS = { upcoming: 'home.allUpcoming', results: 'home.allResults' } as const;

type Props = {
  readonly matches: readonly MatchSummary[];
  readonly kind: keyof typeof LABELS;
  readonly showLeague?: boolean;
};

/** A list of matches with their days: its first rows, and all of them at a tap. Without scripts all show. */
export function FoldedMatches({ matches, kind, showLeague = false }: Props) {
  const t = useTranslate();
  const id = useId();
  const [all, setAll] = useState(false);
  const isLong = matches.length >= FIRST_ROWS + LEAST_FOLDED;
  return (
    <Fold id={id} data-folded={isLong && !all ? '' : undefined}>
      <MatchList matches={matches} showDay showLeague={showLeague} />
      {isLong ? (
        <AllButton
          list={id}
          shown={all}
          label={all ? t('home.fewer') : t(LABELS[kind], { count: matches.length })}
          onClick={() => setAll(!all)}
        />
      ) : null}
    </Fold>
  );
}
