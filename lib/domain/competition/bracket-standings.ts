import type { TeamStub } from '../entities/entities';
import type { StageMatch } from '../match/match';
import { isFinished } from '../match/match-order';
import { type Takes, teamsIn, winnerOf } from './bracket/bracket-model';
import { entrantsOf } from './bracket/entrants';
import { type Reading, readBracket } from './bracket/reading';
import { NO_RECORD, type StandingsRow, countRecords, ranked } from './standings';

/** How far a team is, to be compared figure by figure: less is further. */
type Distance = readonly [state: number, rounds: number, chances: number];

/** Came through, still in it, out. */
const [THROUGH, IN, OUT] = [0, 1, 2];

/** The rounds of a semifinal: the match for the third place leads no further. */
const SEMIFINAL = 1;

class EliminationStage {
  readonly #read: Reading;
  /** Rounds from a match to the end on the longest way. */
  readonly #rounds = new Map<number, number>();

  constructor(matches: readonly StageMatch[]) {
    this.#read = readBracket(matches);
    const { links, outline } = this.#read;
    for (const { id } of [...this.#read.matches].reverse()) {
      const after = (links.onward.get(id) ?? []).filter(({ matchId }) => outline.sections.get(matchId) !== 'third');
      this.#rounds.set(id, Math.max(0, ...after.map(({ matchId }) => this.#roundsFrom(matchId) + 1)));
    }
  }

  #roundsFrom(id: number): number {
    return this.#rounds.get(id) ?? 0;
  }

  #next(id: number, takes: Takes): number | undefined {
    return this.#read.links.onward.get(id)?.find((way) => way.takes === takes)?.matchId;
  }

  /** The shape is certain, and all who win meet in one final. */
  get hasFinal(): boolean {
    return this.#read.isCertain && this.#read.outline.finals.length > 0;
  }

  /** Every team that begins here is known. */
  get isDrawn(): boolean {
    const { matches, links } = this.#read;
    const byId = new Map(matches.map((match) => [match.id, match]));
    return matches.every((match) => {
      const { left, right } = entrantsOf(match, links.feeders.get(match.id) ?? [], (id) => byId.get(id));
      return left !== null && right !== null;
    });
  }

  /** Rounds from the end at which teams will have been out when all is over, one for each team but the winner. */
  exits(): number[] {
    const { matches, outline } = this.#read;
    return matches.flatMap(({ id }) => {
      if (outline.sections.get(id) === 'third') return [SEMIFINAL / 2, SEMIFINAL];
      return this.#next(id, 'loser') === undefined ? [this.#roundsFrom(id)] : [];
    });
  }

  /** The match that a team plays next, or waits for; undefined where it is through, out, or not placed yet. */
  aheadOf(team: number): number | undefined {
    const last = this.#read.matches.findLast((match) => teamsIn(match).includes(team));
    if (last === undefined) return undefined;
    const winner = winnerOf(last);
    return winner === null ? last.id : this.#next(last.id, winner === team ? 'winner' : 'loser');
  }

  distanceOf(team: number): Distance {
    const own = this.#read.matches.filter((match) => teamsIn(match).includes(team));
    const results = own.flatMap((match) => winnerOf(match) ?? []);
    const wins = results.filter((winner) => winner === team).length;
    if (!this.#read.isCertain) return [IN, results.length - wins, -wins];
    const last = own.at(-1);
    // A team that is not placed yet, such as a seed before the first round.
    if (last === undefined) return [IN, Math.max(0, ...this.#rounds.values()), 0];
    const winner = winnerOf(last);
    if (winner === null) return this.#ahead(last.id);
    const next = this.#next(last.id, winner === team ? 'winner' : 'loser');
    if (next !== undefined) return this.#ahead(next);
    const section = this.#read.outline.sections.get(last.id);
    if (section === 'third') return [OUT, winner === team ? SEMIFINAL / 2 : SEMIFINAL, 0];
    if (winner === team) return [THROUGH, section === 'lower' ? 1 : 0, 0];
    return this.#sparesItsLoser(last.id) ? [THROUGH, 1, 0] : [OUT, this.#roundsFrom(last.id), 0];
  }

  /** Where it would be out if it lost from now on, and after how many matches. */
  #ahead(id: number): Distance {
    let chances = 0;
    let match = id;
    for (let next = this.#next(match, 'loser'); next !== undefined; next = this.#next(match, 'loser')) {
      chances += 1;
      match = next;
    }
    return [IN, this.#roundsFrom(match), -chances];
  }

  /** An upper bracket's match whose lower bracket is not listed as far as that. */
  #sparesItsLoser(id: number): boolean {
    const { sections, finals } = this.#read.outline;
    const feeders = this.#read.links.feeders.get(id) ?? [];
    return finals.length === 0 && sections.get(id) === 'upper' && feeders.some(({ matchId }) => this.#next(matchId, 'loser') !== undefined);
  }
}

/**
 * The table of an elimination stage by how far each team is in all of its matches:
 * remaining teams before eliminated ones, later eliminations before earlier ones.
 * Where the shape cannot be read: fewer losses, then more wins. Those equally far share a place.
 */
export function rankFromBracket(teams: readonly TeamStub[], matches: readonly StageMatch[]): StandingsRow[] {
  const records = countRecords(matches.filter(isFinished));
  const stage = new EliminationStage(matches);
  return ranked(
    teams.map((team) => ({
      team,
      record: records.get(team.id) ?? NO_RECORD,
      key: stage.distanceOf(team.id).map((figure) => -figure),
    })),
  );
}

type Place = { readonly place: number; readonly to: number };

/** What a bracket with one final has decided so far. */
export type BracketSoFar = {
  /** The places of each team that is out of the bracket, which it shares with all who get as far. */
  readonly out: ReadonlyMap<number, Place>;
  /** The id of the next match of each team that is still in the bracket. */
  readonly ahead: ReadonlyMap<number, number>;
  /** Whether all teams of the bracket are known: those of earlier stages that are not among them are out of the serie. */
  readonly isDrawn: boolean;
};

/** Null where the shape cannot be read, or leads to no final. */
export function bracketSoFar(matches: readonly StageMatch[]): BracketSoFar | null {
  const stage = new EliminationStage(matches);
  if (!stage.hasFinal) return null;
  const exits = stage.exits();
  const placeAfter = (rounds: number): Place => {
    const better = 1 + exits.filter((exit) => exit < rounds).length;
    return { place: better + 1, to: better + exits.filter((exit) => exit === rounds).length };
  };
  const teams = [...new Set(matches.flatMap(teamsIn))];
  return {
    out: new Map(
      teams.flatMap((team): [number, Place][] => {
        const [state, rounds] = stage.distanceOf(team);
        return state === OUT ? [[team, placeAfter(rounds)]] : [];
      }),
    ),
    ahead: new Map(
      teams.flatMap((team): [number, number][] => {
        const match = stage.aheadOf(team);
        return match === undefined ? [] : [[team, match]];
      }),
    ),
    isDrawn: stage.isDrawn,
  };
}
