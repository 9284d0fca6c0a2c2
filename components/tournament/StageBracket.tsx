import { useMemo } from 'react';
import { buildBracket } from '../../lib/domain/competition/bracket';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { StageMatch } from '../../lib/domain/match/match';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { BracketView } from '../bracket/BracketView';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { TitleChanceTable } from '../standings/TitleChanceTable';

type Props = {
  readonly name: string;
  readonly table: StandingsDocument | null;
  readonly matches: readonly StageMatch[];
  readonly reveal: Reveal;
};

/** The bracket of an elimination stage, and the title chances, which reveal who is out. */
export function StageBracket({ name, table, matches, reveal }: Props) {
  const t = useTranslate();
  const stage = competitionName(name, t);
  const bracket = useMemo(() => buildBracket(matches), [matches]);
  const teams = table?.rows.map(({ team }) => team) ?? [];
  const chances = table?.titleChances ?? null;
  return (
    bracket && (
      <>
        <BracketView bracket={bracket} reveal={reveal} label={t('bracket.label', { stage })} />
        {chances ? (
          <SpoilerArea reveal={reveal}>
            <TitleChanceTable stage={stage} chances={chances} teams={teams} />
          </SpoilerArea>
        ) : null}
      </>
    )
  );
}
