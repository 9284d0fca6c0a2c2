import { teamsOf } from '../entities/team-stub';
import type { FinishedMatch, Match, MatchRound } from '../match/match';
import { beginOf, byStart, isFinished } from '../match/match-order';
import { teamIdsOf } from '../match/match-state';
import { DAY_MS } from '../values/durations';
import type { Placement } from '../statistics/team-history';
import { bracketSoFar, type BracketSoFar, rankFromBracket } from './bracket-standings';
import { isElimination } from './elimination';

/** How a serie ended for its teams (docs/product.md#trophies). */

/** Last matches of these decide no title: they give places elsewhere. */
const NO_TITLE = /play-?ins?|qualif|group|promotion|relegation|regional|last chance|survival/i;
/** A final has at least so many games. */
const LEAST_FINAL_GAMES = 5;
/** A serie that goes on for longer after its last known match has more to come. */
const LATE_END_MS = 2 * DAY_MS;

type Place = Pick<Placement, 'place' | 'to'>;
type KnownSerie = { readonly winnerId: number | null; readonly endAt: string | null };

const NO_PLACES: ReadonlyMap<number, Place> = new Map();

export function decidesTitle({ tournamentName, serieName }: Pick<Match, 'tournamentName' | 'serieName'>): boolean {
  return !NO_TITLE.test(tournamentName) && !NO_TITLE.test(serieName);
}

/** Whether the winner of a match plays the final of its bracket. */
export function leadsToFinal({ part, name }: MatchRound): boolean {
  return name === (part === 'single' ? 'semifinals' : 'final');
}

const isOver = (match: Match): boolean => isFinished(match) || match.status === 'canceled';

/** The stages of a serie, the last one first. */
function stagesOf(ofSerie: readonly Match[]): (readonly Match[])[] {
  const ids = new Set([...ofSerie].reverse().map(({ tournamentId }) => tournamentId));
  return [...ids].filter((id) => id !== 0).map((id) => ofSerie.filter(({ tournamentId }) => tournamentId === id));
}

/** The places of a bracket; none unless the first two met in the last match of both: then there was a final, and no ways to come through beside one another. */
function placesOfBracket(stage: readonly Match[]): ReadonlyMap<number, Place> {
  const rows = rankFromBracket(teamsOf([], stage), stage);
  const lastOf = (rank: number): Match | undefined => {
    const sharing = rows.filter((row) => row.rank === rank);
    if (sharing.length !== 1) return undefined;
    return stage.filter((match) => isFinished(match) && teamIdsOf(match).includes(sharing[0]?.team.id ?? 0)).sort(byStart).at(-1); // prettier-ignore
  };
  const final = lastOf(1);
  if (final === undefined || lastOf(2) !== final) return NO_PLACES;
  return new Map(rows.map(({ team, rank }) => [team.id, { place: rank, to: rank + rows.filter((row) => row.rank === rank).length - 1 }]));
}

/**
 * The final of a stage that tells no bracket: its last match, if all long series
 * that end the stage lead to it. Each of their other teams then ended with a
 * defeat, unless it won a match between two that had just lost, for the third place.
 */
export function finalWithoutBracket(stage: readonly Match[]): FinishedMatch | null {
  const played = stage.filter(isFinished).sort(byStart);
  const isLong = ({ matchType, numOfGames }: Match) => matchType === 'best_of' && numOfGames >= LEAST_FINAL_GAMES;
  const series = played.slice(played.findLastIndex((match) => !isLong(match)) + 1);
  const final = series.at(-1);
  if (final === undefined || final.winnerId === null) return null;
  const last = new Map<number, FinishedMatch>();
  const forThird = new Set<number>();
  for (const match of series) {
    const before = teamIdsOf(match).map((id) => ({ id, match: last.get(id) }));
    if (before.length === 2 && before.every((each) => each.match !== undefined && each.match.winnerId !== each.id)) forThird.add(match.id);
    for (const { id } of before) last.set(id, match);
  }
  return [...last].every(([id, match]) => match === final || match.winnerId !== id || forThird.has(match.id)) ? final : null;
}

/** The winner and the other finalist of a serie without a bracket. */
function placesOfFinal(ofSerie: readonly Match[], endAt: string | null): ReadonlyMap<number, Place> {
  const [stage = []] = stagesOf(ofSerie);
  const final = finalWithoutBracket(stage);
  if (final === null || (endAt !== null && Date.parse(endAt) > beginOf(final) + LATE_END_MS)) return NO_PLACES;
  return new Map(teamIdsOf(final).map((id) => (id === final.winnerId ? [id, { place: 1, to: 1 }] : [id, { place: 2, to: 2 }])));
}

/** What the bracket that ends a serie has decided so far; null where the latest stage is none that decides a title. */
function lastBracket(ofSerie: readonly Match[]): { readonly stage: readonly Match[]; readonly soFar: BracketSoFar } | null {
  const [stage = []] = stagesOf(ofSerie.filter(({ status }) => status !== 'canceled'));
  const soFar = isElimination({ hasBracket: false }, stage) && stage.every(decidesTitle) ? bracketSoFar(stage) : null;
  return soFar && { stage, soFar };
}

/**
 * How a serie ended for each team: by the bracket, else the final, that decided
 * it, unless the source names another winner; then only that one. While it goes
 * on, the places of those who are out of the bracket that ends it. Empty where it
 * only gives places elsewhere.
 */
export function seriePlaces(ofSerie: readonly Match[], { winnerId, endAt }: KnownSerie): ReadonlyMap<number, Place> {
  const stages = stagesOf(ofSerie);
  const deciding = stages.find((stage) => isElimination({ hasBracket: false }, stage));
  const [first] = deciding ?? stages[0] ?? [];
  if (first !== undefined && !decidesTitle(first)) return NO_PLACES;
  if (ofSerie.every(isOver)) {
    const places = deciding === undefined ? placesOfFinal(ofSerie, endAt) : placesOfBracket(deciding);
    if (places.size > 0 && (winnerId === null || places.get(winnerId)?.place === 1)) return places;
  } else if (winnerId === null) return lastBracket(ofSerie)?.soFar.out ?? NO_PLACES;
  return winnerId === null ? NO_PLACES : new Map([[winnerId, { place: 1, to: 1 }]]);
}

/** Where a team is in a serie: still in it, in a round of its last bracket, or out since a stage before that. */
type Run = { readonly stage: string; readonly round: MatchRound | null };

/** Null where nothing is certain, or a place says it. */
export function runInSerie(teamId: number, ofSerie: readonly Match[]): Run | null {
  const last = lastBracket(ofSerie);
  if (last === null) return null;
  const { stage, soFar } = last;
  const ahead = stage.find(({ id }) => id === soFar.ahead.get(teamId));
  if (ahead?.round !== undefined && ahead.overdue === undefined && !isOver(ahead))
    return { stage: ahead.tournamentName, round: ahead.round };
  const own = ofSerie.filter((match) => teamIdsOf(match).includes(teamId));
  const latest = own.at(-1);
  if (latest === undefined || latest.tournamentId === stage[0]?.tournamentId || !soFar.isDrawn || !own.every(isOver)) return null;
  return { stage: latest.tournamentName, round: null };
}
