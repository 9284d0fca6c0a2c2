import type { TeamStub } from '../../lib/domain/entities/entities';
import type { Roster } from '../../lib/domain/competition/highlights';
import { useTranslate } from '../../lib/i18n/use-translate';
import { FigureTableNote } from '../figures/FigureTable';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { Fold } from '../ui/Fold';
import { TeamGrid } from './TeamGrid';

type Props = {
  readonly teams: readonly TeamStub[];
  readonly rosters: readonly Roster[];
  /** Whether the teams are a result, covered while results are hidden. */
  readonly isResult: boolean;
  readonly reveal: Reveal;
};

/** The teams of a stage or serie, with their players. */
export function StageTeams({ teams, rosters, isResult, reveal }: Props) {
  const t = useTranslate();
  if (teams.length === 0) return null;
  const grid = (
    <>
      <TeamGrid teams={teams} rosters={rosters} />
      {rosters.length === 0 ? null : (
        <FigureTableNote>
          {t(rosters.some(({ isListed }) => isListed) ? 'tournament.playersListed' : 'tournament.playersOfGames')}
        </FigureTableNote>
      )}
    </>
  );
  return (
    <Fold title={t('tournament.teamsHeading')} count={teams.length}>
      {isResult ? (
        <SpoilerArea reveal={reveal} note={t('highlights.teamsHidden')}>
          {grid}
        </SpoilerArea>
      ) : (
        grid
      )}
    </Fold>
  );
}
