import { listText } from '../../lib/domain/text/list-text';
import { secondsAsMmSs } from '../../lib/domain/text/format';
import type { TakenObjective, TeamDeeds } from '../../lib/domain/match/game-events';
import type { CurvePoint } from '../../lib/domain/match/gold-curve';
import type { Translate } from '../../lib/i18n/translate';

/** What the charts of a game's course have in common. */

type Deeds = Pick<TeamDeeds, 'kills' | 'taken'> & Partial<Pick<TeamDeeds, 'firstBlood'>>;

/** Axis labels are this many minutes apart: on a phone there is room for six. */
const tickMinutes = (seconds: number): number => (seconds > 25 * 60 ? 10 : 5);

/** Between which points nothing is known, a sentence for each such gap. */
export function gapSentences(points: readonly CurvePoint[], lengthSeconds: number | null, t: Translate): string[] {
  return points
    .filter(({ afterGap }) => afterGap)
    .map(({ seconds, since }) => {
      const from = secondsAsMmSs(since ?? 0);
      return lengthSeconds !== null && seconds >= lengthSeconds
        ? t('gameDetail.noFiguresToEnd', { from })
        : t('gameDetail.noFiguresBetween', { from, until: secondsAsMmSs(seconds) });
    });
}

/** Minutes under a chart, as far as its last point. */
export function minuteTicks(seconds: number): { readonly at: number; readonly text: string }[] {
  const minutes = tickMinutes(seconds);
  const count = Math.floor(seconds / 60 / minutes) + 1;
  return Array.from({ length: count }, (_, index) => ({ at: index * minutes * 60, text: `${index * minutes}:00` }));
}

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
