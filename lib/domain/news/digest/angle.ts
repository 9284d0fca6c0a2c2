import type { Chance, FinishedMatch, Match } from '../../match/match';
import { beginOf, isFinished } from '../../match/match-order';
import { mostGames } from '../../match/match-length';
import { matchOutcome } from '../../match/match-outcome';
import { otherSide, sideOfTeam, type SideName } from '../../match/match-state';
import { decidesTitle, leadsToFinal } from '../../competition/serie-places';
import { ANGLES, type Angle, type DigestTable } from '../digest';

/**
 * The angle of the report on each finished match of a league. It follows from the league's
 * matches and what was known before each, so that lists and pages say the same.
 */

const LONG_RUN = 5;
const RUN_WORTH_ENDING = 4;
/** What an upset's winner was given at most, before the match. */
export const UPSET_CHANCE = 0.35;

/** Where a match of a bracket sends its winner and its loser. */
type Onward = { readonly winner?: Match; readonly loser?: Match; readonly unknown: boolean };

function onwards(matches: readonly Match[]): ReadonlyMap<number, Onward> {
  const found = new Map<number, Onward>();
  for (const match of matches) {
    for (const [index, from] of match.previousMatchIds.entries()) {
      // Where the source does not say: winners play a final.
      const takes = match.previousTakes?.[index] ?? (isFinal(match) ? 'winner' : undefined);
      const known = found.get(from) ?? { unknown: false };
      found.set(from, takes === undefined ? { ...known, unknown: true } : { ...known, [takes]: match });
    }
  }
  return found;
}

function isFinal({ round }: Match): boolean {
  return round !== undefined && (round.name === 'grandFinal' || (round.name === 'final' && round.part === 'single'));
}

/** Won after the first two games of five were lost. */
function isReverseSweep(match: FinishedMatch, winnerId: number): boolean {
  const winners = [...match.games].filter(({ status }) => status === 'finished').sort((a, b) => a.position - b.position);
  return (
    mostGames(match) === 5 &&
    winners.length === 5 &&
    winners.every(({ winnerId: id }, index) => id !== null && (id === winnerId) === index > 1)
  );
}

/** An angle with what decides between two alike: whether its winner was an outsider, the match's flames (0: not known), and how many matches of their serie both teams had won before. */
type TeamAngle = { readonly angle: Angle; readonly wins: number; readonly isUpset: boolean; readonly flames: number };
export type MatchAngles = ReadonlyMap<number, TeamAngle>;

/** What is known of a match besides its result. */
type Known = {
  /** What both sides were given; null where it is not known. */
  readonly chanceOf: (match: Match) => Chance | null;
  /** How many matches in a row a side had won, in all leagues. */
  readonly runOf: (match: Match, side: SideName) => number;
  /** How much it is worth watching (`worthWatching`). */
  readonly flamesOf: (match: FinishedMatch) => number | null;
};

/**
 * Of every finished match of a league its angle, by the match's id.
 *
 * @param matches all of the league, by start
 */
export function matchAngles(matches: readonly Match[], { chanceOf, runOf, flamesOf }: Known): MatchAngles {
  const angles = new Map<number, TeamAngle>();
  const onward = onwards(matches);
  const wins = new Map<string, number>();
  const keyOf = (match: Match, side: SideName): string => `${match.serieId} ${match[side].id}`;
  const lastOfSerie = new Map<number, Match>();
  const lastOfTeam = new Map<string, Match>();
  for (const match of matches) {
    if (match.status === 'canceled' || match.status === 'postponed') continue;
    lastOfSerie.set(match.serieId, match);
    for (const side of [match.left, match.right]) lastOfTeam.set(`${match.serieId} ${side.id}`, match);
  }

  const isUpset = (match: FinishedMatch, winner: SideName): boolean => (chanceOf(match)?.[winner] ?? 1) < UPSET_CHANCE;

  const kindOf = (match: FinishedMatch, winner: SideName): Pick<Angle, 'kind' | 'count'> => {
    const won = match[winner].id;
    const lost = match[otherSide(winner)];
    if (isFinal(match) && lastOfSerie.get(match.serieId)?.id === match.id && decidesTitle(match)) return { kind: 'title' };
    if (match.forfeit) return { kind: 'forfeit' };
    if (isReverseSweep(match, won)) return { kind: 'reverseSweep' };
    const next = onward.get(match.id);
    const isOut = match.round?.stake === 'out';
    const reachesFinal = (next?.winner && isFinal(next.winner)) || (isOut && match.round !== undefined && leadsToFinal(match.round));
    if (reachesFinal && decidesTitle(match)) return { kind: 'reachFinal' };
    const inBracket = match.round !== undefined || next !== undefined;
    const mayGoOn = !inBracket || next?.loser !== undefined || next?.unknown === true || match.round?.part === 'upper';
    if (isOut) return { kind: 'out' };
    if (!mayGoOn && !isFinal(match) && match.round?.name !== 'third' && lastOfTeam.get(`${match.serieId} ${lost.id}`)?.id === match.id)
      return { kind: 'out' };
    const ended = runOf(match, otherSide(winner));
    if (ended >= RUN_WORTH_ENDING) return { kind: 'runEnded', count: ended };
    if (isUpset(match, winner)) return { kind: 'upset' };
    const run = runOf(match, winner) + 1;
    if (run >= LONG_RUN) return { kind: 'run', count: run };
    const [most, least] = [match[winner].score, lost.score];
    if (mostGames(match) > 2 && most + least === mostGames(match) && most - least === 1) return { kind: 'lastGame' };
    return { kind: least === 0 && most > 1 ? 'sweep' : 'win' };
  };

  for (const match of matches) {
    if (!isFinished(match)) continue;
    const { left, right } = match;
    const winner = sideOfTeam(match, match.winnerId);
    if (winner === null) {
      if (matchOutcome(match) === 'draw')
        angles.set(match.id, {
          angle: { kind: 'draw', matchId: match.id, winner, score: [left.score, right.score] },
          wins: 0,
          isUpset: false,
          flames: flamesOf(match) ?? 0,
        });
      continue;
    }
    const loser = otherSide(winner);
    const [own, other] = [wins.get(keyOf(match, winner)) ?? 0, wins.get(keyOf(match, loser)) ?? 0];
    const score: Angle['score'] = [match[winner].score, match[loser].score];
    angles.set(match.id, {
      angle: { ...kindOf(match, winner), matchId: match.id, winner, score },
      wins: own + other,
      isUpset: isUpset(match, winner),
      flames: flamesOf(match) ?? 0,
    });
    wins.set(keyOf(match, winner), own + 1);
  }
  return angles;
}

/**
 * What a week makes of a table: its leader, as a team that won in that week. Null for a table
 * of several groups, with two leaders, or that had no places before.
 *
 * @param table after the week; `isOver`: no match of its stage is left
 * @param matches of the week, by start
 */
export function leaderAngle(table: DigestTable, matches: readonly FinishedMatch[], isOver: boolean): Angle | null {
  const [leader, second] = table.rows.filter(({ rank }) => rank === 1);
  if (!leader || second || leader.before === null) return null;
  const won = matches.findLast(({ tournamentId, winnerId }) => tournamentId === table.tournamentId && winnerId === leader.team.id);
  const winner = won && sideOfTeam(won, leader.team.id);
  if (!winner) return null;
  const kind = isOver ? 'finishFirst' : leader.before === 1 ? 'stayFirst' : 'takeFirst';
  return { kind, matchId: won.id, winner, score: [won[winner].score, won[otherSide(winner)].score] };
}

/** The stronger of two angles, the first where they are alike. */
export function stronger(a: Angle | null, b: Angle | null): Angle | null {
  if (a === null || b === null) return a ?? b;
  return ANGLES.indexOf(b.kind) < ANGLES.indexOf(a.kind) ? b : a;
}

/** Whether a story weighs at least as much as that a team is out. */
export function weighsAsKnockout({ kind }: Angle): boolean {
  return ANGLES.indexOf(kind) <= ANGLES.indexOf('out');
}

/** How a match was won, where nothing else is to be said of it: of several such matches, the one most worth watching makes the headline. */
const PLAIN_ANGLES: readonly Angle['kind'][] = ['lastGame', 'sweep', 'win'];

function placeOf({ kind }: Angle): number {
  return ANGLES.indexOf(PLAIN_ANGLES.includes(kind) ? 'lastGame' : kind);
}

/** The angle that a digest's headline takes: the strongest, of two alike an upset, then the longer run, then the match most worth watching, then that of better teams, then the later match's. */
export function strongestAngle(matches: readonly FinishedMatch[], angles: MatchAngles): Angle | null {
  const [best] = matches
    .flatMap((match) => {
      const own = angles.get(match.id);
      return own ? [{ ...own, begin: beginOf(match) }] : [];
    })
    .sort(
      (a, b) =>
        placeOf(a.angle) - placeOf(b.angle) ||
        Number(b.isUpset) - Number(a.isUpset) ||
        (b.angle.count ?? 0) - (a.angle.count ?? 0) ||
        b.flames - a.flames ||
        ANGLES.indexOf(a.angle.kind) - ANGLES.indexOf(b.angle.kind) ||
        b.wins - a.wins ||
        b.begin - a.begin ||
        a.angle.matchId - b.angle.matchId,
    );
  return best?.angle ?? null;
}
