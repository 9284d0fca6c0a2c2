import type { MatchSummary } from '../../lib/domain/match/match';
import { sideName } from '../../lib/domain/match/match-names';
import type { TeamScenario } from '../../lib/domain/competition/scenario-model';
import type { Translate } from '../../lib/i18n/translate';

/** How a chance moved, in points: "+12", "−3"; '' where it did not, to a point. */
export function changeText(before: number, after: number): string {
  const points = Math.round((after - before) * 100);
  return points === 0 ? '' : points > 0 ? `+${points}` : `−${-points}`;
}

/** A place's chance in percent, without the sign: "34", "<1" for what is possible at all; '' for what is not. */
export function placeShare({ byPlace = [], best, worst }: TeamScenario, place: number): string {
  const chance = byPlace[place - 1] ?? 0;
  if (place < best || place > worst) return '';
  if (chance < 0.005) return '<1';
  return best < worst && chance >= 0.995 ? '>99' : String(Math.round(chance * 100));
}

/** Where chances come from. `rated`: how many of the `matches` have chances from ratings. */
export function basisText(rated: number, matches: number, t: Translate): string {
  if (rated === 0) return t('scenarios.basis.coinTosses');
  return rated < matches ? t('scenarios.basis.mixed', { count: rated }) : t('scenarios.basis.ratings');
}

/** What a team needs, the most telling first; at least one line. */
export function needLines(scenario: TeamScenario, matches: readonly MatchSummary[], t: Translate): string[] {
  const { status, enough, atLeast, remaining, mustLose, level } = scenario;
  if (status === 'in') return [t('scenarios.through')];
  if (status === 'out') return [t('scenarios.out')];
  if (remaining === 0 && level && mustLose.length === 0) return [t('scenarios.level')];
  const sure = enough === null ? t('scenarios.noCertain') : enough === 1 ? t('scenarios.oneWin') : t('scenarios.wins', { count: enough });
  const least =
    atLeast === null || atLeast === 0 || atLeast === enough
      ? []
      : [atLeast === remaining ? t('scenarios.mustWinAll') : t('scenarios.mustWin', { count: atLeast })];
  const losses = mustLose.flatMap(({ matchId, loserId }) => {
    const match = matches.find(({ id }) => id === matchId);
    if (!match) return [];
    const [loser, winner] = match.left.id === loserId ? [match.left, match.right] : [match.right, match.left];
    return [t('scenarios.mustLose', { team: sideName(loser, 'short'), opponent: sideName(winner, 'short') })];
  });
  return [
    ...(enough === null ? [...least, ...losses, ...(losses.length > 0 ? [] : [sure])] : [sure, ...least, ...losses]),
    ...(level ? [t('scenarios.level')] : []),
  ];
}
