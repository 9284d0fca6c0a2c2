import { listText } from '../../lib/domain/text/list-text';
import type { TakenObjective, TeamDeeds } from '../../lib/domain/match/game-events';
import type { Translate } from '../../lib/i18n/translate';

type Deeds = Pick<TeamDeeds, 'kills' | 'taken'> & Partial<Pick<TeamDeeds, 'firstBlood'>>;

/** What a team did, as "1 baron, 2 towers, 3 kills". */
export function didText({ kills, taken, firstBlood }: Deeds, isExact: boolean, locale: string, t: Translate): string {
  if (firstBlood) return t('game.firstBlood');
  const took = taken.map((each) => takenText(each, isExact, t));
  return listText(kills > 0 ? [...took, t('gameDetail.kills', { count: kills })] : took, locale);
}

/** An objective by its name: "Cloud dragon", "Baron"; where the moment is not known, or several were taken: "1 baron", "2 towers". */
function takenText({ objective, count, dragon }: TakenObjective, isExact: boolean, t: Translate): string {
  if (!isExact || count > 1) return t(`gameDetail.objective.${objective}`, { count });
  return dragon === undefined
    ? t(`gameDetail.objectiveKind.${objective}`)
    : t('gameDetail.dragonOfType', { type: t(`gameDetail.dragon.${dragon}`) });
}
