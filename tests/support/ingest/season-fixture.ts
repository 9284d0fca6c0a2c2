import { commitWrites } from '../../../lib/store/core/commit-writes';
import { finishedGame } from '../game-fixture';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { champion, league, player, serie, team, tournament } from '../entity-fixture';

/** A small season on three weekends: one match over, one running, one to come. */

export const past = finishedMatch({ id: 1, beginAt: '2023-08-12T08:00:00Z', endAt: '2023-08-12T10:00:00Z' });
export const running = runningMatch({ id: 2, right: scored({ id: 5, abbr: 'KT', name: 'KT Rolster', score: 1 }) });
export const next = notStartedMatch({ id: 3, beginAt: '2023-08-26T08:00:00Z' });

export function season() {
  return {
    matches: [past, running, next],
    games: new Map([[1, [finishedGame({ id: 11 })]]]),
    entities: {
      leagues: [league()],
      series: [serie()],
      tournaments: [tournament()],
      teams: [team()],
      players: [player()],
      champions: [champion()],
    },
  };
}

/** Lets a number of batches through, then fails. */
export function failingAfter(batches: number): typeof commitWrites {
  let left = batches;
  return async (project, writes) => {
    if (left <= 0) throw new Error('the machine went down');
    left -= 1;
    await commitWrites(project, writes);
  };
}
