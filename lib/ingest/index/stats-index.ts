import type { ChampionRef, GameDetail, GamePlayer } from '../../domain/match/game';
import { gameTension, type GameTension } from '../../domain/match/worth-watching';
import type { Role } from '../../domain/match/role';
import { championLines, draftCount, type ChampionTotals, type DraftCount } from '../../domain/statistics/champion-stats';
import { playerLine, type PlayerTotals } from '../../domain/statistics/player-stats';
import { teamLine, type TeamTotals } from '../../domain/statistics/team-stats';

/** A team's side; null where the source does not give it. */
export type KnownSide = 'blue' | 'red' | null;

export type PlayerGameLine = {
  readonly id: number;
  readonly name: string;
  readonly teamId: number;
  readonly role: Role | null;
  readonly side: KnownSide;
  readonly champion: ChampionRef;
  readonly totals: PlayerTotals;
};

/** What a finished game adds to everyone's figures. A game whose winner is not known adds nothing yet. */
export type GameStatLines = {
  readonly gameId: number;
  readonly position: number;
  readonly winnerId: number;
  readonly lengthSeconds: number | null;
  readonly players: readonly PlayerGameLine[];
  readonly teams: readonly { readonly id: number; readonly side: KnownSide; readonly totals: TeamTotals }[];
  readonly champions: readonly (readonly [id: number, totals: ChampionTotals])[];
  readonly drafts: DraftCount | null;
  /** Null where the course of the game is not known. */
  readonly tension: GameTension | null;
  readonly fromFiles: boolean;
};

export const hasPlayers = ({ players }: GameStatLines): boolean => players.length > 0;
export const hasTeams = ({ teams }: GameStatLines): boolean => teams.some(({ totals }) => totals.figureGames > 0);
export const hasDraft = ({ drafts }: GameStatLines): boolean => drafts !== null;

function playerLineOf(game: GameDetail, player: GamePlayer): PlayerGameLine[] {
  const totals = playerLine(game, player);
  const side = game.teams.find((team) => team.id === player.teamId)?.side ?? null;
  const { id, name, teamId, role, champion } = player;
  // Without a team it is not known whether the game was won.
  if (totals === null || teamId === null) return [];
  return [{ id, name, teamId, role, side, champion, totals }];
}

function linesOf(game: GameDetail): GameStatLines[] {
  const { id: gameId, position, status, winnerId, lengthSeconds } = game;
  // An unknown team's wins cannot be counted, so its games count for nobody; otherwise only its defeats would count.
  if (status !== 'finished' || winnerId === null || game.teams.some(({ id }) => id <= 0)) return [];
  const teams = game.teams.map((team) => ({ id: team.id, side: team.side, totals: teamLine(game, team) }));
  const players = game.players.flatMap((player) => playerLineOf(game, player));
  const champions = [...championLines(game)];
  if (teams.length + players.length + champions.length === 0) return [];
  return [
    {
      gameId,
      position,
      winnerId,
      lengthSeconds,
      players,
      teams,
      champions,
      drafts: draftCount(game),
      tension: gameTension(game),
      fromFiles: game.fromFiles === true,
    },
  ];
}

const NONE: readonly GameStatLines[] = [];

/** Ids of matches by the id of a player or champion in their games, in no order. */
class MatchesById {
  readonly #matches = new Map<number, Set<number>>();
  #changed = new Set<number>();

  add(id: number, matchId: number): void {
    this.#matches.set(id, (this.#matches.get(id) ?? new Set()).add(matchId));
    this.#changed.add(id);
  }

  remove(id: number, matchId: number): void {
    this.#matches.get(id)?.delete(matchId);
    this.#changed.add(id);
  }

  matchesOf(id: number): Iterable<number> {
    return this.#matches.get(id) ?? [];
  }

  /** Ids of players or champions whose lines have changed since the last call. */
  takeChanged(): ReadonlySet<number> {
    const changed = this.#changed;
    this.#changed = new Set();
    return changed;
  }
}

/**
 * What every finished game adds to the figures, in memory by match (a twentieth
 * of the games themselves), so that a scope is recomputed from its games: nothing
 * is added to stored totals, and nothing can be added twice.
 */
export class StatsIndex {
  readonly #lines = new Map<number, readonly GameStatLines[]>();
  /** Matches in which a player has figures. */
  readonly players = new MatchesById();
  /** Matches in which a champion was picked or banned. */
  readonly champions = new MatchesById();
  #version = 0;

  /** Changes whenever the games of any match add something else. */
  get version(): number {
    return this.#version;
  }

  /** Replaces all games of a match; true if they add something else than before. */
  learn(matchId: number, games: readonly GameDetail[]): boolean {
    const before = this.of(matchId);
    const lines = [...games].sort((a, b) => a.position - b.position).flatMap(linesOf);
    const known = before.length > 0 && before.length === lines.length;
    if (known ? JSON.stringify(before) === JSON.stringify(lines) : before.length === lines.length) return false;
    this.forget(matchId);
    if (lines.length > 0) this.#lines.set(matchId, lines);
    for (const { id } of lines.flatMap(({ players }) => players)) this.players.add(id, matchId);
    for (const [id] of lines.flatMap(({ champions }) => champions)) this.champions.add(id, matchId);
    return true;
  }

  forget(matchId: number): void {
    this.#version += 1;
    for (const { id } of this.of(matchId).flatMap(({ players }) => players)) this.players.remove(id, matchId);
    for (const [id] of this.of(matchId).flatMap(({ champions }) => champions)) this.champions.remove(id, matchId);
    this.#lines.delete(matchId);
  }

  /** Whether any game of a match has figures. */
  has(matchId: number): boolean {
    return this.of(matchId).some((lines) => hasPlayers(lines) || hasTeams(lines) || hasDraft(lines));
  }

  of(matchId: number): readonly GameStatLines[] {
    return this.#lines.get(matchId) ?? NONE;
  }
}
