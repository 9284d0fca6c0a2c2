import { formatDecimals } from '../../lib/domain/format';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { TeamScenario } from '../../lib/domain/competition/scenarios/scenario-model';
import type { Translate } from '../../lib/i18n/translate';

const RARE = 0.001;

/** "58 %"; what is not certain is never called 0 or 100. */
export function chanceText({ status, chance }: TeamScenario, locale: string, t: Translate): string {
  if (status === 'open' && chance < RARE) return t('scenarios.under');
  if (status === 'open' && chance > 1 - RARE) return t('scenarios.over');
  const digits = status === 'open' && (chance < 0.1 || chance > 0.9) ? 1 : 0;
  return t('scenarios.percent', { value: formatDecimals(chance * 100, locale, digits) });
}

/** Where chances come from. `rated`: of how many of the `matches` ratings tell. */
export function basisText(rated: number, matches: number, t: Translate): string {
  if (rated === 0) return t('scenarios.basis.coinTosses');
  return rated < matches ? t('scenarios.basis.mixed', { count: rated }) : t('scenarios.basis.ratings');
}

function nameIn(match: MatchSummary, teamId: number): string {
  const side = match.left.id === teamId ? match.left : match.right;
  return side.abbr || side.name;
}

/** What a team needs, the most telling first; at least one line. */
export function needLines(scenario: TeamScenario, matches: readonly MatchSummary[], t: Translate): string[] {
  const { status, enough, atLeast, remaining, mustLose, level } = scenario;
  if (status === 'in') return [t('scenarios.through')];
  if (status === 'out') return [t('scenarios.out')];
  const sure = enough === null ? t('scenarios.noCertain') : enough === 1 ? t('scenarios.oneWin') : t('scenarios.wins', { count: enough });
  const least =
    atLeast === null || atLeast === 0 || atLeast === enough
      ? []
      : [atLeast === remaining ? t('scenarios.mustWinAll') : t('scenarios.mustWin', { count: atLeast })];
  const losses = mustLose.flatMap(({ matchId, loserId }) => {
    const match = matches.find(({ id }) => id === matchId);
    if (!match) return [];
    const other = match.left.id === loserId ? match.right.id : match.left.id;
    return [t('scenarios.mustLose', { team: nameIn(match, loserId), opponent: nameIn(match, other) })];
  });
  return [
    ...(enough === null ? [...least, ...losses, ...(losses.length > 0 ? [] : [sure])] : [sure, ...least, ...losses]),
    ...(level ? [t('scenarios.level')] : []),
  ];
}
