import type { Player, Team } from '../../domain/entities/entities';
import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { grouped } from '../../domain/values/grouped';
import { PUBLISHED_MS } from './qualification';

/**
 * The teams that players played for by a moment. An archive lists each player with the
 * last team of all its years: a roster as of a moment holds those who last
 * played for the team by then.
 */

/** The teams that a player played for, each from the start of a match on, in order of time. */
type Career = readonly { readonly from: number; readonly teamId: number }[];

type Careers = ReadonlyMap<number, Career>;

export function careersOf(matches: readonly Match[], games: ReadonlyMap<number, readonly GameDetail[]>): Careers {
  const careers = new Map<number, { from: number; teamId: number }[]>();
  const byStart = [...matches].sort((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt));
  for (const match of byStart) {
    const from = Date.parse(match.beginAt);
    for (const { id, teamId } of (games.get(match.id) ?? []).flatMap(({ players }) => players)) {
      if (teamId === null) continue;
      const career = careers.get(id) ?? [];
      careers.set(id, career);
      if (career.at(-1)?.teamId !== teamId) career.push({ from, teamId });
    }
  }
  return careers;
}

/** A player's team as of `now`, from two months before the first match on; null earlier. Undefined if the source's own value counts: no match is known, or the last change is over. */
function teamAt(career: Career | undefined, now: number): number | null | undefined {
  if (!career || (career.at(-1)?.from ?? Infinity) <= now) return undefined;
  const [first] = career;
  const latest = career.findLast(({ from }) => from <= now) ?? (first && first.from - PUBLISHED_MS <= now ? first : undefined);
  return latest?.teamId ?? null;
}

export function playersAt(players: readonly Player[], teams: readonly Team[], careers: Careers, now: number): Player[] {
  const stubs = new Map(teams.map(({ id, name, acronym, img }) => [id, { id, name, acronym, img }]));
  return players.map((player) => {
    const teamId = teamAt(careers.get(player.id), now);
    return teamId === undefined ? player : { ...player, team: teamId === null ? null : (stubs.get(teamId) ?? null) };
  });
}

/** Teams with the rosters of `now`. Players who joined by then are described by their own entry. */
export function teamsAt(teams: readonly Team[], players: readonly Player[], careers: Careers, now: number): Team[] {
  const joined = grouped(players, ({ id }) => [teamAt(careers.get(id), now)]);
  return teams.map((team) => {
    const stayed = team.players.filter(({ id }) => {
      const teamId = teamAt(careers.get(id), now);
      return teamId === undefined || teamId === team.id;
    });
    const listed = new Set(stayed.map(({ id }) => id));
    const others = (joined.get(team.id) ?? []).filter(({ id }) => !listed.has(id));
    return { ...team, players: [...stayed, ...others.map(({ id, name, role, img, active }) => ({ id, name, role, img, active }))] };
  });
}
