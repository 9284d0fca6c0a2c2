import { DAY_MS, WEEK_MS } from '../durations';
import { ROLES, type Role } from '../match/role';
import { isPartial, type Coverage } from '../statistics/coverage';
import { comparedGames } from '../statistics/least-games';
import type { ChampionStatsDocument, PlayerStatsDocument, StatsScopes, TeamStatsDocument } from '../statistics/stats-document';
import { championRows, playerRows, teamRows } from '../statistics/stats-rows';
import { DAILY_QUESTIONS, dailyQuizId, QUIZ_CHOICES, QUIZ_FIGURES, type FigureQuestion, type Quiz, type QuizFigure } from './quiz';

/**
 * The quiz of a day, made of the figures of competitions that are over: the same
 * for everybody, by the day and what is stored. A question is asked only where
 * its answer is beyond doubt: every choice has enough games and a known figure,
 * and the best is ahead of the second by more than rounding hides.
 */

/** A competition is asked about from so long after its end on: by then its results are no news. */
const OVER_MS = WEEK_MS;
/** Seasons and stages that a day's questions are about. */
const QUIZ_COMPETITIONS = 4;
/** Among so many of the latest. */
const LATEST = 24;
/** The best is ahead by such a part of its own figure. */
const LEAST_LEAD = 0.02;
const LEAST_GAMES = 5;
const TRIES = 12;

/** Numbers from 0 to 1 that are always the same for the same text (mulberry32 over FNV-1a). */
function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A competition by its key, and its name with its league's. */
export type QuizCompetition = { readonly scope: string; readonly name: string };

type Ended = { readonly id: number; readonly endAt: string | null };

/** What a day's questions are about: some of the latest seasons and stages that have figures and were over a week before the day. */
export function quizCompetitions(
  day: string,
  scopes: StatsScopes,
  { series, stages }: { readonly series: readonly Ended[]; readonly stages: readonly Ended[] },
): QuizCompetition[] {
  const before = Date.parse(`${day}T00:00:00Z`) - OVER_MS;
  const over = (all: readonly Ended[]) =>
    new Set(all.flatMap(({ id, endAt }) => (endAt !== null && Date.parse(endAt) < before ? [id] : [])));
  const [overSeries, overStages] = [over(series), over(stages)];
  const leagues = new Map(scopes.leagues.map(({ id, name }) => [id, name]));
  const names = new Map(scopes.series.map(({ id, leagueId, name }) => [id, [leagues.get(leagueId) ?? '', name].filter(Boolean).join(' ')]));
  const candidates = [
    ...scopes.series
      .filter(({ id }) => overSeries.has(id))
      .slice(0, LATEST)
      .map(({ id }) => ({ scope: `serie:${id}`, name: names.get(id) ?? '' })),
    ...scopes.tournaments
      .filter(({ id }) => overStages.has(id))
      .slice(0, LATEST)
      .map(({ id, serieId, name }) => ({ scope: `tournament:${id}`, name: [names.get(serieId) ?? '', name].filter(Boolean).join(' ') })),
  ];
  return shuffled(candidates, numbersOf(`competitions ${day}`)).slice(0, QUIZ_COMPETITIONS);
}

/** The tables of a competition; null where there are none. */
export type QuizTables = QuizCompetition & {
  readonly players: PlayerStatsDocument | null;
  readonly teams: TeamStatsDocument | null;
  readonly champions: ChampionStatsDocument | null;
};

type Candidate = { readonly id: number; readonly name: string; readonly games: number; readonly value: number | null };
type Rows = { readonly table: FigureQuestion['table']; readonly role: Role | null; readonly candidates: readonly Candidate[] };

/** The shortest games are asked for, of everything else the most. */
const LESS: readonly QuizFigure[] = ['averageSeconds'];

/** Figures of a part of the games would be another question. */
function isWhole<Document extends { readonly coverage?: Coverage | undefined }>(document: Document | null): document is Document {
  return document !== null && !isPartial(document.coverage);
}

function ofPlayers(
  document: PlayerStatsDocument | null,
  role: Role,
  value: (row: ReturnType<typeof playerRows>[number]) => number | null,
): Rows {
  const rows = isWhole(document) ? playerRows(document, { role, side: null }) : [];
  return { table: 'players', role, candidates: rows.map((row) => ({ id: row.id, name: row.name, games: row.games, value: value(row) })) };
}

function ofTeams(document: TeamStatsDocument | null, value: (row: ReturnType<typeof teamRows>[number]) => number | null): Rows {
  const rows = isWhole(document) ? teamRows(document) : [];
  return {
    table: 'teams',
    role: null,
    candidates: rows.map((row) => ({ id: row.id, name: row.name, games: row.games, value: value(row) })),
  };
}

function ofChampions(document: ChampionStatsDocument | null, value: (row: ReturnType<typeof championRows>[number]) => number | null): Rows {
  const rows = isWhole(document) ? championRows(document) : [];
  return {
    table: 'champions',
    role: null,
    candidates: rows.map((row) => ({ id: row.id, name: row.name, games: row.picks, value: value(row) })),
  };
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

type Known = Omit<Candidate, 'value'> & { readonly value: number };

/** The place of the best; null where it is not clearly ahead. */
function clearBest(choices: readonly Known[], isLess: boolean): number | null {
  const [best, second] = choices.toSorted((a, b) => (isLess ? a.value - b.value : b.value - a.value));
  if (!best || !second || Math.abs(best.value - second.value) <= Math.abs(best.value) * LEAST_LEAD) return null;
  return choices.indexOf(best);
}

/** A question about a figure of a competition; null where none has a clear answer. */
export function figureQuestion(tables: QuizTables, figure: QuizFigure, random: () => number): FigureQuestion | null {
  const role = ROLES[Math.floor(random() * ROLES.length)] ?? ROLES[0];
  const rows = rowsOf(tables, figure, role);
  const least = Math.max(LEAST_GAMES, comparedGames(Math.max(0, ...rows.candidates.map(({ games }) => games))));
  const known = rows.candidates.flatMap((row): Known[] => (row.value === null || row.games < least ? [] : [{ ...row, value: row.value }]));
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

/** The quiz of a UTC day; null where the tables do not answer enough questions. */
export function dailyQuiz(day: string, competitions: readonly QuizTables[]): Quiz | null {
  const random = numbersOf(`questions ${day}`);
  const questions: FigureQuestion[] = [];
  const pairs = shuffled(QUIZ_FIGURES, random).flatMap((figure) => shuffled(competitions, random).map((tables) => ({ figure, tables })));
  for (const { figure, tables } of pairs) {
    // A figure is asked for once.
    if (questions.length === DAILY_QUESTIONS || questions.some((each) => each.figure === figure)) continue;
    const question = figureQuestion(tables, figure, random);
    if (question !== null) questions.push(question);
  }
  if (questions.length < DAILY_QUESTIONS) return null;
  const opensAt = Date.parse(`${day}T00:00:00Z`);
  return { id: dailyQuizId(day), kind: 'daily', titles: {}, opensAt, closesAt: opensAt + DAY_MS, questions };
}
