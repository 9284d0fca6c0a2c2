import type { Team } from '../entities/entities';
import type { Role } from '../match/role';
import type { TeamFiguresDocument } from '../statistics/team-figures';

/** A team's player of a role: the one who has played it most this season and is still listed, else the one the source lists; null where neither is known. */
export function lanerOf(team: Team | null, figures: TeamFiguresDocument | null, role: Role): number | null {
  const listed = (team?.players ?? []).filter((player) => player.active && player.role === role).map(({ id }) => id);
  const played = (figures?.pools ?? []).filter((pool) => pool.current && pool.role === role).sort((a, b) => b.games - a.games);
  return played.find(({ id }) => listed.includes(id))?.id ?? listed[0] ?? played[0]?.id ?? null;
}
