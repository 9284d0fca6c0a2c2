import { ROLES, type Role } from '../match/role';
import { isPartial, type Coverage } from '../statistics/coverage';
import { comparedGames } from '../statistics/least-games';
import type { ChampionStatsDocument, PlayerStatsDocument, TeamStatsDocument } from '../statistics/stats-document';
import { championRows, playerRows, teamRows, type ChampionRow, type PlayerRow, type TeamRow } from '../statistics/stats-rows';
import { shuffled } from './shuffled';
import { QUIZ_CHOICES, type FigureQuestion, type QuizFigure } from './quiz';

/** The best is ahead by such a part of its own figure. */
const LEAST_LEAD = 0.02;
const LEAST_GAMES = 5;
const TRIES = 12;

/** A competition by its key, and its name with its league's. */
export type QuizCompetition = { readonly scope: string; readonly name: string };

/** The tables of a competition; null where there are none. */
export type QuizTables = QuizCompetition & {
  readonly players: PlayerStatsDocument | null;
  readonly teams: TeamStatsDocument | null;
  readonly champions: ChampionStatsDocument | null;
};

type Candidate = { readonly id: number; readonly name: string; readonly games: number; readonly value: number | null };
type Rows = { readonly table: FigureQuestion['table']; readonly role: Role | null; readonly candidates: readonly Candidate[] };

/** For game length the answer is the shortest, for everything else the most. */
const LESS: readonly QuizFigure[] = ['averageSeconds'];

/** Figures of a part of the games would be another question. */
function isWhole<Document extends { readonly coverage?: Coverage | undefined }>(document: Document | null): document is Document {
  return document !== null && !isPartial(document.coverage);
}

const candidate = ({ id, name }: Pick<Candidate, 'id' | 'name'>, games: number, value: number | null): Candidate => ({
  id,
  name,
  games,
  value,
});

function ofPlayers(document: PlayerStatsDocument | null, role: Role, value: (row: PlayerRow) => number | null): Rows {
  const rows = isWhole(document) ? playerRows(document, { role, side: null }) : [];
  return { table: 'players', role, candidates: rows.map((row) => candidate(row, row.games, value(row))) };
}

function ofTeams(document: TeamStatsDocument | null, value: (row: TeamRow) => number | null): Rows {
  const rows = isWhole(document) ? teamRows(document) : [];
  return { table: 'teams', role: null, candidates: rows.map((row) => candidate(row, row.games, value(row))) };
}

function ofChampions(document: ChampionStatsDocument | null, value: (row: ChampionRow) => number | null): Rows {
  const rows = isWhole(document) ? championRows(document) : [];
  return { table: 'champions', role: null, candidates: rows.map((row) => candidate(row, row.picks, value(row))) };
}

function rowsOf({ players, teams, champions }: QuizTables, figure: QuizFigure, role: Role): Rows {
  switch (figure) {
    case 'kda':
    case 'killParticipation':
    case 'csPerMinute':
    case 'damagePerMinute':
    case 'visionPerMinute':
    case 'goldDifferenceAt15':
      return ofPlayers(players, role, (row) => row[figure]);
    case 'teamWinRate':
      return ofTeams(teams, ({ winRate }) => winRate);
    case 'killsPerGame':
    case 'averageSeconds':
    case 'dragonsPerGame':
    case 'firstBloodRate':
      return ofTeams(teams, (row) => row[figure]);
    case 'presence':
    case 'bans':
      return ofChampions(champions, (row) => row[figure]);
    case 'championWinRate':
      return ofChampions(champions, ({ winRate }) => winRate);
  }
}

type KnownCandidate = Omit<Candidate, 'value'> & { readonly value: number };

/** The place of the best; null where it is not clearly ahead. */
function clearBest(choices: readonly KnownCandidate[], isLess: boolean): number | null {
  const [best, second] = choices.toSorted((a, b) => (isLess ? a.value - b.value : b.value - a.value));
  if (!best || !second || Math.abs(best.value - second.value) <= Math.abs(best.value) * LEAST_LEAD) return null;
  return choices.indexOf(best);
}

/** A question about a figure of a competition; null where none has a clear answer. */
export function figureQuestion(tables: QuizTables, figure: QuizFigure, random: () => number): FigureQuestion | null {
  const role = ROLES[Math.floor(random() * ROLES.length)] ?? ROLES[0];
  const rows = rowsOf(tables, figure, role);
  const least = Math.max(LEAST_GAMES, comparedGames(Math.max(0, ...rows.candidates.map(({ games }) => games))));
  const known = rows.candidates.flatMap((row): KnownCandidate[] =>
    row.value === null || row.games < least ? [] : [{ ...row, value: row.value }],
  );
  for (let tries = 0; tries < TRIES && known.length >= QUIZ_CHOICES; tries += 1) {
    const choices = shuffled(known, random).slice(0, QUIZ_CHOICES);
    const answer = clearBest(choices, LESS.includes(figure));
    const names = new Set(choices.map(({ name }) => name));
    if (answer === null || names.size < QUIZ_CHOICES) continue;
    const { table } = rows;
    return { kind: 'figure', figure, table, role: rows.role, scope: tables.scope, scopeName: tables.name, least, choices, answer };
  }
  return null;
}
