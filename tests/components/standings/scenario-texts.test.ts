import { describe, expect, it } from 'vitest';
import { needLines } from '../../../components/standings/scenario-texts';
import { isBehind } from '../../../components/standings/use-fresh-table';
import type { TeamScenario } from '../../../lib/domain/competition/scenario-model';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { chanceText } from '../../../lib/i18n/outlook-text';
import { createTranslate } from '../../../lib/i18n/translate';
import { MESSAGES } from '../../../lib/i18n/server-messages';
import { finishedMatch, notStartedMatch, scored } from '../../../lib/fixtures/match-fixture';

const t = createTranslate('en', MESSAGES.en);
const scenario = (overrides: Partial<TeamScenario> = {}): TeamScenario => ({
  teamId: 77,
  status: 'open',
  best: 4,
  worst: 8,
  chance: 0.5,
  remaining: 2,
  enough: null,
  atLeast: 0,
  level: false,
  mustLose: [],
  ...overrides,
});

describe('what a team needs, in words', () => {
  it('claims certainty only where there is any', () => {
    expect(needLines(scenario({ status: 'in' }), [], t)).toEqual(['Through']);
    expect(needLines(scenario({ status: 'out' }), [], t)).toEqual(['Out']);
    expect(needLines(scenario({ enough: 1 }), [], t)).toEqual(['In with one more win']);
    expect(needLines(scenario({ enough: 2, atLeast: 1, level: true }), [], t)).toEqual([
      'In with 2 more wins',
      'Must win at least 1 match',
      'May come down to tiebreaks',
    ]);
  });

  it('names who must lose to whom, else says that other results must help', () => {
    const match = notStartedMatch({ id: 5 });
    expect(needLines(scenario({ atLeast: 2, mustLose: [{ matchId: 5, loserId: 1 }] }), [match], t)).toEqual([
      'Must win out',
      'GEN must lose to T1',
    ]);
    expect(needLines(scenario(), [], t)).toEqual(['Needs help from other results']);
  });

  it('speaks of no help that cannot come: with nothing left to play only the tiebreak is open', () => {
    expect(needLines(scenario({ remaining: 0, level: true }), [], t)).toEqual(['May come down to tiebreaks']);
  });

  it('writes every chance of a table whole', () => {
    expect([0.063, 0.47, 0.934].map((chance) => chanceText(scenario({ chance }), 'en'))).toEqual(['6%', '47%', '93%']);
  });

  it('writes the chances of two opponents such that they add up to 100', () => {
    expect([0.695, 0.305].map((chance) => chanceText(scenario({ chance }), 'en'))).toEqual(['70%', '30%']);
  });

  it('never rounds a chance to certainty', () => {
    expect(chanceText(scenario({ chance: 0.9999 }), 'en')).toBe('>99%');
    expect(chanceText(scenario({ chance: 0.0001 }), 'en')).toBe('<1%');
    // Simulated, and never drawn.
    expect(chanceText(scenario({ chance: 0 }), 'en')).toBe('<1%');
    expect(chanceText(scenario({ status: 'in', chance: 1 }), 'en')).toBe('100%');
  });
});

describe('a table on an open page', () => {
  it('is outdated while the page shows a result that it does not count', () => {
    const match = finishedMatch();
    const teams = [match.left, match.right].map(({ id, name, abbr, img }) => ({ id, name, acronym: abbr, img }));
    const table = (matches: Parameters<typeof rankFromMatches>[1]) => ({
      tournamentId: 16,
      tournamentName: 'Regular Season',
      kind: 'group' as const,
      from: 'matches' as const,
      rows: rankFromMatches(teams, matches),
    });
    expect(isBehind(table([]), [match])).toBe(true);
    expect(isBehind(table([match]), [match])).toBe(false);
    // No table counts a match whose result is unknown.
    const undecided = finishedMatch({ id: 9, winnerId: null, left: scored({ score: 0 }), right: scored({ id: 1, score: 0 }) });
    expect(isBehind(table([match, undecided]), [match, undecided])).toBe(false);
  });
});
