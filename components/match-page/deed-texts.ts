import { listText } from '../../lib/domain/text/list-text';
import type { TakenObjective, TeamDeeds } from '../../lib/domain/match/game-events';
import type { Translate } from '../../lib/i18n/translate';

type Deeds = Pick<TeamDeeds, 'kills' | 'taken'> & Partial<Pick<TeamDeeds, 'firstBlood'>>;

/** "1 baron, 2 towers, 3 kills" */
export function didText({ kills, taken, firstBlood }: Deeds, isExact: boolean, locale: string, t: Translate): string {
  if (firstBlood) return t('game.firstBlood');
  const took = taken.map((each) => takenText(each, isExact, t));
  return listText(kills > 0 ? [...took, t('gameDetail.kills', { count: kills })] : took, locale);
}

/** "Cloud dragon", "Baron"; where it was taken at some time between two, or several were: "1 baron", "2 towers" */
function takenText({ objective, count, dragon }: TakenObjective, isExact: boolean, t: Translate): string {
  if (!isExact || count > 1) return t(`gameDetail.objective.${objective}`, { count });
  return dragon === undefined
    ? t(`gameDetail.objectiveKind.${objective}`)
    : t('gameDetail.dragonOfType', { type: t(`gameDetail.dragon.${dragon}`) });
}
