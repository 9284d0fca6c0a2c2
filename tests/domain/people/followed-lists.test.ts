import { describe, expect, it } from 'vitest';
import { yourTeamsMatches } from '../../../lib/domain/people/followed-lists';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const lists = (coming: number, results: number) => ({
  running: [runningMatch({ id: 50 })],
  upcoming: upTo(coming).map((id) => notStartedMatch({ id })),
  latest: upTo(results).map((id) => finishedMatch({ id: 100 + id })),
});
const shown = (coming: number, results: number, rows: number) => yourTeamsMatches(lists(coming, results), rows).map(({ id }) => id);

describe('the rows of "Your teams"', () => {
  it('are what runs and what comes, and after it a third of results', () => {
    expect(shown(9, 9, 3)).toEqual([50, 1, 101]);
    expect(shown(9, 9, 6)).toEqual([50, 1, 2, 3, 101, 102]);
  });

  it('give the place of what is missing to the others', () => {
    expect(shown(1, 9, 6)).toEqual([50, 1, 101, 102, 103, 104]);
    expect(shown(9, 0, 4)).toEqual([50, 1, 2, 3]);
    expect(shown(0, 1, 6)).toEqual([50, 101]);
  });
});
