import { useMemo } from 'react';
import { buildBracket } from '../../lib/domain/competition/bracket';
import type { StageMatch } from '../../lib/domain/match/match';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { Stage } from '../../lib/domain/competition/stage';
import { useTranslate } from '../../lib/i18n/use-translate';
import { island } from '../island/island';
import { BracketView } from '../bracket/BracketView';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { StageTable } from '../standings/StageTable';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { showsBracket } from '../../lib/domain/competition/tournament-data';

type Props = {
  readonly stage: { readonly name: string; readonly hasBracket: boolean };
  readonly table: StandingsDocument | null;
  readonly matches: readonly StageMatch[];
  readonly stages: readonly Stage[];
  readonly reveal: Reveal;
};

/** What a stage comes to: its bracket, or its table. */
export const StageBody = island(function StageBody({ stage, table, matches, stages, reveal }: Props) {
  const t = useTranslate();
  const isBracket = showsBracket(stage, table, matches);
  const bracket = useMemo(() => (isBracket ? buildBracket(matches) : null), [isBracket, matches]);
  if (bracket) return <BracketView bracket={bracket} reveal={reveal} label={t('bracket.label', { stage: stage.name })} />;
  if (table === null || table.rows.length === 0) {
    return (
      <Card>
        <EmptyState compact title={t('standings.none')} />
      </Card>
    );
  }
  return (
    <SpoilerArea reveal={reveal} teamIds={table.rows.map(({ team }) => team.id)} note={t('standings.hidden')}>
      <StageTable table={table} matches={matches} stages={stages} />
    </SpoilerArea>
  );
});
