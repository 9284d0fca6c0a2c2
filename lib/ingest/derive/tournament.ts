import { isElimination } from '../../domain/competition/elimination';
import { rankFromBracket } from '../../domain/competition/bracket-standings';
import type { SourceStandings, Tournament } from '../../domain/entities/entities';
import { teamsOf } from '../../domain/entities/team-stub';
import type { TournamentDocument, TournamentMatches } from '../../domain/models/entity-models';
import { isStale, liveFigures } from '../../domain/match/live-figures';
import type { Match } from '../../domain/match/match';
import { stageOf } from '../../domain/competition/stage-of';
import { rankFromMatches, rankFromSource, type StandingsDocument, type StandingsRow } from '../../domain/competition/standings';
import { isComplete } from '../../domain/competition/standings-figures';
import type { MatchLength } from '../../domain/match/match-length';
import { gamePrior } from '../../domain/rating/game-prior';
import { titleChances } from '../../domain/competition/scenarios/title-chances';
import type { TitleChances } from '../../domain/competition/title-chances-model';
import { withNotes } from '../../domain/competition/table-notes';
import { tournamentsOf, withEnd } from './league';
import { deriveHighlights } from './highlights';
import { rowsInGroups } from './groups';
import { deriveCuts, deriveScenarios } from './scenarios';
import { tiebreakOrder } from '../../domain/competition/tiebreaks';
import { withFlames } from './flames';
import { isFinished } from '../../domain/match/match-order';
import { hasKnownOutcome } from '../../domain/match/match-outcome';
import type { Season } from '../index/season';

/** `tournaments/{id}`; null for an unknown tournament. */
export function deriveTournament(id: number, season: Season): TournamentDocument | null {
  const tournament = season.entities.tournaments.get(id);
  if (!tournament) return null;
  return {
    tournament: withEnd(tournament, season),
    serie: season.entities.series.get(tournament.serieId) ?? null,
    league: season.entities.leagues.get(tournament.leagueId) ?? null,
    stages: tournamentsOf(tournament.serieId, season).map(stageOf),
    highlights: deriveHighlights(`tournament:${id}`, teamsOf(tournament.teams, season.matchIndex.ofTournament(id)), season),
  };
}

/** `tournamentMatches/{id}`; null without matches. */
export function deriveTournamentMatches(id: number, season: Season): TournamentMatches | null {
  const matches = season.matchIndex.ofTournament(id);
  return matches.length === 0 ? null : { tournamentId: id, matches: matches.map((match) => withFlames(match, season)) };
}

/**
 * A table of groups that counts fewer matches than have been played is older
 * than the matches: an incremental source sends tables only once in a while.
 * One of a bracket is when the bracket is not over, or another team has won it.
 */
function isOutdated(source: SourceStandings, counted: readonly StandingsRow[], matches: readonly Match[]): boolean {
  if (source.kind === 'group') {
    const results = source.rows.reduce((sum, { wins, losses, ties }) => sum + (wins ?? 0) + (losses ?? 0) + (ties ?? 0), 0);
    return results < 2 * matches.filter((match) => isFinished(match) && hasKnownOutcome(match)).length;
  }
  if (matches.length === 0) return false;
  const [first, ...others] = counted.filter(({ rank }) => rank === 1);
  const isFirst = source.rows.some(({ rank, team }) => rank === 1 && team.id === first?.team.id);
  return !isComplete(matches) || (others.length === 0 && !isFirst);
}

/** Whether the source's rows are places: before the first result their order means nothing. */
function hasPlaces({ rows }: SourceStandings): boolean {
  return rows.some(({ wins, losses, ties }) => wins === null || losses === null || wins + losses + (ties ?? 0) > 0);
}

type Table = Pick<StandingsDocument, 'kind' | 'from' | 'rows' | 'notes'>;

/** A table's places and records, group by group, with what contradicts them. */
export function deriveTable(tournament: Tournament, season: Season): Table {
  const matches = season.matchIndex.ofTournament(tournament.id);
  const stored = season.entities.standings.get(tournament.id);
  const isBracket = isElimination(tournament, matches) || stored?.kind === 'bracket';
  const teams = teamsOf(tournament.teams, matches);
  const counted = isBracket ? rankFromBracket(teams, matches) : rankFromMatches(teams, matches, tiebreakOrder(tournament.leagueId));
  const source = stored && hasPlaces(stored) && !isOutdated(stored, counted, matches) ? stored : null;
  const { rows, notes } = withNotes(source === null ? counted : rankFromSource(source, matches), source, matches);
  const kind = source?.kind ?? (isBracket ? 'bracket' : 'group');
  const from = source === null ? 'matches' : 'source';
  const grouped = kind === 'bracket' ? [...rows] : rowsInGroups(tournament, rows, season);
  return { kind, from, rows: grouped, ...(notes.length === 0 ? {} : { notes: [...notes] }) };
}

/** Title chances by the current ratings and the games under way, while their figures are fresh; without ratings each game is a coin toss. */
function deriveTitleChances(id: number, { matchIndex, ratings, recentGames, now }: Season): TitleChances | null {
  const matches = matchIndex.ofTournament(id);
  const byMatch = new Map(matches.map((match) => [match.id, ratings.chanceOf(match)?.left ?? null]));
  const last = matches.at(-1);
  const between = (teamId: number, otherId: number, length: MatchLength) =>
    (last && ratings.chanceBetween(teamId, otherId, { ...last, ...length })) ?? null;
  const underWay = new Map(
    matches.map((match) => {
      const chance = ratings.chanceOf(match);
      const figures = liveFigures(match, recentGames.get(match.id) ?? [], { prior: gamePrior(match, chance) });
      // A score that the source has reported before the end of the game counts that game.
      const isNext = figures?.position === (match.left.score ?? 0) + (match.right.score ?? 0) + 1;
      return [match.id, isNext && !isStale(match, figures, now()) ? (figures.chance ?? null) : null];
    }),
  );
  return titleChances(
    matches,
    id,
    ({ id: matchId }) => byMatch.get(matchId) ?? null,
    between,
    ({ id: matchId }) => underWay.get(matchId) ?? null,
  );
}

/**
 * `standings/{tournamentId}`: the source's places where it gives them, else
 * counted from the matches, group by group, with the lines of the table and
 * what each team still needs, or how likely each is to win a bracket; null for an unknown tournament or one without teams.
 */
export function deriveStandings(id: number, season: Season): StandingsDocument | null {
  const tournament = season.entities.tournaments.get(id);
  if (!tournament) return null;
  const table = { tournamentId: id, tournamentName: tournament.name, ...deriveTable(tournament, season) };
  if (table.rows.length === 0) return null;
  if (table.kind === 'bracket') return { ...table, titleChances: deriveTitleChances(id, season) };
  const cuts = deriveCuts(tournament, table.rows, season);
  return { ...table, cuts: [...cuts], scenarios: deriveScenarios(tournament, table.rows, cuts, season) };
}
