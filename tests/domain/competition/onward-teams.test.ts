import { describe, expect, it } from 'vitest';
import { onwardTeams } from '../../../lib/domain/competition/onward-teams';
import type { Tournament } from '../../../lib/domain/entities/entities';
import { teamStub, tournament } from '../../support/entity-fixture';

const stage = (id: number, ...teams: readonly number[]): Tournament => tournament({ id, name: `Stage ${id}`, teams: teams.map(teamStub) });
const ways = (...stages: readonly Tournament[]) =>
  [...onwardTeams(stages)].flatMap(([id, onward]) =>
    onward.map(({ to, teams }) => `${id}→${to.id}: ${teams.map((team) => team.id).join()}`),
  );

describe('the teams that go on', () => {
  it('go to their next stage, those that skip one too', () => {
    expect(ways(stage(1, 1, 2, 3, 4, 5, 6), stage(2, 3, 4), stage(3, 1, 2, 3))).toEqual(['1→2: 3,4', '1→3: 1,2', '2→3: 3']);
  });

  it('are the same from groups that are played side by side', () => {
    expect(ways(stage(1, 1, 2, 3), stage(2, 4, 5, 6), stage(3, 1, 4))).toEqual(['1→3: 1', '2→3: 4']);
  });

  it('are not told where all go the same way, or none goes on', () => {
    expect(ways(stage(1, 1, 2), stage(2, 1, 2, 3))).toEqual([]);
    expect(ways(stage(1, 1, 2), stage(2))).toEqual([]);
  });
});
