import type { Player, Team } from '../../domain/entities/entities';
import type { Role } from '../../domain/match/role';
import { ROLES } from '../../domain/match/role';
import { inventPerson } from './names';
import { DEMO_TEAMS, type DemoTeam } from './teams';

export type DemoPlayer = { readonly id: number; readonly name: string; readonly role: Role };

/** Five players by role for a team; ids are the team's id and the role's place, 1 to 5. */
const playerIdOf = (teamId: number, index: number): number => teamId * 10 + index + 1;

function inventPlayers(): Player[] {
  const taken = new Set<string>();
  return DEMO_TEAMS.flatMap((team) =>
    ROLES.map((role, index) => {
      const id = playerIdOf(team.id, index);
      const person = inventPerson(id, team.location, taken);
      return {
        id,
        name: person.handle,
        firstName: person.firstName,
        lastName: person.lastName,
        role,
        nationality: person.nationality,
        img: null,
        active: true,
        team: { id: team.id, name: team.name, acronym: team.acronym, img: null },
      };
    }),
  );
}

export const DEMO_PLAYERS: readonly Player[] = inventPlayers();

const rosters = new Map(
  DEMO_TEAMS.map((team) => [
    team.id,
    DEMO_PLAYERS.filter((player) => player.team?.id === team.id).flatMap(({ id, name, role }) => (role ? [{ id, name, role }] : [])),
  ]),
);

/** The five of a team, top to support. */
export function rosterOf(team: DemoTeam): readonly DemoPlayer[] {
  return rosters.get(team.id) ?? [];
}

/** The catalog of teams as a source gives it. */
export const TEAM_CATALOG: readonly Team[] = DEMO_TEAMS.map((team) => ({
  id: team.id,
  name: team.name,
  acronym: team.acronym,
  img: null,
  location: team.location,
  players: rosterOf(team).map((player) => ({ ...player, img: null, active: true })),
}));
