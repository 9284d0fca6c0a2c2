import type { StageMatch } from '../../lib/domain/match/match';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { Stage } from '../../lib/domain/competition/stage';
import { useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { EmptyCard } from '../ui/EmptyState';
import { showsBracket } from '../../lib/domain/models/tournament-data';

const StageBracket = islandOnDemand(() => import('./StageBracket').then((module) => module.StageBracket));
const StageTable = islandOnDemand(() => import('../standings/StageTable').then((module) => module.StageTable));

export type StageBodyProps = {
  readonly stage: { readonly name: string; readonly hasBracket: boolean };
  readonly table: StandingsDocument | null;
  readonly matches: readonly StageMatch[];
  readonly stages: readonly Stage[];
  readonly reveal: Reveal;
  /** Whether to leave out what each team still needs. */
  readonly brief?: boolean;
};

/** A stage's bracket or table, beside a button that shows what it hides. */
export function StageBody({ stage, table, matches, stages, reveal, brief = false }: StageBodyProps) {
  const t = useTranslate();
  if (showsBracket(stage, table, matches)) return <StageBracket name={stage.name} table={table} matches={matches} reveal={reveal} />;
  if (table === null || table.rows.length === 0) {
    return <EmptyCard compact title={t('standings.none')} />;
  }
  return (
    <SpoilerArea reveal={reveal} note={t('standings.hidden')} revealLabel={null}>
      <StageTable table={table} matches={matches} stages={stages} brief={brief} />
    </SpoilerArea>
  );
}
