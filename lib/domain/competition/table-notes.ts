import type { SourceStandings } from '../entities/entities';
import type { FinishedMatch, Match } from '../match/match';
import { isFinished } from '../match/match-order';
import { hasKnownOutcome } from '../match/match-outcome';
import { countRecords, NO_RECORD, type StandingsRow, type TableNote } from './standings';

/** Where a table and its matches contradict each other. */

type NotedTable = { readonly rows: readonly StandingsRow[]; readonly notes: readonly TableNote[] };

/** As many games as the score counts: of fewer, one that is missing contradicts nothing. */
export function hasAllGames({ games, left, right }: FinishedMatch): boolean {
  return games.filter(({ status }) => status === 'finished').length >= left.score + right.score;
}

/** The team that won most of the games; null for as many. */
export function winnerByGames({ games, left, right }: FinishedMatch): number | null {
  const won = (team: number) => games.filter(({ status, winnerId }) => status === 'finished' && winnerId === team).length;
  const lead = won(left.id) - won(right.id);
  return lead === 0 ? null : lead > 0 ? left.id : right.id;
}

/** The games won make another score or winner. Of a forfeit, and where a game's winner is not known, nothing is said. */
export function contradictsItsGames(match: FinishedMatch): boolean {
  const games = match.games.filter(({ status }) => status === 'finished');
  if (match.forfeit || games.length === 0 || games.some(({ winnerId }) => winnerId === null)) return false;
  const won = (team: number) => games.filter(({ winnerId }) => winnerId === team).length;
  const [left, right] = [won(match.left.id), won(match.right.id)];
  return left !== match.left.score || right !== match.right.score || (match.winnerId !== null && winnerByGames(match) !== match.winnerId);
}

/** A table's rows with those marked that contradict the matches, and what there is to say of it. */
export function withNotes(rows: readonly StandingsRow[], source: SourceStandings | null, matches: readonly Match[]): NotedTable {
  const finished = matches.filter(isFinished);
  const differing = finished.filter(contradictsItsGames);
  const withoutResult = finished.filter((match) => !hasKnownOutcome(match));
  const doubtful = new Set([...differing, ...withoutResult].flatMap(({ left, right }) => [left.id, right.id]));
  const counted = countRecords(finished);
  let difference = 0;
  const otherwise = new Set<number>();
  for (const { team, wins, losses, ties } of source?.kind === 'group' ? source.rows : []) {
    const own = counted.get(team.id) ?? NO_RECORD;
    const differs = (figure: number | null, other: number) => figure !== null && figure !== other;
    if (differs(wins, own.wins) || differs(losses, own.losses) || differs(ties, own.ties)) otherwise.add(team.id);
    difference += (wins ?? own.wins) + (losses ?? own.losses) + (ties ?? own.ties) - own.wins - own.losses - own.ties;
  }
  const more = Math.ceil(difference / 2);
  const notes: TableNote[] = [];
  if (more > 0) notes.push({ kind: 'countsMore', matches: more });
  else if (otherwise.size > 0) notes.push({ kind: 'countsOtherwise', teams: otherwise.size });
  if (differing.length > 0) notes.push({ kind: 'gamesDiffer', matchIds: differing.map(({ id }) => id) });
  if (withoutResult.length > 0) notes.push({ kind: 'withoutResult', matchIds: withoutResult.map(({ id }) => id) });
  const isMarked = (id: number) => doubtful.has(id) || otherwise.has(id);
  return { rows: rows.map((row) => (isMarked(row.team.id) ? { ...row, contradicts: true } : row)), notes };
}
