import type { TeamStub, Tournament } from '../entities/entities';

/** Teams that go on from one stage to another one. */
export type Onward = { readonly to: Tournament; readonly teams: readonly TeamStub[] };

/**
 * Who goes on from each stage of a serie, and where to: the teams that it shares with a later
 * stage and with none between the two. Nothing of a stage from which all teams go the same way,
 * and of one whose teams are in no later stage. `stages`: by start.
 */
export function onwardTeams(stages: readonly Tournament[]): ReadonlyMap<number, readonly Onward[]> {
  return new Map(
    stages.map((stage, index): [number, readonly Onward[]] => {
      const later = stages.slice(index + 1);
      const nextOf = (team: TeamStub) => later.find(({ teams }) => teams.some(({ id }) => id === team.id));
      const onward = later
        .map((to): Onward => ({ to, teams: stage.teams.filter((team) => nextOf(team) === to) }))
        .filter(({ teams }) => teams.length > 0);
      return [stage.id, onward.some(({ teams }) => teams.length === stage.teams.length) ? [] : onward];
    }),
  );
}
