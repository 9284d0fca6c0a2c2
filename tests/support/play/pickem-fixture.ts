import type { PickemStageInfo } from '../../../lib/domain/play/pickem/pickem-page';
import { pickemTask, type PickemTask } from '../../../lib/domain/play/pickem/pickem-stage';
import type { NotStartedMatch } from '../../../lib/domain/match/match';
import { notStartedMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { teamStub } from '../entity-fixture';

/** Brackets to be picked, as their stages have them before the start. */

type BracketTask = Extract<PickemTask, { readonly kind: 'bracket' }>;
/** Id, both teams (0: open), and what feeds it. */
type Fixture = readonly [id: number, left: number, right: number, feeds?: readonly number[], takes?: readonly ('winner' | 'loser')[]];

const side = (id: number) => unscored({ id, name: id === 0 ? '' : teamStub(id).name, abbr: id === 0 ? '' : teamStub(id).acronym });

const matchesOf = (fixtures: readonly Fixture[]): NotStartedMatch[] =>
  fixtures.map(([id, left, right, feeds = [], takes]) =>
    notStartedMatch({
      id,
      beginAt: new Date(Date.UTC(2026, 10, 23, 12 + id)).toISOString(),
      numOfGames: 3,
      matchType: 'best_of',
      games: [],
      left: side(left),
      right: side(right),
      previousMatchIds: [...feeds],
      ...(takes && { previousTakes: [...takes] }),
    }),
  );

function bracketTask(matches: readonly NotStartedMatch[]): BracketTask {
  const teams = [1, 2, 3, 4].map(teamStub);
  const task = pickemTask({ tournament: { name: 'Playoffs', hasBracket: true, teams }, table: null, matches });
  if (task?.kind !== 'bracket') throw new Error('no bracket');
  return task;
}

/** The playoffs of Worlds, which are open. */
export function pickemStage(overrides: Partial<PickemStageInfo> = {}): PickemStageInfo {
  return {
    id: 7,
    name: 'Playoffs',
    leagueId: 297,
    leagueName: 'Worlds',
    leagueAcronym: 'WCS',
    leagueImg: null,
    serieName: '2026',
    kind: 'bracket',
    locksAt: null,
    opensAt: null,
    isLocked: false,
    isOver: false,
    ...overrides,
  };
}

/** Team 1 meets 4 and 2 meets 3; the winners play the final, match 3. */
export const FOUR_TEAMS_MATCHES = matchesOf([
  [1, 1, 4],
  [2, 2, 3],
  [3, 0, 0, [1, 2]],
]);
export const FOUR_TEAMS: BracketTask = bracketTask(FOUR_TEAMS_MATCHES);

/** The same with a second chance: 3 is the upper final, 4 and 5 the lower bracket, 6 the grand final. */
export const DOUBLE_ELIMINATION: BracketTask = bracketTask(
  matchesOf([
    [1, 1, 4],
    [2, 2, 3],
    [3, 0, 0, [1, 2], ['winner', 'winner']],
    [4, 0, 0, [1, 2], ['loser', 'loser']],
    [5, 0, 0, [3, 4], ['loser', 'winner']],
    [6, 0, 0, [3, 5], ['winner', 'winner']],
  ]),
);
