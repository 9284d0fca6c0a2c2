import type { Team } from '../entities/entities';
import type { Role } from '../match/role';
import type { PlayerFiguresDocument } from '../statistics/player-figures-document';
import { EVERYTHING, seasonOf, seasonScope } from '../statistics/scopes';
import type { TeamFiguresDocument } from '../statistics/team-figures';

/** What figures are counted over where the address does not say: the newest serie that all have played in, else the newest year of any. */
function scopeOf(series: readonly (readonly number[])[], years: readonly number[]): string {
  const [first = [], ...others] = series;
  const shared = first.find((id) => others.every((list) => list.includes(id)));
  if (shared !== undefined) return `serie:${shared}`;
  return years.length === 0 ? EVERYTHING : seasonScope(Math.max(...years));
}

/** The scope to compare players in: of a player only the serie of the latest game is known. A player who is null has no games. */
export function scopeOfPlayers(players: readonly (PlayerFiguresDocument | null)[]): string {
  const known = players.filter((figures) => figures !== null);
  return scopeOf(
    known.map(({ season }) => (season === null ? [] : [season.serieId])),
    known.flatMap(({ recent }) => recent.slice(0, 1).map(seasonOf)),
  );
}

export function scopeOfTeams(teams: readonly (TeamFiguresDocument | null)[]): string {
  const known = teams.filter((figures) => figures !== null);
  return scopeOf(
    known.map(({ seasons }) => seasons.map(({ serieId }) => serieId)),
    known.flatMap(({ years }) => years.slice(0, 1)),
  );
}

/** A team's player of a role: the one who has played it most this season and is still listed, else the one the source lists; null where neither is known. */
export function lanerOf(team: Team | null, figures: TeamFiguresDocument | null, role: Role): number | null {
  const listed = (team?.players ?? []).filter((player) => player.active && player.role === role).map(({ id }) => id);
  const played = (figures?.pools ?? []).filter((pool) => pool.current && pool.role === role).sort((a, b) => b.games - a.games);
  return played.find(({ id }) => listed.includes(id))?.id ?? listed[0] ?? played[0]?.id ?? null;
}
