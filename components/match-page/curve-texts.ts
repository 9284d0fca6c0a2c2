import { secondsAsMmSs } from '../../lib/domain/format';
import type { CourseEvent } from '../../lib/domain/match/game-events';
import type { CurvePoint } from '../../lib/domain/match/gold-curve';
import type { Translate } from '../../lib/i18n/translate';

/** What the charts of a game's course have in common. */

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
export function didText({ kills, taken }: Pick<CourseEvent['teams'][number], 'kills' | 'taken'>, t: Translate): string {
  const objectives = taken.map(({ objective, count }) => t(`gameDetail.objective.${objective}`, { count }));
  return [...objectives, ...(kills > 0 ? [t('gameDetail.kills', { count: kills })] : [])].join(', ');
}
